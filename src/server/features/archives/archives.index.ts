import { findTemplate } from "#language/templates/registry.ts";
import { toCsv } from "#language/text/plain-table.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { archiveFile as arabic } from "#shared/locales/ar/archive-file.ts";
import { errors as arabicErrors } from "#shared/locales/ar/errors.ts";
import { options as arabicOptions } from "#shared/locales/ar/options.ts";
import { archiveFile as english } from "#shared/locales/en/archive-file.ts";
import { errors as englishErrors } from "#shared/locales/en/errors.ts";
import { options as englishOptions } from "#shared/locales/en/options.ts";
import type { Localised } from "#shared/locales/localised.ts";
import type { Language } from "#shared/options.ts";
import type { TextRow } from "./archives.store.ts";

interface Texts {
  readonly file: Localised<typeof english>;
  readonly variety: Localised<typeof englishOptions.variety>;
  readonly problem: Readonly<Record<TextProblem, string>>;
}

/** Why one text of an archive has no file, while the others have. */
export type TextProblem = Extract<ErrorCode, "export.failed" | "export.timeout">;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    file: english,
    variety: englishOptions.variety,
    problem: { "export.failed": englishErrors.export.failed, "export.timeout": englishErrors.export.timeout },
  },
  ar: {
    file: arabic,
    variety: arabicOptions.variety,
    problem: { "export.failed": arabicErrors.export.failed, "export.timeout": arabicErrors.export.timeout },
  },
};

/** A text with the name of its file in the archive, or why it has none. */
export interface IndexedText
  extends Pick<
    TextRow,
    "title" | "templateId" | "variety" | "writer" | "words" | "favourite" | "folder" | "tags" | "createdAt" | "updatedAt"
  > {
  readonly file: string | null;
  readonly problem: TextProblem | null;
}

/** Of the archive itself, without extension. `day`: '2026-11-20'. */
export function archiveName(day: string, language: Language): string {
  return texts[language].file.name.replace("{date}", day);
}

/** Of the index, without extension. */
export function indexName(language: Language): string {
  return texts[language].file.index;
}

/** Every text of the archive as a line of a spreadsheet. Days and hours are those of the person. */
export function indexCsv(rows: readonly IndexedText[], language: Language, timeZone: string): string {
  const { file, variety, problem } = texts[language];
  const { columns } = file;
  const when = momentIn(timeZone);
  return toCsv({
    head: [
      columns.file,
      columns.title,
      columns.template,
      columns.variety,
      columns.writer,
      columns.words,
      columns.created.replace("{zone}", timeZone),
      columns.updated.replace("{zone}", timeZone),
      columns.favourite,
      columns.folder,
      columns.tags,
      columns.problem,
    ],
    rows: rows.map((row) => [
      row.file ?? "",
      row.title,
      row.templateId === null ? "" : (findTemplate(row.templateId)?.name[language] ?? ""),
      row.variety === null ? "" : variety[row.variety],
      row.writer === null ? file.own : row.writer.kind === "built-in" ? file.builtIn : (row.writer.model ?? row.writer.provider),
      row.words,
      when(row.createdAt),
      when(row.updatedAt),
      row.favourite ? file.yes : "",
      row.folder ?? "",
      row.tags.join(file.comma),
      row.problem === null ? "" : problem[row.problem],
    ]),
  });
}

/** '2026-11-20 13:05', which spreadsheets read as a moment in every language. */
export function momentIn(timeZone: string): (date: Date) => string {
  const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (date) => {
    const { year, month, day, hour, minute } = Object.fromEntries(
      format.formatToParts(date).map(({ type, value }) => [type, value]),
    );
    return `${year}-${month}-${day} ${hour}:${minute}`;
  };
}
