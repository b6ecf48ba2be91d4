import { describe, expect, it } from "vitest";
import { noSubject } from "#language/subjects/from-facts.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import { fold } from "#language/text/normalise.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { composableVarieties, composeBrief } from "../compose-brief.ts";
import { businessSentences } from "./business-sentences.ts";
import { everydaySentences } from "./everyday-sentences.ts";
import { swotSentences } from "./swot-sentences.ts";

type Told = Partial<Pick<Brief, "topic" | "notes" | "fields" | "addressee">>;

function write(key: string, variety: Variety, told: Told): string {
  const asked = findTemplateByKey(key);
  if (!asked) throw new Error(`no template is called ${key}`);
  const { brief, template, targetWords } = checkBrief({
    templateId: asked.id,
    words: asked.defaultLength,
    topic: languageOf(variety) === "ar" ? "مشروع الحي" : "the neighborhood project",
    subject: noSubject,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [],
    fields: {},
    ...told,
    variety,
  });
  return composeBrief(brief, template, targetWords, 1, null);
}

const placingSentences = { ...businessSentences, ...everydaySentences };
const times = (text: string, fact: string) => fold(text).split(fold(fact)).length - 1;

/** The facts of a form that are in the language of a variety. */
const factsOf = (key: string, variety: Variety) =>
  (placingSentences[key] ?? [])
    .map(([, fact]) => fact)
    .filter((fact) => /[a-z]{3}/i.test(fact) === (languageOf(variety) === "en"));

describe.each(composableVarieties)("what was told in %s", (variety) => {
  it.each([...Object.keys(placingSentences), "faq"])(
    "stands once in a text of the form %s, in a section or with the rest",
    (key) => {
      const notes = factsOf(key === "faq" ? "report" : key, variety).slice(0, 20);
      const text = write(key, variety, { notes });
      expect(notes.filter((note) => times(text, note.slice(1)) !== 1)).toEqual([]);
    },
  );

  it("leaves no question in a part of a SWOT analysis that got a fact", () => {
    const notes = swotSentences[variety].map(([, fact]) => fact).slice(0, 18);
    const text = write("swot", variety, { notes });
    expect(notes.filter((note) => times(text, note.slice(1)) !== 1)).toEqual([]);
    expect(text).not.toContain("[…");
  });
});

