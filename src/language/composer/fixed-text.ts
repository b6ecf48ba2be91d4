import { languageOf } from "#shared/options.ts";
import type { FieldKey } from "../templates/field-keys.ts";
import { fieldText, isFilled, itemsOf } from "../templates/field-text.ts";
import { isSteering } from "../templates/steering.ts";
import type { OutlineSection, TemplateField } from "../templates/template.ts";
import { directionOf } from "../text/direction.ts";
import { fold } from "../text/normalise.ts";
import { countWords } from "../text/words.ts";
import type { Drafting } from "./parts.ts";
import { readSubject } from "./subject.ts";

export function fieldOf(key: FieldKey, drafting: Drafting): TemplateField | undefined {
  return drafting.template.fields.find((field) => field.key === key);
}

/** The user's own words for a field, a blank where they are in another language than the text, or null when empty. */
export function wordsFor(field: TemplateField, drafting: Drafting): string | null {
  const value = drafting.brief.fields[field.key];
  if (!isFilled(value)) return null;
  const text = fieldText(field, value, drafting.brief.variety);
  const isProse = (field.type === "text" || field.type === "long") && countWords(text) > 4;
  const isForeign = isProse && directionOf(text) !== (languageOf(drafting.brief.variety) === "ar" ? "rtl" : "ltr");
  return isForeign ? `[… ${field.label[drafting.language]}]` : text;
}

/** 'JEDDAH, December 5, 2026: ', as wire services print it. */
export function dateline(section: OutlineSection, drafting: Drafting): string {
  const parts = (section.dateline ?? []).flatMap((key) => {
    const field = fieldOf(key, drafting);
    return field ? [wordsFor(field, drafting) ?? `[… ${field.label[drafting.language]}]`] : [];
  });
  return parts.length > 0 ? `**${parts.join(drafting.language === "ar" ? "، " : ", ")}:** ` : "";
}

/** A title that the user has written already, in an own field: the news of a press release. */
export function ownTitle(section: OutlineSection, drafting: Drafting): string | undefined {
  const field = section.titleField && fieldOf(section.titleField, drafting);
  const value = field && wordsFor(field, drafting);
  return value ? (readSubject(value).asTyped ?? undefined) : undefined;
}

/** Who has news or a case is no title for it. */
const bylines: ReadonlySet<string> = new Set(["company", "client"]);

/** What the text is about, as its title: the person's name of the thing where they gave one, else the topic. */
export function titleOf(section: OutlineSection, { brief, template, language }: Drafting): string {
  const field = template.fields.find(({ key }) => key === template.subjectField && !bylines.has(key));
  const value = field && brief.fields[field.key];
  const own = field && isFilled(value) && !Array.isArray(value) ? fieldText(field, value, brief.variety) : "";
  const name = readSubject(own === "" ? brief.topic : own);
  // A topic that asked for a text and named nothing leaves the title to the writer.
  return (name.asTyped ?? name.full) || `[… ${section.purpose[language]}]`;
}

export function facts(section: OutlineSection, drafting: Drafting): string {
  return (section.fields ?? [])
    .filter((key) => !isSteering(key))
    .flatMap((key) => {
      const field = fieldOf(key, drafting);
      const isAsked = field?.expected && key !== drafting.template.subjectField;
      const value = field && (wordsFor(field, drafting) ?? (isAsked ? `[… ${field.label[drafting.language]}]` : null));
      return field && value ? [`- **${field.label[drafting.language]}:** ${value}`] : [];
    })
    .join("\n");
}

export function signature(section: OutlineSection, drafting: Drafting): string {
  return (section.fields ?? [])
    .flatMap((key) => {
      const field = fieldOf(key, drafting);
      return field ? [wordsFor(field, drafting) ?? `[… ${field.label[drafting.language]}]`] : [];
    })
    .join("  \n");
}

export function table(section: OutlineSection, drafting: Drafting): string {
  const key = section.each ?? "products";
  const listed = itemsOf(drafting.brief.fields[key]);
  const label = fieldOf(key, drafting)?.label[drafting.language] ?? key;
  const columns = listed.length > 0 ? listed : [`[… ${label} 1]`, `[… ${label} 2]`];
  const criteria = itemsOf(drafting.brief.fields.criteria);
  const rows =
    criteria.length > 0
      ? criteria
      : [`[… ${drafting.labels.criterion} 1]`, `[… ${drafting.labels.criterion} 2]`, `[… ${drafting.labels.criterion} 3]`];
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  return [
    line([drafting.labels.criterion, ...columns]),
    line(["---", ...columns.map(() => "---")]),
    ...rows.map((row) => line([row, ...columns.map((column) => cellOf(row, column, columns, drafting))])),
  ].join("\n");
}

/** The note that names this product alone and the criterion, without the product's name before a colon; else a blank. */
function cellOf(criterion: string, product: string, products: readonly string[], { brief, material }: Drafting): string {
  const names = (note: string, words: string) => fold(note).includes(fold(words).replace(/^ال/u, ""));
  const others = products.filter((one) => one !== product);
  const told = brief.notes?.find(
    (note) => names(note, product) && names(note, criterion) && !others.some((other) => names(note, other)),
  );
  if (told === undefined) return "[…]";
  material.notes.taken.add(told);
  const [head = "", ...rest] = told.split(/:\s+/u);
  return rest.length > 0 && names(head, product) ? rest.join(": ") : told;
}

function tagOf(source: string, { language }: Drafting): string {
  const words = source
    .trim()
    .replace(/[^\p{L}\p{N}\s_]/gu, "")
    .split(/\s+/);
  return `#${language === "ar" ? words.join("_") : words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")}`;
}

/** Tags of the user's keywords and subject: their words joined, nothing else changed. */
export function hashtags(drafting: Drafting): string {
  const sources = [...drafting.brief.keywords, ...(drafting.subject ? [drafting.subject] : [])];
  const tags = sources.filter((source) => countWords(source) <= 4).map((source) => tagOf(source, drafting));
  const unique = [...new Set(tags)].filter((tag) => tag.length > 1).slice(0, 6);
  if (unique.length > 0) return unique.join(" ");
  return drafting.material.name === "" ? "" : tagOf(drafting.material.name, drafting);
}
