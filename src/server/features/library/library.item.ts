import { verdictOf } from "#language/checks/compare.ts";
import { findTemplate } from "#language/templates/registry.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { Report } from "#shared/contracts/report.ts";
import type { Language } from "#shared/options.ts";
import type { ListedRow } from "./library.list.store.ts";
import type { LibraryRow } from "./library.store.ts";

/** An item as it crosses the wire, without the market set that it belongs to. */
export type PlainItem = Omit<LibraryItem, "set" | "generationId">;

/** `report` is the stored one, or a new one for a text from before there were reports. */
export function toItem(row: LibraryRow, report: Report | null, language: Language): PlainItem {
  return {
    ...commonOf(row, language),
    brief: row.brief,
    report,
    verdict: report && verdictOf(report),
    suggestions: report?.suggestions ?? [],
  };
}

/** An item of a list: with `maxChars` only the beginning of its text, and neither brief nor suggestions. */
export function toListedItem(row: ListedRow, language: Language, maxChars?: number): PlainItem {
  const { verdict, suggestions } = row;
  const item = { ...commonOf(row, language), brief: row.brief, report: null, verdict, suggestions: suggestions ?? [] };
  if (maxChars === undefined) return item;
  return { ...item, text: row.text.slice(0, maxChars), brief: null, suggestions: [] };
}

function commonOf(row: Omit<LibraryRow, "report">, language: Language) {
  const template = row.templateId === null ? undefined : findTemplate(row.templateId);
  return {
    id: row.id,
    title: row.title,
    templateId: row.templateId,
    templateName: template?.name[language] ?? null,
    text: row.text,
    wordCount: row.words,
    variety: row.variety,
    writer: row.writer,
    status: row.status,
    favourite: row.favourite,
    direction: row.direction,
    repair: row.repair,
    tokens: row.tokens,
    seconds: row.seconds,
    conversion: row.conversion,
    match: null,
    folder: row.folder,
    tags: row.tags,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
