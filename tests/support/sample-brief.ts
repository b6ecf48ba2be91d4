import { findTemplate } from "#language/templates/registry.ts";
import type { Template, TemplateField } from "#language/templates/template.ts";
import type { Brief, FieldValue } from "#shared/contracts/brief.ts";
import { type Language, languageOf, type Variety } from "#shared/options.ts";

/** What a person might type into a field: its own hint, in the language of the text. */
function sampleValue(field: TemplateField, language: Language): FieldValue {
  switch (field.type) {
    case "list":
      return field.hint[language].split(/\s*[،,;؛]\s*/).slice(0, field.maxItems);
    case "number":
      return field.initial;
    case "money":
      return { amount: 249, currency: language === "ar" ? "SAR" : "USD" };
    case "date":
      return "2026-12-05";
    case "url":
      return "https://example.com/offer";
    case "choice":
      return field.choices[0]?.value ?? "";
    default:
      return field.hint[language].slice(0, field.maxLength);
  }
}

export const sampleTopics: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["meal planning for busy families", "bookkeeping for a small bakery"],
  ar: ["تنظيم الميزانية في البيت", "تصوير المنتجات بالموبايل"],
};

const sampleKeywords: Readonly<Record<Language, readonly string[]>> = {
  en: ["shopping list", "weeknight dinners"],
  ar: ["قائمة المشتريات", "توفير الوقت"],
};

export interface SampleOptions extends Partial<Brief> {
  /** Fill only what a text of the template names. */
  readonly expectedOnly?: boolean;
}

/** A complete, believable brief for any template and variety. */
export function sampleBrief(templateId: number, variety: Variety, { expectedOnly, ...changes }: SampleOptions = {}): Brief {
  const template = findTemplate(templateId) as Template;
  const language = languageOf(variety);
  const fields = template.fields.filter((field) => field.expected || !expectedOnly);
  return {
    templateId,
    topic: sampleTopics[language][0],
    variety,
    words: template.defaultLength,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [...sampleKeywords[language]],
    fields: Object.fromEntries(fields.map((field) => [field.key, sampleValue(field, language)])),
    ...changes,
  };
}
