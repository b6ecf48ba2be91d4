import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { Brief } from "#shared/contracts/brief.ts";
import { outbox } from "#shared/contracts/outbox.ts";
import { type Language, languages } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { writerViews } from "../support/app-views.ts";
import { signUpQuickly } from "../support/journey.ts";
import { stageOf } from "../support/rounds.ts";
import { everydayBrief, writeText } from "../support/seed.ts";
import type { TestServer } from "../support/server.ts";
import { type Stage, showTheme, showView } from "../support/views.ts";

const folder = join(import.meta.dirname, "../../../docs/screenshots");
const maxBytes = 200_000;

/** Oldest first; the last one is the text on the desk. The seeds keep the pictures the same from one time to the next. */
const texts: readonly { brief: Brief; seed: number }[] = [
  { brief: sampleBrief(10, "ar-standard", { topic: "لقاء مفتوح لأصحاب المشاريع الصغيرة", keywords: [] }), seed: 7 },
  { brief: sampleBrief(3, "en-american", { topic: "a weekly planner for small shops", words: 200 }), seed: 3 },
  { brief: sampleBrief(2, "ar-saudi", { topic: "قهوة الصباح قبل الدوام", keywords: ["قهوة مختصة"] }), seed: 5 },
  { brief: sampleBrief(6, "ar-egyptian", { topic: "تصوير المنتجات بالموبايل" }), seed: 4 },
  { brief: { ...everydayBrief, words: 500 }, seed: 11 },
];

/** The README's pictures: the desk with its text, and the library, in both languages. Fails when one is too heavy. */
export async function takeReadmePictures(browser: Browser, server: TestServer): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    await preparePerson(page, server, language);
    const stage = stageOf(page, server, language);
    for (const { brief, seed } of texts) stage.written = await writeText(page.request, server.url, brief, seed);
    await takePicture(stage, "result", `desk-${language}.png`);
    await takePicture(stage, "library", `library-${language}.png`);
    await context.close();
  }
}

/** Signed up, and the address confirmed as a person does, so that no reminder stands over the page. */
async function preparePerson(page: Page, server: TestServer, language: Language): Promise<void> {
  const email = `mona-${language}@example.com`;
  await signUpQuickly(page, server, email, language);
  const { mails } = outbox.parse(await (await page.request.get(`${server.url}/api/outbox`)).json());
  const link = mails.find(({ to }) => to === email)?.text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`No mail for ${email} in the outbox`);
  await page.request.get(link);
}

async function takePicture(stage: Stage, viewName: string, file: string): Promise<void> {
  const view = writerViews.find(({ name }) => name === viewName);
  if (!view) throw new Error(`There is no view ${viewName}`);
  await showView(view, stage);
  await showTheme(stage.page, "light");
  const path = join(folder, file);
  await stage.page.screenshot({ path, animations: "disabled" });
  const { size } = await stat(path);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  if (size > maxBytes) throw new Error(`${file} has ${size} bytes; the README's pictures stay under ${maxBytes}`);
}
