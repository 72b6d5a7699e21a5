/// Every word of the screen reader's own, by its key in `Assets/Words/`.
public enum ReaderWord: String, Hashable, Sendable, CaseIterable {
  // Traits and states (voiceover.md 3.2, 3.3)
  case selected, dimmed, button, backButton, switchButton, on, off, mixed, tab, textField
  case secureTextField, isEditing, heading, headingLevel, link, adjustable, image, searchField
  case expanded, collapsed, checked, unchecked, visited
  case currentPage, required, invalidField, pressed, notPressed, toggleButton, popUpButton
  case menuPopUp, multiLineTextField
  /// The label that a back button does not repeat.
  case back

  // Surroundings (voiceover.md 3.3, 3.4)
  case position, listStart, listEnd, landmarkStart, landmarkEnd, row, column, spansRows
  case spansColumns, actionsAvailable, moreContentAvailable, group
  case tableStart, tableEnd, rows, columns, roleStart, roleEnd

  // Hints (voiceover.md 3.5)
  case hintSwitch, hintAdjustable, hintTextField, hintMisspelledWords
  case hintExpand, hintCollapse, hintPicker

  // Screens and scrolling (voiceover.md 4.4-4.7)
  case alert, page, topOfScreen, middleOfScreen, bottomOfScreen

  // Text (voiceover.md 2.6, 2.7)
  case insertionPointAtStart, insertionPointAtEnd, insertionPointBetween, capital, space, newLine
  case bullet, characters, emoji
  case selectedText, unselectedText

  // Toggles (voiceover.md 1.9)
  case voiceOverOn, voiceOverOff, speechOn, speechOff, curtainOn, curtainOff, copied, nothingToCopy
  case hintsOn, hintsOff, percent
  case portrait, landscape

  // The reader's own panels and help
  case itemChooser, search, quickSettings, labelItem, done, cancel, helpStarts, helpEnds
  case noCommand, items

  // The rotor (voiceover.md 2.3)
  case rotorActions, activate, rotorAdjustValue, rotorCharacters, rotorWords, rotorLines
  case rotorContainers, rotorHeadings, rotorHeadingLevel, rotorLinks, rotorButtons
  case rotorTextFields, rotorSearchFields, rotorImages, rotorStaticText, rotorSameItem
  case rotorVerticalNavigation, rotorTables, rotorLists, rotorLandmarks, rotorMoreContent
  case rotorEdit, rotorTextSelection, rotorSpeakingRate, rotorVolume, rotorHints
  case rotorPunctuation, rotorLanguage, rotorSounds, rotorTypingMode, rotorMisspelledWords
  case rotorNavigationStyle, rotorPitch, rotorVoice, rotorAudioDucking, rotorAudioDestination
  case rotorNavigateImages, rotorZoom, rotorDirectTouch, rotorRows
  case rotorFormControls, rotorVisitedLinks, rotorNonVisitedLinks, rotorInPageLinks
  case rotorArticles, rotorBlockQuotes, rotorBrailleScreenInput
  case rotorBoldText, rotorItalicText, rotorUnderlinedText

  // Braille Screen Input (voiceover.md 6.5)
  case brailleDot, brailleDots, brailleContracted, brailleUncontracted, brailleTableTop
  case brailleScreenAway, brailleDotsSet, brailleEntry, brailleCommands, brailleLocked
  case brailleUnlocked, brailleOff, brailleNoTables, brailleNoMeaning

  // Nothing of that kind (voiceover.md 2.1)
  case noContainer, noHeading, noLink, noButton, noTextField, noSearchField, noImage
  case noStaticText, noSameItem, noTable, noList, noLandmark, noMisspelledWord, noResult, noRow
  case noFormControl, noArticle, noBlockQuote

  // Menus of the rotor
  case editSelect, editSelectAll, editCopy, editCut, editPaste, editDelete, editReplace
  case pasted, cutOut, textCopied, deleted
  case unitCharacter, unitWord, unitLine, unitPage, unitAll
  case punctuationNone, punctuationSome, punctuationAll, punctuationCustom, languageDefault,
    languageName
  case soundsOn, soundsOff, typingStandard, typingTouch, typingDirectTouch
  case navigationFlat, navigationGrouped
  case voiceUsual, voiceDeep, voiceBright, voiceWhispering, duckingOn, duckingOff
  case imagesAlways, imagesDescribed, imagesNever, directTouchOn, directTouchOff
}
