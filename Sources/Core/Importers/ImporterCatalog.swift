/// Every format that can be imported, one row each. The first row that recognizes a document
/// reads it.
public enum ImporterCatalog {
  public static let formats: [DumpFormat] = [
    .webDriverAgentXML, .uiautomatorXML, .appiumAndroidXML, .webDriverAgentJSON,
    .simUseJSON, .hostAccessibilityJSON, .accessibilitySnapshotJSON, .xctestDescription,
  ]

  public static func format(id: String) -> DumpFormat? { formats.first { $0.id == id } }
}
