import { createTranslator } from "use-intl/core";
import { appMessages as arabicApp } from "#shared/locales/ar/app.ts";
import { documentMessages as arabicDocuments } from "#shared/locales/ar/documents.ts";
import { evaluationMessages as arabicEvaluation } from "#shared/locales/ar/evaluation.ts";
import { factMessages as arabicFacts } from "#shared/locales/ar/facts.ts";
import { laterMessages as arabicLater } from "#shared/locales/ar/later.ts";
import { localModelMessages as arabicLocalModels } from "#shared/locales/ar/local-models.ts";
import { marketing as arabicMarketing } from "#shared/locales/ar/marketing.ts";
import { panelMessages as arabicPanels } from "#shared/locales/ar/panels.ts";
import { phoneMessages as arabicPhone } from "#shared/locales/ar/phone.ts";
import { publicMessages as arabicPublic } from "#shared/locales/ar/public.ts";
import { trendMessages as arabicTrends } from "#shared/locales/ar/trend-page.ts";
import { appMessages as englishApp } from "#shared/locales/en/app.ts";
import { documentMessages as englishDocuments } from "#shared/locales/en/documents.ts";
import { evaluationMessages as englishEvaluation } from "#shared/locales/en/evaluation.ts";
import { factMessages as englishFacts } from "#shared/locales/en/facts.ts";
import { laterMessages as englishLater } from "#shared/locales/en/later.ts";
import { localModelMessages as englishLocalModels } from "#shared/locales/en/local-models.ts";
import { marketing as englishMarketing } from "#shared/locales/en/marketing.ts";
import { panelMessages as englishPanels } from "#shared/locales/en/panels.ts";
import { phoneMessages as englishPhone } from "#shared/locales/en/phone.ts";
import { publicMessages as englishPublic } from "#shared/locales/en/public.ts";
import { trendMessages as englishTrends } from "#shared/locales/en/trend-page.ts";
import type { Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";

/** The screens' own texts, so that a journey reads the page as a person does, in either language. */
export type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The texts of errors come in parts, which the page puts together. */
function withErrors(texts: { errors: object }, later: { errors: object }): { errors: object } {
  return { ...texts, ...later, errors: { ...texts.errors, ...later.errors } };
}

export function textsIn(language: Language): Texts {
  const messages =
    language === "ar"
      ? {
          ...arabicApp,
          ...arabicDocuments,
          ...arabicFacts,
          ...arabicLater,
          ...arabicPanels,
          ...[arabicPhone, arabicEvaluation, arabicLocalModels].reduce<{ errors: object }>(withErrors, arabicPublic),
          ...arabicTrends,
        }
      : {
          ...englishApp,
          ...englishDocuments,
          ...englishFacts,
          ...englishLater,
          ...englishPanels,
          ...[englishPhone, englishEvaluation, englishLocalModels].reduce<{ errors: object }>(withErrors, englishPublic),
          ...englishTrends,
        };
  const translate = createTranslator({
    locale: language === "ar" ? "ar-u-nu-latn" : "en",
    messages: messages as Record<string, unknown>,
  });
  return translate as unknown as Texts;
}

/** The copy of the public pages, which knows no placeholders. */
export function copyIn(language: Language): Marketing {
  return language === "ar" ? arabicMarketing : englishMarketing;
}
