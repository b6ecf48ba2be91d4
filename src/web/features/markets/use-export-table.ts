import { useTranslations } from "use-intl";
import { safeFileName } from "#language/text/file-name.ts";
import { type PlainTable, toCsv, toMarkdownTable } from "#language/text/plain-table.ts";
import type { MarketSet } from "#shared/contracts/markets.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { saveTextFile } from "#web/lib/text-file.ts";
import { toast } from "#web/lib/toast.ts";
import { partInRow, sharedRows } from "./text-parts.ts";
import type { Column } from "./use-columns.tsx";
import { useNoteText } from "./use-note-text.ts";
import { useRowName } from "./use-row-name.ts";

/** Saves the table as it stands on the screen: rows of parts, columns of markets, notes and word counts last. */
export function useExportTable(set: MarketSet, columns: readonly Column[]) {
  const t = useTranslations();
  const noteText = useNoteText();
  const rowName = useRowName();
  const textOf = useErrorText();

  const tableOf = (plain: (markdown: string) => string): PlainTable => {
    const written = columns.filter(({ text }) => text.trim() !== "");
    const rows = sharedRows(written.map(({ text }) => text));
    return {
      head: [t("markets.export.column"), ...written.map(({ variety }) => t(`options.variety.${variety}`))],
      rows: [
        ...rows.map((_, row) => [
          rowName(rows, row),
          ...written.map(({ text }) => {
            const { start, end } = partInRow(text, rows, row);
            return plain(text.slice(start, end).trim());
          }),
        ]),
        [
          t("markets.export.note"),
          ...written.map(({ notes, variety }) => withoutIsolates(notes.map((note) => noteText(note, variety)).join(" "))),
        ],
        [t("markets.export.words"), ...written.map(({ edited, generation }) => String(edited?.words ?? generation?.words ?? 0))],
      ],
    };
  };

  return async (format: "csv" | "md") => {
    try {
      const name = safeFileName(set.title, format);
      if (format === "md") return saveTextFile(name, "text/markdown", toMarkdownTable(tableOf((markdown) => markdown)));
      // The Markdown parser is fetched when somebody exports, not with the page.
      const { toPlainText } = await import("#web/lib/export-text.ts");
      saveTextFile(name, "text/csv", toCsv(tableOf((markdown) => toPlainText(markdown).trim())));
    } catch (error) {
      toast({ tone: "error", title: t("generations.result.exportFailed"), text: textOf(error) });
    }
  };
}

/** A file has no use for the marks that keep words apart on a page. */
function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
