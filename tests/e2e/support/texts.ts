import { createTranslator } from "use-intl/core";
import { appMessages as arabicApp } from "#shared/locales/ar/app.ts";
import { laterMessages as arabicLater } from "#shared/locales/ar/later.ts";
import { publicMessages as arabicPublic } from "#shared/locales/ar/public.ts";
import { appMessages as englishApp } from "#shared/locales/en/app.ts";
import { laterMessages as englishLater } from "#shared/locales/en/later.ts";
import { publicMessages as englishPublic } from "#shared/locales/en/public.ts";
import type { Language } from "#shared/options.ts";

/** The screens' own texts, so that a journey reads the page as a person does, in either language. */
export type Texts = (key: string, values?: Record<string, string | number>) => string;

export function textsIn(language: Language): Texts {
  const messages =
    language === "ar" ? { ...arabicApp, ...arabicLater, ...arabicPublic } : { ...englishApp, ...englishLater, ...englishPublic };
  const translate = createTranslator({
    locale: language === "ar" ? "ar-u-nu-latn" : "en",
    messages: messages as Record<string, unknown>,
  });
  return translate as unknown as Texts;
}
