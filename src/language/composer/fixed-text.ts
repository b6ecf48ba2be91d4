import { languageOf } from "#shared/options.ts";
import type { FieldKey } from "../templates/field-keys.ts";
import { fieldText, isFilled, itemsOf } from "../templates/field-text.ts";
import type { OutlineSection, TemplateField } from "../templates/template.ts";
import { directionOf } from "../text/direction.ts";
import { countWords } from "../text/words.ts";
import type { Voice } from "./parts.ts";
import { readSubject } from "./subject.ts";

export function fieldOf(key: FieldKey, voice: Voice): TemplateField | undefined {
  return voice.template.fields.find((field) => field.key === key);
}

/** The user's own words for a field, a blank where they are in another language than the text, or null when empty. */
export function wordsFor(field: TemplateField, voice: Voice): string | null {
  const value = voice.brief.fields[field.key];
  if (!isFilled(value)) return null;
  const text = fieldText(field, value, voice.brief.variety);
  const isProse = (field.type === "text" || field.type === "long") && countWords(text) > 4;
  const isForeign = isProse && directionOf(text) !== (languageOf(voice.brief.variety) === "ar" ? "rtl" : "ltr");
  return isForeign ? `[… ${field.label[voice.language]}]` : text;
}

/** 'JEDDAH, December 5, 2026: ', as wire services print it. */
export function dateline(section: OutlineSection, voice: Voice): string {
  const parts = (section.dateline ?? []).flatMap((key) => {
    const field = fieldOf(key, voice);
    return field ? [wordsFor(field, voice) ?? `[… ${field.label[voice.language]}]`] : [];
  });
  return parts.length > 0 ? `**${parts.join(voice.language === "ar" ? "، " : ", ")}:** ` : "";
}

/** A title that the user has written already, in an own field: the news of a press release. */
export function ownTitle(section: OutlineSection, voice: Voice): string | undefined {
  const field = section.titleField && fieldOf(section.titleField, voice);
  const value = field && wordsFor(field, voice);
  return value ? (readSubject(value).asTyped ?? undefined) : undefined;
}

export function facts(section: OutlineSection, voice: Voice): string {
  return (section.fields ?? [])
    .flatMap((key) => {
      const field = fieldOf(key, voice);
      const value = field && (wordsFor(field, voice) ?? (field.expected ? `[… ${field.label[voice.language]}]` : null));
      return field && value ? [`- **${field.label[voice.language]}:** ${value}`] : [];
    })
    .join("\n");
}

export function signature(section: OutlineSection, voice: Voice): string {
  return (section.fields ?? [])
    .flatMap((key) => {
      const field = fieldOf(key, voice);
      return field ? [wordsFor(field, voice) ?? `[… ${field.label[voice.language]}]`] : [];
    })
    .join("  \n");
}

export function table(section: OutlineSection, voice: Voice): string {
  const key = section.each ?? "products";
  const listed = itemsOf(voice.brief.fields[key]);
  const label = fieldOf(key, voice)?.label[voice.language] ?? key;
  const columns = listed.length > 0 ? listed : [`[… ${label} 1]`, `[… ${label} 2]`];
  const criteria = itemsOf(voice.brief.fields.criteria);
  const rows =
    criteria.length > 0
      ? criteria
      : [`[… ${voice.labels.criterion} 1]`, `[… ${voice.labels.criterion} 2]`, `[… ${voice.labels.criterion} 3]`];
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  return [
    line([voice.labels.criterion, ...columns]),
    line(["---", ...columns.map(() => "---")]),
    ...rows.map((row) => line([row, ...columns.map(() => "[…]")])),
  ].join("\n");
}

/** Tags of the user's keywords and subject: their words joined, nothing else changed. */
export function hashtags(voice: Voice): string {
  const sources = [...voice.brief.keywords, ...(voice.subject ? [voice.subject] : [])];
  const tags = sources
    .filter((source) => countWords(source) <= 4)
    .map((source) =>
      source
        .trim()
        .replace(/[^\p{L}\p{N}\s_]/gu, "")
        .split(/\s+/),
    )
    .map(
      (words) =>
        `#${voice.language === "ar" ? words.join("_") : words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")}`,
    );
  const unique = [...new Set(tags)].filter((tag) => tag.length > 1).slice(0, 6);
  return unique.length > 0 ? unique.join(" ") : `#[…]`;
}
