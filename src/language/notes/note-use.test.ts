import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check } from "#language/checks/check.ts";
import { composableVarieties, composeBrief } from "#language/composer/compose-brief.ts";
import { briefText } from "#language/prompt/prompt-parts.ts";
import { withSubject } from "#language/subjects/subject-of.ts";
import { triggers } from "#language/subjects/triggers.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { instructsWriter, withoutInstructions } from "./instruction.ts";
import { reasonAgainst } from "./note-use.ts";
import { findSlips, tradeWordsIn } from "./slips.ts";
import { twoReadingsIn } from "./two-readings.ts";

const coffee = tradeWordsIn(triggers["specialty-coffee"]);

/** The ninety briefs that people typed, in which no note is an order. */
const typed = readdirSync("bench/briefs")
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(`bench/briefs/${name}`, "utf8")) as { pack?: string; brief: Brief }[]);
const notesTyped = typed.flatMap(({ brief }) => brief.notes ?? []);

describe("a note that tells the writer something", () => {
  test.each([
    "please keep it short",
    "Don’t mention the price",
    "mention the offer twice",
    "no emojis",
    "End with a question",
    "at most 80 words",
    "لا تذكر السعر",
    "من غير ما نذكر اسم العميل",
    "خلي النص قصير",
    "بدون إيموجي",
    "اختم بسؤال",
    "نقول في الآخر إنه لازم يسأل محامي",
    "المقال للمستأجر مش لصاحب الشقة",
    "بدون تطويل",
    "مختصر ومفيد لو سمحت",
    "خليه باللهجة الأردنية",
    "لا تطولين",
    "لا تستخدمون كلام رسمي",
    "لازم يكون فيه رقم التواصل",
    "نركز على السعر",
    "الإيميل لأصحاب المطاعم",
    "لا تذكرين اسم المنافس",
    "no prices",
    "this post is for parents, not kids",
    "focus on the warranty",
    "use simple words",
    "be funny",
  ])("is known by its words: %s", (note) => {
    expect(instructsWriter(note)).toBe(true);
  });

  test.each([
    "please bring a jacket",
    "mention this post for 10% off",
    "no parking on Fridays",
    "اذكروا الكود عند الطلب",
    "لا تنسوا بطاقة الهوية",
    "بدون عمولة، من المالك على طول",
    "ما نكتب شيكات",
    "أبرز اللحظات: اليهال فلقوا المحار بروحهم",
    "لا تحط زيت وايد",
    "ما تستخدم فرشاة خشنة",
    "بدون سكر",
    "الإعلان لمدة أسبوع ببلاش",
    "no prices over $20",
    "Start with a warm towel",
    "we focus on kids",
    "نذكر الحجة أم خالد اللي رجعت تطلع عالسوق لحالها",
  ])("is no call to readers and no fact: %s", (note) => {
    expect(instructsWriter(note)).toBe(false);
  });

  test("is found in at most one of a hundred notes of which none is an order", () => {
    expect(notesTyped.length).toBeGreaterThan(300);
    expect(notesTyped.filter(instructsWriter).length).toBeLessThanOrEqual(notesTyped.length / 100);
  });

  test("is never printed by the built-in writer, is not missing, and is printed once the person calls it a fact", () => {
    const order = "لا تذكر السعر";
    const notes = [order, "فرع جديد في المعادي", "We deliver"];
    const text = (changes: Partial<Brief>) => {
      const checked = checkBrief(withSubject(testBrief({ templateId: 2, words: 100, fields: {}, notes, ...changes })));
      return { brief: checked.brief, text: composeBrief(checked.brief, checked.template, checked.targetWords, 1) };
    };
    const kept = text({});
    expect(kept.text).not.toContain(order);
    const report = check(kept.text, kept.brief);
    expect(report.notes).toEqual([
      { note: order, isTold: false, reason: "instruction" },
      { note: "فرع جديد في المعادي", isTold: true },
      { note: "We deliver", isTold: false, reason: "language" },
    ]);
    // One in another language is named without anything to splice in; an order is not named at all.
    const named = report.suggestions.filter(({ params }) => "note" in params);
    expect(named).toEqual([{ code: "note_language", params: { note: "We deliver" } }]);
    expect(text({ plainNotes: [order] }).text).toContain(order);
  });

  test.each([
    ["في شاشة بس النت يفصل، لا تعتمدين على فيديو", "في شاشة بس النت يفصل"],
    ["mention that we deliver free on Fridays", "we deliver free on Fridays"],
    ["لا تنسى تذكر إن التوصيل مجاني", "التوصيل مجاني"],
    ["Open daily, please keep it short", "Open daily"],
    ["الصفحة لمحامي اسمه مهند، اسمها قانون بدقيقة", "الصفحة لمحامي اسمه مهند، اسمها قانون بدقيقة"],
  ])("is cut out of a note that tells a fact besides: %s", (note, fact) => {
    expect(instructsWriter(note)).toBe(false);
    expect(withoutInstructions(note)).toBe(fact);
  });

  test("that sends readers to a lawyer or doctor is followed in the last sentence, in every variety", () => {
    for (const variety of composableVarieties) {
      const isArabic = languageOf(variety) === "ar";
      const order = isArabic ? "نقول في الآخر انه لازم يسأل محامي" : "say at the end to ask a lawyer";
      const topic = isArabic ? "ترتيب مكتب صغير في البيت" : "a small home office";
      const { brief, template, targetWords } = checkBrief(
        testBrief({ templateId: 1, variety, words: 500, topic, fields: {}, notes: [order], keywords: [] }),
      );
      const text = composeBrief(brief, template, targetWords, 1);
      expect(text).not.toContain(order);
      expect(text.trimEnd().split("\n\n").at(-1)).toMatch(/محامي|lawyer/u);
    }
  });

  test("is a wish for a model, and every other note a fact", () => {
    const { brief, template } = checkBrief(testBrief({ notes: ["please keep it short", "فرع جديد في المعادي"] }));
    const given = briefText(brief, template);
    expect(given).toMatch(/Wish for the text: .*please keep it short/);
    expect(given).toMatch(/Fact: .*فرع جديد في المعادي/);
  });
});

