/// Classes of Android views and what they are (import-formats.md 15.2).
enum AndroidClasses {
  /// The role of a class by the last part of its name.
  static func role(_ name: some StringProtocol) -> DumpRole {
    let start = name.lastIndex { $0 == "." || $0 == "$" }.map(name.index(after:))
    let last = String(name[(start ?? name.startIndex)...])
    if let role = roles[last] { return role }
    // Libraries make their own: MaterialButton, AppCompatEditText, SwitchCompat.
    return suffixes.first { last.hasSuffix($0.ending) }?.role ?? .group
  }

  private static let roles: [String: DumpRole] = [
    "CheckedTextView": .checkBox, "ToggleButton": .toggle, "SwitchCompat": .toggle,
    "MaterialSwitch": .toggle, "TextView": .text, "Chronometer": .text, "TextClock": .text,
    "Toast": .text, "RatingBar": .slider, "Spinner": .popUpButton, "ListView": .table,
    "RecyclerView": .table, "ExpandableListView": .table, "GridView": .collection,
    "ViewPager": .scrollView, "ViewPager2": .scrollView, "HorizontalScrollView": .scrollView,
    "ScrollView": .scrollView, "NestedScrollView": .scrollView, "TabView": .tab, "Tab": .tab,
    "WebView": .webView, "NumberPicker": .pickerWheel, "DatePicker": .picker,
    "TimePicker": .picker, "Toolbar": .toolbar,
  ]

  private static let suffixes: [(ending: String, role: DumpRole)] = [
    ("RadioButton", .radioButton), ("CheckBox", .checkBox), ("Switch", .toggle),
    ("Button", .button), ("EditText", .textField), ("AutoCompleteTextView", .textField),
    ("TextInputEditText", .textField), ("SeekBar", .slider), ("Slider", .slider),
    ("ProgressBar", .progress), ("ProgressIndicator", .progress), ("ImageView", .image),
    ("TextView", .text), ("RecyclerView", .table), ("ScrollView", .scrollView),
  ]
}
