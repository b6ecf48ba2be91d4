import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { Brief } from "#shared/contracts/brief.ts";
import { type Language, languages } from "#shared/options.ts";
import { writerViews } from "../support/app-views.ts";
import { confirmationLink, signUpQuickly } from "../support/journey.ts";
import { localeOf, stageOf } from "../support/rounds.ts";
import { writeText } from "../support/seed.ts";
import type { TestServer } from "../support/server.ts";
import { textsIn } from "../support/texts.ts";
import { type Stage, showTheme, showView } from "../support/views.ts";

const folder = join(import.meta.dirname, "../../../docs/screenshots");
const maxBytes = 200_000;

const made = { tone: "friendly" as const, audience: "general" as const, addressee: "everyone" as const, keywords: [] };

/** Oldest first; the last one is the text on the desk. The seeds keep the pictures the same from one time to the next. */
const texts: readonly { brief: Brief; seed: number }[] = [
  {
    brief: {
      ...made,
      templateId: 10,
      variety: "ar-kuwaiti",
      words: 100,
      topic: "ليلة شعر شعبي بديوانية مرزوق",
      notes: [
        "الخميس 10 ديسمبر الساعة 8 المسا",
        "الديوانية بالشامية قطعة 5",
        "الشاعر بدر الهاجري أول الليلة",
        "العشا بعدها على الكل",
      ],
      fields: {},
    },
    seed: 7,
  },
  {
    brief: {
      ...made,
      templateId: 3,
      variety: "en-american",
      words: 200,
      topic: "Saturday bread class is back at Mill Street Bakery",
      notes: [
        "Dec 5 and Dec 12, 9 to noon",
        "$45 a seat, flour and apron included",
        "you take two loaves home",
        "12 seats, the last ones went in a day",
        "book at millstreet.example/class",
      ],
      fields: {},
    },
    seed: 3,
  },
  {
    brief: {
      ...made,
      templateId: 18,
      variety: "ar-lebanese",
      words: 200,
      topic: "صابون غار من معمل بطرابلس",
      notes: [
        "معمول على البارد وبيرتاح تسع شهور",
        "زيت زيتون وزيت غار 30%",
        "القطعة 200 غرام بـ 4 دولار",
        "التوصيل على كل لبنان بيومين",
      ],
      fields: {},
    },
    seed: 5,
  },
  {
    brief: {
      ...made,
      templateId: 2,
      variety: "ar-saudi",
      words: 100,
      topic: "مغسلة سيارات متنقلة في الدمام",
      notes: [
        "نجيك البيت أو الدوام",
        "الغسيل الداخلي والخارجي 60 ريال",
        "من 7 الصبح لين 10 الليل كل يوم",
        "احجز واتساب قبل بساعة",
      ],
      fields: {},
    },
    seed: 4,
  },
  {
    brief: {
      ...made,
      templateId: 2,
      variety: "ar-egyptian",
      words: 100,
      topic: "فتحنا فرع تاني لمخبز قمح في المعادي",
      notes: [
        "فتحنا الجمعة 4 ديسمبر الساعة 10 الصبح",
        "شارع 9 جنب مكتبة الحي",
        "العيش البلدي بيطلع سخن كل ساعتين",
        "البقسماط والسن معمولين من غير سكر",
        "أول 50 واحد ليهم رغيف سن هدية",
        "بنفتح كل يوم من 7 الصبح لـ 11 بالليل",
      ],
      fields: {},
    },
    seed: 11,
  },
];

/** The README's pictures: the desk with its text, and the library, in both languages. Fails when one is too heavy. */
export async function takeReadmePictures(browser: Browser, server: TestServer): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
      locale: localeOf(language),
    });
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
  await page.goto(await confirmationLink(page, server.url, email));
  const t = textsIn(language);
  await page.getByRole("button", { name: t("signIn.confirm.press"), exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/confirm-email"));
  // On a machine of one's own a new account is on Pro.
  await page.request.post(`${server.url}/api/plan`, { headers: { origin: server.url }, data: { plan: "pro" } });
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
