import Hands

extension Key {
  /// The X key code of a US keyboard on this server: the kernel's code and eight, but for a few.
  var xKeyCode: Int32 {
    Self.kernelCodes[self]! + 8
  }

  private static let kernelCodes: [Key: Int32] = {
    var codes: [Key: Int32] = [
      .escape: 1, .minus: 12, .equals: 13, .backspace: 14, .tab: 15, .leftBracket: 26,
      .rightBracket: 27, .enter: 28, .space: 57, .f11: 87, .f12: 88,
      // The server numbers these as XFree86 did, not as the kernel does.
      .home: 89, .up: 90, .pageUp: 91, .left: 92, .right: 94, .end: 95, .down: 96, .pageDown: 97,
      .delete: 99,
    ]
    let rows: [(Int32, [Key])] = [
      (2, [.one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .zero]),
      (16, [.q, .w, .e, .r, .t, .y, .u, .i, .o, .p]),
      (30, [.a, .s, .d, .f, .g, .h, .j, .k, .l]),
      (44, [.z, .x, .c, .v, .b, .n, .m]),
      (59, [.f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10]),
    ]
    for (first, keys) in rows {
      for (index, key) in keys.enumerated() { codes[key] = first + Int32(index) }
    }
    return codes
  }()
}

extension KeyModifiers {
  /// The X key codes of the left one of each.
  var xKeyCodes: [Int32] {
    [(KeyModifiers.shift, 42), (.control, 29), (.alt, 56), (.system, 125)]
      .filter { contains($0.0) }.map { Int32($0.1 + 8) }
  }
}
