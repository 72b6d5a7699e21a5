#include <unicode/upluralrules.h>

// ICU's functions are macros that name the version; Swift sees functions only.

static inline UPluralRules *curtain_plural_rules_open(const char *locale, UErrorCode *status) {
  return uplrules_open(locale, status);
}

static inline int32_t curtain_plural_rules_select(
    const UPluralRules *rules, double number, UChar *keyword, int32_t capacity,
    UErrorCode *status) {
  return uplrules_select(rules, number, keyword, capacity, status);
}
