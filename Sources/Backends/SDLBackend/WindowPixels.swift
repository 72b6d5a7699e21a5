import CSDL2

/// The pixels of a window, whatever format the display wants.
@MainActor
enum WindowPixels {
  /// Formats whose four bytes are blue, green, red and a byte that nobody looks at.
  private static let directFormats: Set<UInt32> = [
    SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue,
  ]

  /// Hands over the window's pixels and shows them.
  ///
  /// C: `SDL_UpdateWindowSurface`.
  static func present(
    _ window: OpaquePointer,
    _ draw: (
      _ pixels: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int
    ) -> Void
  ) {
    // Right after a resize, or while the window is closing, there is no surface; another event
    // will ask again.
    guard let surface = SDL_GetWindowSurface(window) else { return }
    let format = surface.pointee.format.pointee.format
    if Self.directFormats.contains(format) {
      SDL_LockSurface(surface)
      draw(
        surface.pointee.pixels, Int(surface.pointee.w), Int(surface.pointee.h),
        Int(surface.pointee.pitch))
      SDL_UnlockSurface(surface)
    } else if let copy = SDL_CreateRGBSurfaceWithFormat(
      0, surface.pointee.w, surface.pointee.h, 32, UInt32(SDL_PIXELFORMAT_RGB888.rawValue))
    {
      draw(copy.pointee.pixels, Int(copy.pointee.w), Int(copy.pointee.h), Int(copy.pointee.pitch))
      SDL_UpperBlit(copy, nil, surface, nil)
      SDL_FreeSurface(copy)
    }
    SDL_UpdateWindowSurface(window)
  }
}
