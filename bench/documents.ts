import { chromium } from "@playwright/test";
import pino from "pino";
import { composeBrief } from "#language/composer/compose-brief.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { countWords } from "#language/text/words.ts";
import { createExportPool } from "#server/exporters/export-pool.ts";
import type { ExportFormat } from "#shared/plans.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";

/**
 * How long a file takes: 2,000 Arabic words as PDF by the typesetter and by a headless Chromium that prints the page of the HTML
 * export, in turns and in one run, and the same words as Word. The goal for PDF: half of Chromium's time.
 *
 *     CHROMIUM_PATH=/usr/bin/chromium node bench/documents.ts
 */
const rounds = 15;
const brief = sampleBrief(1, "ar-egyptian", { words: 2000 });
const template = findTemplate(1);
if (!template) throw new Error("no template");
const markdown = composeBrief(brief, template, 2000, 7);
const source = { title: brief.topic, tag: "ar-EG", markdown };

const pool = createExportPool(pino({ level: "silent" }), { workers: 1 });
const write = (format: ExportFormat) => pool.run({ format, paper: "a4", source });
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const say = (what: string, value: string) => process.stdout.write(`${what.padEnd(46)} ${value}\n`);
const ms = (times: number[]) =>
  `${median(times).toFixed(0)} ms (median of ${times.length}, worst ${Math.max(...times).toFixed(0)})`;

const cold = await timed(() => write("pdf"));
const html = new TextDecoder().decode(await write("html"));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
/** What a server would do for each export: a page of its own, the text, the print. */
const printPage = async () => {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.pdf({ format: "A4" });
  await page.close();
};
await printPage();

const times = { typesetter: [] as number[], chromium: [] as number[], word: [] as number[] };
for (let round = 0; round < rounds; round++) {
  times.typesetter.push(await timed(() => write("pdf")));
  times.chromium.push(await timed(printPage));
  times.word.push(await timed(() => write("docx")));
}
const pdf = await write("pdf");
const docx = await write("docx");
await browser.close();
await pool.stop();

say("words", String(countWords(markdown)));
say("PDF by the typesetter", ms(times.typesetter));
say("PDF by headless Chromium", ms(times.chromium));
say("the typesetter's share of Chromium's time", `${((100 * median(times.typesetter)) / median(times.chromium)).toFixed(0)} %`);
say("PDF, the first one (the process starts)", `${cold.toFixed(0)} ms`);
say("Word", ms(times.word));
say("size of the PDF and the Word file", `${(pdf.length / 1024).toFixed(0)} kB, ${(docx.length / 1024).toFixed(0)} kB`);
