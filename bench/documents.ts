import { chromium } from "@playwright/test";
import pino from "pino";
import { composeBrief } from "#language/composer/compose-brief.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { countWords } from "#language/text/words.ts";
import { createExportPool } from "#server/exporters/export-pool.ts";
import type { ExportFormat } from "#shared/export-formats.ts";
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
const ms = (times: number[]) => ({ median: Math.round(median(times)), worst: Math.round(Math.max(...times)) });
const kilobytes = ({ length }: Uint8Array) => ({ kB: Math.round(length / 1024) });

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

const share = Math.round((100 * median(times.typesetter)) / median(times.chromium));
console.log(`milliseconds, of ${rounds} rounds; ${countWords(markdown).toLocaleString("en")} words`);
console.table({
  "PDF by the typesetter": { ...ms(times.typesetter), ...kilobytes(pdf) },
  "PDF by headless Chromium": ms(times.chromium),
  "PDF, the first one (the process starts)": { median: Math.round(cold) },
  Word: { ...ms(times.word), ...kilobytes(docx) },
});
console.log(`the typesetter takes ${share} % of Chromium's time`);