describe("SWOT", () => {
  const text = write("swot", "ar-lebanese", {
    notes: ["ما عنا حدا للصيانة", "بدنا نفتح قسم جديد", "الزباين بيوت مش معامل"],
    fields: { company: "شمس البقاع", facts: ["كفالة 5 سنين"] },
  });
  const under = (heading: string) => text.split(`## ${heading}\n\n`)[1]?.split("\n\n##")[0];

  it("sorts the known facts of its field with the notes, and keeps what is unsure apart", () => {
    expect(under("معطيات معروفة")).toBe("- الزباين بيوت مش معامل.");
    expect(under("نقاط القوة")).toBe("- كفالة 5 سنين.");
    expect(under("نقاط الضعف")).toBe("- ما عنا حدا للصيانة.");
    expect(under("ما الذي يترتب على ذلك")).toBe("بدنا نفتح قسم جديد.");
  });

  it("asks for what no fact was told of", () => {
    expect(under("الفرص")).toMatch(/^- \[…/);
  });
});

it("the first slide of a deck says what the company is, and each fact answers its slide's question", () => {
  const text = write("pitchDeck", "en-american", {
    topic: "Hammerfelt is an app that books piano tuners. We launch in February.",
    notes: ["founders: Dana Whitcomb and Luis Ortega", "competitors are phone calls", "pilot in Ohio since June: 62 tuners"],
    fields: { brand: "Hammerfelt" },
  });
  expect(text).toMatch(/^## 1\. The company\n\n- Hammerfelt is an app that books piano tuners\.\n\n/);
  expect(text).toContain("## 4. Why now\n\n- We launch in February.");
  expect(text).toContain("## 7. Traction and revenue\n\n- Pilot in Ohio since June: 62 tuners.");
  expect(text).toContain("## 8. The alternatives\n\n- Competitors are phone calls.");
  expect(text).toContain("## 9. The team\n\n- Founders: Dana Whitcomb and Luis Ortega.");
});

it("a quotation stands beside its speaker, and the note that names the speaker is no sentence of the text", () => {
  const recap = write("eventRecap", "ar-emirati", {
    notes: ["الكلام اللي فوق قالته أم سيف", "210 طلاب من 6 مدارس"],
    fields: { event: "يوم الغواص", date: "2027-01-20", moments: ["نهمة جماعية"], guestQuote: "أول مرة ولدي يسألني" },
  });
  expect(recap).toContain("«أول مرة ولدي يسألني» — أم سيف");
  expect(recap).not.toContain("قالته");
  const study = write("caseStudy", "en-american", { notes: ['quote from Marcy Dolan, the owner: "No fight since January."'] });
  expect(study).toContain("“No fight since January.” — Marcy Dolan, the owner");
  const podcast = write("podcastNotes", "ar-lebanese", {
    notes: ["قال: النحل علّمني الصبر", "مدتها 52 دقيقة"],
    fields: { guest: "طوني سركيس، نحّال" },
  });
  expect(podcast).toContain("«النحل علّمني الصبر» — طوني سركيس");
});

it("a speech names its occasion, thanks by name at its end, and closes", () => {
  const text = write("speech", "ar-jordanian", {
    topic: "كلمة بحفل تكريم المتطوعين",
    notes: ["بدنا نشكر محل البسكليتات", "لليوم صلحنا 870 كرسي", "بلشنا سنة 2022 بكراج"],
    fields: { occasion: "تكريم متطوعي مبادرة عجل", minutes: 3 },
  });
  expect(text).not.toContain("كلمة بحفل");
  expect(text).toMatch(
    /تكريم متطوعي مبادرة عجل\.\n\nبلشنا سنة 2022 بكراج\.\n\nلليوم صلحنا 870 كرسي\.\n\nبدنا نشكر محل البسكليتات\.\n\n[^\n]+$/u,
  );
});

describe("a plan of posts", () => {
  const notes = ["الاشتراك الشهري 320 ريالا", "حصة مشي كل سبت", "المدربات خمس"];
  const text = write("contentCalendar", "ar-saudi", { notes, addressee: "woman", fields: { brand: "خطوة", channels: ["سناب"] } });

  it("begins a post with each told fact, as people there ask for it", () => {
    for (const line of ["بكم؟ الاشتراك الشهري 320 ريالا.", "متى؟ حصة مشي كل سبت.", "تدرين؟ المدربات خمس."])
      expect(text).toContain(`| ${line} |`);
  });

  it("has a post for each thing that was told, and asks once for what else happens", () => {
    expect(text.split("[…")).toHaveLength(2);
    expect(text.split("\n").filter((line) => line.startsWith("|"))).toHaveLength(5);
  });
});

it("one thing to do is no method: it stands in the text, and the method is asked for", () => {
  const one = write("educationalContent", "ar-jordanian", { notes: ["البير لازم يتنظف", "الفلتر غالي", "المية للزراعة"] });
  expect(one).toContain("[…");
  const two = write("educationalContent", "ar-jordanian", { notes: ["أول شي نظف السطح", "بعدين ركب الفلتر", "المية للزراعة"] });
  expect(two).toContain("1. أول شي نظف السطح.\n2. بعدين ركب الفلتر.");
});

it("says over a plan of posts what falls into its month", () => {
  const fields = { brand: "خطوة", channels: ["سناب"], month: "فبراير 2027", occasions: "بداية رمضان ويوم التأسيس" };
  const text = write("contentCalendar", "ar-saudi", { notes: [], fields });
  expect(text).toContain("بداية رمضان ويوم التأسيس");
});
