import { createTranslator } from "use-intl/core";
import type { Suggestion } from "#shared/contracts/report.ts";
import { suggestions as arabic } from "#shared/locales/ar/suggestions.ts";
import { suggestions as english } from "#shared/locales/en/suggestions.ts";
import type { Language } from "#shared/options.ts";

/** Western digits in both languages, which is the default everywhere. */
const locales: Readonly<Record<Language, string>> = { en: "en", ar: "ar-u-nu-latn" };

/**
 * A suggestion as a sentence, for callers without the locale files: users of `POST /api/content/generate` and of the command line.
 */
export function suggestionText(suggestion: Suggestion, language: Language): string {
  const messages: Record<string, string> = language === "ar" ? arabic : english;
  return createTranslator({ locale: locales[language], messages })(suggestion.code, suggestion.params);
}
