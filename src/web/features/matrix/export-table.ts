/** What stands on the screen as rows of plain cells. */
export interface PlainTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Spreadsheet programs run a cell that begins so as a formula, whoever wrote it. */
const formulaStart = /^[=+\-@\t\r]/;

/** Comma-separated values with a byte order mark: without it Excel reads Arabic as Latin letters. Lines end as RFC 4180 has it. */
export function toCsv({ head, rows }: PlainTable): string {
  const cell = (text: string) => `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** A Markdown table: line breaks inside a cell as `<br>`, bars escaped. */
export function toMarkdownTable({ head, rows }: PlainTable): string {
  const cell = (text: string) =>
    text
      .trim()
      .replaceAll("\\", "\\\\")
      .replaceAll("|", "\\|")
      .replace(/\s*\n\s*/g, "<br>");
  const line = (row: readonly string[]) => `| ${row.map(cell).join(" | ")} |`;
  return `${[line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n")}\n`;
}
