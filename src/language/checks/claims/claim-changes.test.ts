import { describe, expect, test } from "vitest";
import type { ReportClaim } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { check } from "../check.ts";
import { applyFix } from "../follow-fixes.ts";
import { claimNote } from "./claim-note.ts";

const brief = (notes: readonly string[] = [], variety: Variety = "ar-saudi") =>
  testBrief({ variety, topic: "محل", keywords: [], fields: {}, notes: [...notes] });

const claimsOf = (text: string, variety?: Variety) => check(text, brief([], variety)).claims;
const first = (text: string, variety?: Variety): ReportClaim => claimsOf(text, variety)[0] as ReportClaim;

/** The text with the blank, or without the claim, of its first claim. */
function acted(text: string, act: "blank" | "removal", variety?: Variety): string | null {
  const fix = first(text, variety)[act];
  return fix ? applyFix(text, fix) : null;
}

describe("a blank takes the place of the claim alone, and says in the text's own variety what is missing", () => {
  test.each<[Variety, string, string]>([
    ["ar-egyptian", "الطبق بـ50 جنيه بس.", "الطبق بـ[… السعر كام] بس."],
    ["ar-egyptian", "الكرتونة بمية وتمانين جنيه.", "الكرتونة بـ[… السعر كام]."],
    ["ar-saudi", "كلمونا على 0501234567 الحين.", "كلمونا على [… رقم الجوال] الحين."],
    ["ar-kuwaiti", "الإبرة عندنا، والدكتورة حصة العجمي تسويها.", "الإبرة عندنا، و[… شنو الاسم] تسويها."],
    ["ar-lebanese", "صار عنا ميتين وخمسين فرع.", "صار عنا [… قديش العدد] فرع."],
    ["ar-standard", "يبدأ العرض في 12 مارس 2026 صباحًا.", "يبدأ العرض في [… التاريخ] صباحًا."],
    ["ar-emirati", "ونبند الساعة 12 في الليل.", "ونبند الساعة [… الساعة كم] في الليل."],
    ["en-american", "Doors open at 7:30 pm on the patio.", "Doors open at [… what time] on the patio."],
    ["en-american", "She said, “The best cup in this whole town.”", "She said, “[… the exact words]”"],
    ["en-american", "We cut costs by 35% a year.", "We cut costs by [… the percentage] a year."],
  ])("%s: %s", (variety, text, expected) => expect(acted(text, "blank", variety)).toBe(expected));

  test("the receipt counts it as a blank, and it is no claim any more", () => {
    const text = "القهوة عندنا طازة. الكوب بـ18 ريال.";
    const report = check(applyFix(text, first(text).blank as NonNullable<ReportClaim["blank"]>), brief());
    expect([report.claims, report.blanks.map(({ label }) => label)]).toEqual([[], ["كم السعر"]]);
  });
});

describe("Remove takes the smallest piece that leaves a sentence", () => {
  test.each<[string, string]>([
    ["القهوة عندنا طازة كل يوم (من سنة 2009).", "القهوة عندنا طازة كل يوم."],
    ["نفتح المحل كل يوم، من الساعة 9.", "نفتح المحل كل يوم."],
    ["بننقل عفشك بالفك والتركيب، ومعانا 35 عامل.", "بننقل عفشك بالفك والتركيب."],
    ["كلمونا على 0501234567 اليوم. القهوة جاهزة.", "كلمونا اليوم. القهوة جاهزة."],
  ])("%s", (text, left) => expect(acted(text, "removal")).toBe(left));

  test("in English it begins with a capital again", () => {
    expect(acted("Since 2009, we have baked bread by hand.", "removal", "en-american")).toBe("We have baked bread by hand.");
  });
});

describe("Remove takes the whole sentence where half of it would be broken", () => {
  const stays = "القهوة عندنا طازة.";
  test.each([
    "الكوب بـ18 ريال.",
    "إذا جيت اليوم الصبح، من الساعة 9.",
    "مو بس القهوة عندنا، وعندنا 18 نوع كيك.",
    "السعر مع التوصيل هو، تقريبا 18 ريال.",
    "المنيو كامل على cafe-alhay.com عندنا.",
    "كلمونا على 0501234567 أو 0507654321 اليوم.",
    "واحدة من زبايننا قالت: «من أول يوم. حسيت إني في بيتي والله».",
    "«القهوة هنا غيرت يومي كله.» تقول زبونة من الحي.",
  ])("%s", (sentence) => expect(acted(`${stays} ${sentence}`, "removal")).toBe(stays));

  test("with who said it, and with the words before a colon that announced it", () => {
    const text = `${stays}\n\nاسمعوا وش قالوا:\n\n> «القهوة هنا غيرت يومي كله».\n> — سارة\n\nحياكم.`;
    expect(acted(text, "removal")).toBe(`${stays}\n\nحياكم.`);
  });

  test("'a.m.' ends no sentence", () => {
    const text = "Coffee is on us. Crews work from 7 a.m. until dark on the road.";
    expect(acted(text, "removal", "en-american")).toBe("Coffee is on us.");
  });
});

describe("lines, rows and posts go whole", () => {
  test.each<[string, string]>([
    ["المنيو:\n\n- قهوة بـ18 ريال\n- شاي", "المنيو:\n\n- شاي"],
    [
      "| الصنف | السعر |\n| --- | --- |\n| قهوة | 18 ريال |\n| شاي | مجانا |",
      "| الصنف | السعر |\n| --- | --- |\n| شاي | مجانا |",
    ],
    ["حياكم.\n\n| الصنف | السعر |\n| --- | --- |\n| قهوة | 18 ريال |", "حياكم."],
    ["## خصم 50%\n\nحياكم.", "حياكم."],
    ["حياكم.\n\n**السعر: 18 ريال**", "حياكم."],
  ])("%s", (text, left) => expect(acted(text, "removal")?.trim()).toBe(left));

  test("nothing is offered that would leave no text", () => expect(acted("الكوب بـ18 ريال.", "removal")).toBeNull());
});

describe("what is kept becomes a fact that tells this claim and no other", () => {
  test.each<[string, string[]]>([
    ["حياكم. الكوب الكبير بـ18 ريال بس. ننتظركم.", ["الكوب الكبير بـ18 ريال بس"]],
    ["الكوب بـ18 ريال، ونفتح الساعة 7 الصبح.", ["الكوب بـ18 ريال", "ونفتح الساعة 7 الصبح"]],
    ["| الصنف | السعر |\n| --- | --- |\n| قهوة | 18 ريال |", ["قهوة 18 ريال"]],
    ["- **قهوة:** 18 ريال", ["قهوة: 18 ريال"]],
  ])("%s", (text, notes) => {
    const claims = claimsOf(text);
    expect(claims.map((claim) => claimNote(text, claims, claim))).toEqual(notes);
    claims.forEach((claim, at) => {
      const left = check(text, brief([claimNote(text, claims, claim)])).claims;
      expect(left.map(({ start }) => start)).toEqual(claims.filter((_, other) => other !== at).map(({ start }) => start));
    });
  });
});
