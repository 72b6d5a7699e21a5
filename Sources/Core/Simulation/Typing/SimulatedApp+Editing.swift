import AccessibilityTree

extension SimulatedApp {
  mutating func beginEditing(_ field: String) {
    if editing?.field == field { return }
    endEditing(isAnnounced: false)
    // What ended may have opened another screen.
    guard simulated.indexByID[field] != nil else { return }
    let end = text(of: field).count
    editing = TextEditing(field: field, selection: end..<end)
    isStale = true
    posts.append(.editingBegan(field))
    runHandler(.beginEditing, of: field)
  }

  /// False where nothing was being typed.
  @discardableResult
  mutating func endEditing(isAnnounced: Bool) -> Bool {
    guard let field = editing?.field else { return false }
    editing = nil
    isStale = true
    if isAnnounced { posts.append(.editingEnded(field)) }
    runHandler(.endEditing, of: field)
    return true
  }

  /// Puts text in place of the selection; a line end in a one-line field submits it.
  mutating func insert(_ text: String, into id: String) -> Bool {
    guard let editing, editing.field == id, let index = simulated.indexByID[id] else {
      return false
    }
    let record = simulated.records[index]
    if text == "\n", record.view.kind != .textView { return submit() }
    let inserted =
      record.view.kind == .textView ? text : String(text.filter { !$0.isNewline })
    var characters = Array(self.text(of: id))
    let selection = editing.selection.clamped(to: 0..<characters.count)
    let length = characters.count - selection.count + inserted.count
    guard length <= record.view.content.maximumLength ?? .max else { return false }
    characters.replaceSubrange(selection, with: inserted)
    let text = String(characters)
    // Combining marks join their neighbor, so the caret is counted from the end.
    let caret = text.count - (characters.count - selection.lowerBound - inserted.count)
    keepText(of: id)
    self.editing?.selection = max(caret, 0)..<max(caret, 0)
    self.editing?.isShifted = false
    isStale = true
    setValue(.text(text), of: index, source: id)
    return true
  }

  /// Answers true where there was nothing to remove, too: the field took the key.
  mutating func deleteBackward(in id: String) -> Bool {
    guard let editing, editing.field == id, let index = simulated.indexByID[id] else {
      return false
    }
    var characters = Array(text(of: id))
    var selection = editing.selection.clamped(to: 0..<characters.count)
    if selection.isEmpty {
      guard selection.lowerBound > 0 else { return true }
      selection = (selection.lowerBound - 1)..<selection.lowerBound
    }
    characters.removeSubrange(selection)
    keepText(of: id)
    self.editing?.selection = selection.lowerBound..<selection.lowerBound
    isStale = true
    setValue(.text(String(characters)), of: index, source: id)
    return true
  }

  /// False where there is nothing to take back, or to make again.
  mutating func takeBack(in id: String, isRedo: Bool) -> Bool {
    guard var editing, editing.field == id, let index = simulated.indexByID[id] else {
      return false
    }
    let now = TextHistory.Moment(text: text(of: id), selection: editing.selection)
    let found = isRedo ? editing.history.redo(from: now) : editing.history.undo(from: now)
    guard let found else { return false }
    editing.selection = found.selection
    self.editing = editing
    isStale = true
    setValue(.text(found.text), of: index, source: id)
    return true
  }

  private mutating func keepText(of id: String) {
    guard let selection = editing?.selection else { return }
    let moment = TextHistory.Moment(text: text(of: id), selection: selection)
    editing?.history.keep(moment)
  }

  mutating func select(_ range: Range<Int>, in id: String) -> Bool {
    guard editing?.field == id else { return false }
    let clamped = range.clamped(to: 0..<text(of: id).count)
    editing?.selection = clamped
    isStale = true
    return true
  }

  mutating func pressed(_ press: Keyboard.Press) -> Bool {
    guard let field = editing?.field else { return false }
    if case .alternative(let index) = press { return takeAlternative(index, in: field) }
    if editing?.alternatives != nil { _ = hideAlternatives() }
    switch press {
    case .alternative: return false
    case .type(let text): return insert(text, into: field)
    case .delete: return deleteBackward(in: field)
    case .predict(let index): return takePrediction(index, in: field)
    case .shift: editing?.isShifted.toggle()
    case .otherPlane: editing?.isOnOtherPlane.toggle()
    case .submit:
      guard let index = simulated.indexByID[field] else { return false }
      if simulated.records[index].view.kind == .textView { return insert("\n", into: field) }
      return submit()
    }
    isStale = true
    return true
  }

  /// Puts the word in the place of what was begun, with a blank behind it.
  private mutating func takePrediction(_ index: Int, in field: String) -> Bool {
    guard let editing else { return false }
    let predictions = builder.keyboard(for: editing).predictions
    guard predictions.indices.contains(index) else { return false }
    let completion = predictions[index]
    if !editing.selection.isEmpty { return insert(completion.word, into: field) }
    let text = Array(text(of: field))
    // A blank that is there already does.
    let hasBlank = text[completion.replaced.upperBound...].first?.isWhitespace == true
    let typed = completion.word + (hasBlank ? "" : " ")
    self.editing?.selection = completion.replaced
    guard insert(typed, into: field) else {
      self.editing?.selection = editing.selection
      return false
    }
    if hasBlank, let caret = self.editing?.selection.upperBound {
      self.editing?.selection = caret + 1..<caret + 1
    }
    return true
  }

  /// What a field's clear button does; the cursor goes to the field, for the button is gone.
  mutating func clear(_ field: String) -> Bool {
    guard let index = simulated.indexByID[field] else { return false }
    if editing?.field == field {
      keepText(of: field)
      editing?.selection = 0..<0
    }
    isStale = true
    setValue(.text(""), of: index, source: field)
    posts.append(.layoutChanged(focus: field, message: nil))
    return true
  }

  private mutating func submit() -> Bool {
    guard let field = editing?.field else { return false }
    endEditing(isAnnounced: true)
    runHandler(.submit, of: field)
    return true
  }

  private mutating func runHandler(_ event: ScreenEvent, of field: String) {
    guard let index = simulated.indexByID[field],
      let actions = simulated.records[index].view.handlers[event]
    else { return }
    run(actions, from: field)
  }

  private func text(of field: String) -> String {
    guard let index = simulated.indexByID[field], let name = simulated.records[index].valueName
    else { return "" }
    return state[name]?.description ?? ""
  }
}
