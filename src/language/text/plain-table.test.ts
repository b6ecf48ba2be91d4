import { expect, test } from "vitest";
import { toCsv, toMarkdownTable } from "./plain-table.ts";

const table = { head: ["الجزء", "سعودي"], rows: [["النص", 'قال "نعم"، ثم مشى\nوعاد | ثانية']] };

test("a CSV file keeps quotes, commas and lines, and says that it is UTF-8", () => {
  expect(toCsv(table)).toBe('\uFEFF"الجزء","سعودي"\r\n"النص","قال ""نعم""، ثم مشى\nوعاد | ثانية"\r\n');
});

test.each(["=1+1", "+966", "-خصم", "@name", "\t=1", "\n=1", "＝1+1"])("a spreadsheet does not run '%s'", (text) => {
  expect(toCsv({ head: [text], rows: [] })).toBe(`\uFEFF"'${text}"\r\n`);
});

test("a Markdown table keeps its columns whatever the texts hold", () => {
  expect(toMarkdownTable(table)).toBe('| الجزء | سعودي |\n| --- | --- |\n| النص | قال "نعم"، ثم مشى<br>وعاد \\| ثانية |\n');
});

test("numbers are numbers in a spreadsheet, the negative ones too", () => {
  expect(
    toCsv({
      head: ["a"],
      rows: [
        ["x", 12],
        ["y", -3],
      ],
    }),
  ).toBe('\uFEFF"a"\r\n"x",12\r\n"y",-3\r\n');
});