describe("a likely slip", () => {
  test.each([
    ["المحصمة فاتحة من 7", "المحصمة", "المحمصة"],
    ["قهوة مخصتة", "مخصتة", "مختصة"],
    ["the roastrey is next door", "roastrey", "roastery"],
    ["a capuccino is $5", "capuccino", "cappuccino"],
  ])("is a word of the trade but for a letter: %s", (note, word, meant) => {
    expect(findSlips({ topic: "x", notes: [note] }, coffee)).toEqual([{ note, word, meant }]);
  });

  test("is a word of the topic, and none where it stands twice", () => {
    expect(findSlips({ topic: "ورشة النجارة", notes: ["الورشة فيها نجراة"] }, [])).toEqual([]);
    expect(findSlips({ topic: "our bakery", notes: ["the bakrey opens at 7"] }, [])).toMatchObject([
      { word: "bakrey", meant: "bakery" },
    ]);
    expect(findSlips({ topic: "our bakery", notes: ["the bakrey opens", "bakrey bread"] }, [])).toEqual([]);
  });

  test("is asked about in at most one of a hundred notes that people typed", () => {
    const trade = (subject: string | undefined) =>
      tradeWordsIn((triggers as Readonly<Record<string, string>>)[subject ?? ""] ?? "");
    const found = typed.flatMap(({ pack, brief }) =>
      findSlips({ topic: brief.topic, notes: brief.notes ?? [] }, trade(pack ?? withSubject(brief).subject)),
    );
    expect(found.length).toBeLessThanOrEqual(notesTyped.length / 100);
  });
});

describe("a date with two readings", () => {
  test("is one of figures whose day could be the month", () => {
    expect(twoReadingsIn("until 05/12/2026")).toEqual([{ text: "05/12/2026", readings: ["2026-05-12", "2026-12-05"] }]);
    expect(twoReadingsIn("لغاية ٥/١٢/٢٠٢٦")).toMatchObject([{ readings: ["2026-05-12", "2026-12-05"] }]);
  });

  test.each(["until 25/12/2026", "05/05/2026", "1/2 cup of oil", "24/7", "call 05-12-20261"])("is not: %s", (note) => {
    expect(twoReadingsIn(note)).toEqual([]);
  });

  test("stands in at most one of a hundred notes that people typed", () => {
    expect(notesTyped.flatMap(twoReadingsIn).length).toBeLessThanOrEqual(notesTyped.length / 100);
  });
});

test("tells a note that begins in the text's script, whatever names of other letters it holds", () => {
  const use = (note: string, variety: Variety) => reasonAgainst(note, { variety });
  expect(use("ناخذ VHS و Hi8 و MiniDV", "ar-qatari")).toBeNull();
  expect(use("iPhone 15 Pro موجود", "ar-qatari")).toBeNull();
  expect(use("we sell كنافة", "en-american")).toBeNull();
  expect(use("We deliver", "ar-qatari")).toBe("language");
  expect(use("كنافة طازجة", "en-american")).toBe("language");
});
