import { describe, expect, test } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { check } from "../check.ts";

const plain = testBrief({ topic: "مقهى الحي", keywords: [], fields: {} });

/** The words of each claim of the text that the brief does not hold. */
function claimsOf(text: string, brief: Partial<Brief> = {}): string[] {
  return check(text, { ...plain, ...brief }).claims.map(({ start, end }) => text.slice(start, end));
}

describe("what nobody told is named", () => {
  test.each([
    ["احجزوا من www.cafe-alhay.com اليوم.", "www.cafe-alhay.com"],
    ["التفاصيل في https://example.com/menu?x=1 عندنا.", "https://example.com/menu?x=1"],
    ["المنيو على https://example.com/0501234567 كامل.", "https://example.com/0501234567"],
    ["المنيو كامل على cafe-alhay.com/menu عندنا.", "cafe-alhay.com/menu"],
    ["تابعونا @cafe.alhay على انستغرام.", "@cafe.alhay"],
    ["Write to hello@cafe.example for more.", "hello@cafe.example"],
    ["كلمونا على 0501234567 الحين.", "0501234567"],
    ["اتصلوا على ٠١٠ ١٢٣٤ ٥٦٧٨ النهارده.", "٠١٠ ١٢٣٤ ٥٦٧٨"],
    ["Call +1 (212) 555-0147 now.", "+1 (212) 555-0147"],
    ["واحدة من زبايننا قالت: «من أول يوم حسيت إني في بيتي».", "«من أول يوم حسيت إني في بيتي»"],
    ["«القهوة هنا غيرت يومي كله»، تقول زبونة.", "«القهوة هنا غيرت يومي كله»"],
    ["“The best cup in town, hands down,” says Maria.", "“The best cup in town, hands down,”"],
    ["> “It changed my mornings for good.” — Dana", "“It changed my mornings for good.”"],
  ])("%s", (text, claim) => {
    expect(claimsOf(text)).toEqual([claim]);
  });
});

test("what nobody says is nobody's quotation", () => {
  expect(claimsOf("العايلة كلها تقعد ويا بعض، ومحد يقول «أنا قاعد بروحي هناك».")).toEqual([]);
  expect(claimsOf("Nobody will say “this was not worth the drive”.", { variety: "en-american" })).toEqual([]);
  expect(claimsOf("محد ينكر، وزبونة قالت «أنا قاعدة بروحي هناك».")).toEqual(["«أنا قاعدة بروحي هناك»"]);
});

describe("what was told is no claim, in whatever form it stands", () => {
  test.each([
    ["كلمونا على ٠٥٠١٢٣٤٥٦٧.", "الجوال 050 123 4567"],
    ["كلمونا على +966 50 123 4567.", "جوالنا 0501234567"],
    ["الموقع https://www.cafe.sa/ مفتوح.", "موقعنا cafe.sa"],
    ["تابعونا @Cafe_SA وزوروا cafe.sa اليوم.", "حسابنا cafe_sa وموقعنا www.cafe.sa"],
    ["اكتبوا لنا على Hello@Cafe.sa اليوم.", "الإيميل hello@cafe.sa"],
    ["قالت سارة: «أحلى قهوة في الحارة كلها».", "سارة قالت أحلى قهوه في الحارة كلها"],
  ])("%s", (text, note) => {
    expect(claimsOf(text, { notes: [note] })).toEqual([]);
  });

  test("a brand's own sign-off and samples are told", () => {
    const brandVoice = {
      id: "v",
      name: "v",
      samples: ["احجزوا على 0501234567"],
      preferred: [],
      banned: [],
      sentenceLength: null,
      emoji: "free" as const,
      addressee: null,
      signOff: "cafe.sa",
    };
    expect(claimsOf("كلمونا على 0501234567 أو www.cafe.sa", { brandVoice })).toEqual([]);
  });
});

test("in a story people say what they like", () => {
  const said = "قالت لي جدتي: «ما في شي بيجي قبل أوانه يا بنتي».";
  expect(claimsOf(said, { templateId: 14 })).toEqual([]);
  expect(claimsOf(said)).toHaveLength(1);
});

test.each([
  "قالت: «أحلى قهوة».",
  "طلبنا «قهوة اليوم» وقعدنا.",
  "ضغطة على «احجز الآن من هنا» وخلاص.",
  "ندوّر على «شي يريّح البال بعد الدوام».",
  "#قهوة_الصباح مع الأهل.",
  "كلمونا على [… الجوال].",
])("words in marks that nobody says, tags and blanks are no claims: %s", (text) => {
  expect(claimsOf(text)).toEqual([]);
});
