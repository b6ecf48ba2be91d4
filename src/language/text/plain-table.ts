/** What stands on the screen as rows of plain cells. Numbers are formatted by the screen, and written plainly into a file. */
export interface PlainTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Spreadsheet programs run a cell that begins so as a formula, whoever wrote it; some take the wide signs for the same. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Comma-separated values with a byte order mark: without it Excel reads Arabic as Latin letters. Lines end as RFC 4180 has it. */
export function toCsv({ head, rows }: PlainTable): string {
  const quoted = (text: string) => `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const cell = (value: string | number) => (typeof value === "number" ? String(value) : quoted(value));
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** A Markdown table: line breaks inside a cell as `<br>`, bars escaped. */
export function toMarkdownTable({ head, rows }: PlainTable): string {
  const cell = (value: string | number) =>
    String(value)
      .trim()
      .replaceAll("\\", "\\\\")
      .replaceAll("|", "\\|")
      .replace(/\s*\n\s*/g, "<br>");
  const line = (row: readonly (string | number)[]) => `| ${row.map(cell).join(" | ")} |`;
  return `${[line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n")}\n`;
}
