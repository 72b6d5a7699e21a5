#include "plural_rules.h"

#include <unicode/upluralrules.h>

const curtain_plural_rules *curtain_plural_rules_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  return U_SUCCESS(status) ? (const curtain_plural_rules *)rules : NULL;
}

int curtain_plural_rules_select(
    const curtain_plural_rules *rules, double number, char *keyword, int capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[32];
  int length =
      uplrules_select((const UPluralRules *)rules, number, wide, 32, &status);
  if (U_FAILURE(status) || length >= capacity) return 0;
  // Keywords are plain ASCII.
  for (int index = 0; index < length; index++) keyword[index] = (char)wide[index];
  keyword[length] = 0;
  return 1;
}
