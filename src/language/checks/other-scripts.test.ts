import { describe, expect, test } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { growthOf, mostGrowth } from "#tests/support/processor-time.ts";
import { fc } from "#tests/support/properties.ts";
import { check } from "./check.ts";
import { findOtherScripts } from "./other-scripts.ts";
import { viewOf } from "./view.ts";

const arabic = testBrief({ topic: "قهوة الصبح", keywords: [], fields: {} });
const english = testBrief({ variety: "en-american", topic: "morning coffee", keywords: [], fields: {} });
const found = (text: string, brief: Brief = arabic) =>
  findOtherScripts(viewOf(text, brief)).map(({ start, end }) => text.slice(start, end));

describe("letters of other scripts are found, a phrase as one place", () => {
  test.each<[string, string, string[]]>([
    ["Chinese in a sentence", "بنقدملك خدمة 创新 كل يوم.", ["创新"]],
    ["a Chinese sentence with its signs", "القهوة دي حلوة. 我们提供最好的服务。 تعالى جرب.", ["我们提供最好的服务。"]],
    ["a full-width comma", "القهوة حلوة，والسعر كويس.", ["，"]],
    ["a Chinese full stop", "القهوة حلوة。", ["。"]],
    ["Chinese stuck to an article", "ال创新 مهم.", ["ال创新"]],
    ["Japanese", "أهلًا بيكم في コーヒー بتاعنا.", ["コーヒー"]],
    ["Japanese in hiragana", "شكرا ありがとう لكم.", ["ありがとう"]],
    ["Korean", "القهوة 좋아요 جدا.", ["좋아요"]],
    ["a Russian word", "القهوة очень حلوة.", ["очень"]],
    ["a Russian phrase", "القهوة это очень хорошо يا جماعة.", ["это очень хорошо"]],
    ["a Russian phrase with a comma", "القهوة да, конечно حلوة.", ["да, конечно"]],
    ["one Cyrillic letter in a Latin word", "نظام Pеpsi الجديد.", ["Pеpsi"]],
    ["Thai", "القهوة ที่ดี هنا.", ["ที่ดี"]],
    ["Thai digits", "عندنا ๒๕ نوع.", ["๒๕"]],
    ["Hindi", "القهوة बहुत अच्छी है كده.", ["बहुत अच्छी है"]],
    ["Hindi digits", "عندنا २५ نوع.", ["२५"]],
    ["Hebrew", "القهوة שלום هنا.", ["שלום"]],
    ["a Greek word", "القهوة καφές هنا.", ["καφές"]],
    ["a Greek letter inside an Arabic word", "القهπوة حلوة.", ["القهπوة"]],
    ["Armenian", "القهوة սուրճ هنا.", ["սուրճ"]],
    ["Georgian", "القهوة ყავა هنا.", ["ყავა"]],
    ["Bengali", "القهوة কফি هنا.", ["কফি"]],
    ["Tamil", "القهوة காபி هنا.", ["காபி"]],
    ["Amharic", "القهوة ቡና هنا.", ["ቡና"]],
    ["a lost character", "القه\uFFFDة حلوة.", ["القه\uFFFDة"]],
    ["lost characters alone", "القهوة \uFFFD\uFFFD حلوة.", ["\uFFFD\uFFFD"]],
    ["a lost character in a quotation", "قال «القه\uFFFDة» حلوة.", ["القه\uFFFDة"]],
    ["in a heading", "# القهوة 咖啡\n\nنص.", ["咖啡"]],
    ["in a list and a table", "- شاي 茶\n\n| قهوة | 咖啡 |\n|---|---|", ["茶", "咖啡"]],
    ["two places", "القهوة 咖啡 والشاي чай.", ["咖啡", "чай"]],
  ])("%s", (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ["Our coffee is 最好的 in town.", ["最好的"]],
    ["Our coffee is очень good.", ["очень"]],
    ["Our c\uFFFDffee is good.", ["c\uFFFDffee"]],
  ])("in an English text: %s", (text, expected) => {
    expect(found(text, english)).toEqual(expected);
  });
});

describe("what belongs into a text is not found", () => {
  test.each<[string, string]>([
    ["plain Arabic", "القهوة دي حلوة يا جماعة."],
    ["vowel marks and tatweel", "قَهْوَةٌ حُلـــوةٌ جدًّا."],
    ["Persian and Urdu letters", "مطعم چای خانه وپيتزا وڤيديو وگوگل."],
    ["Arabic and Persian digits", "عندنا ٢٥ نوع و۱۲ فرع و30 طاولة."],
    ["Latin names with accents", "كافيه Nejd Café وZürich وŁódź."],
    ["emoji", "يا سلام ☕️🇪🇬👨‍👩‍👧‍👦👍🏽 حلوة 1️⃣"],
    ["currencies and signs", "السعر 20 € أو 25 £ أو 3 ₪ © ™ № ½ ² …"],
    ["the micro sign", "سُمك 50 µm بس."],
    ["Greek mu as a unit", "سُمك 50 μm بس."],
    ["ohm", "مقاومة 10 Ω أو 5 kΩ."],
    ["pi in a formula", "المحيط = 2πr والمساحة πr²."],
    ["letters of a formula", "الفرق Δt، والزاوية θ، والنسبة α / β."],
    ["alpha and beta as names", "نسخة α ونسخة β-test."],
    ["mathematical letters", "المعادلة 𝑥 + 𝑦 = ℝ، و∑ ∞ ≈."],
    ["Roman numerals and circled figures", "الجزء Ⅳ والخطوة ①."],
    ["inline code", "اكتب `print('你好')` وبس."],
    ["a block of code", "جرب:\n\n```python\nprint('Привет 世界')\n```\n\nوخلاص."],
    ["a broken character in code", "الرمز `\uFFFD` غلط."],
    ["guillemets", "قال الحكيم «知己知彼» زمان."],
    ["quotation marks", 'معنى "спасибо" شكرا.'],
    ["curly quotation marks", "معنى “ありがとう” شكرا."],
    ["a quoted line", "> 知己知彼，百战不殆。\n\nده كلام زمان."],
    ["an address", "شوف https://example.com/你好/привет هنا."],
    ["a link's target", "شوف [الموقع](/你好) هنا."],
    ["a hashtag and a handle", "تابعونا #咖啡 @кофе كل يوم."],
    ["a shrug", "مش عارف ¯\\_(ツ)_/¯ بصراحة."],
    ["a look", "ليه كده ಠ_ಠ يا ناس."],
    ["hieroglyphs", "أهل مصر 𓂀 𓋹 أهلا."],
    ["zero-width signs and direction marks", "\u200Fقهوة\u200Cنا \u2067Café\u2069 حلوة."],
    ["nothing", ""],
  ])("%s", (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test("what the person gave: in the topic, keywords, fields and brand voice, also apart from its value", () => {
    const brief: Brief = {
      ...arabic,
      topic: "افتتاح مطعم 寿司 في القاهرة مع Суши-бар",
      keywords: ["ラーメン"],
      fields: { product: "Ελιά" },
    };
    expect(found("عندنا 寿司 وラーメン وعروض Суши-бар وΕλιά.", brief)).toEqual([]);
    expect(found("عندنا 寿司 و我们.", brief)).toEqual(["و我们"]);
    expect(found("الاسم\uFFFD", { ...arabic, topic: "الاسم\uFFFD" })).toEqual([]);
  });

  test("Arabic in an English text: its variety says that", () => {
    expect(found("Say أهلا وسهلا to everyone.", english)).toEqual([]);
  });
});

test("the report names the places and suggests to mend them", () => {
  const text = "القهوة очень حلوة.";
  const { otherScripts, suggestions } = check(text, arabic);
  expect(otherScripts).toEqual([{ start: 7, end: 12 }]);
  expect(suggestions).toContainEqual({ code: "other_script", params: { text: "очень" } });
});

test("places lie in the text in order, apart from one another, each with something to mend", () => {
  const bits = fc.constantFrom(
    "قهوة",
    " ",
    "创",
    "新",
    "。",
    "слово",
    ", ",
    "π",
    "\uFFFD",
    "«",
    "»",
    "`",
    "\n",
    "> ",
    "a",
    "\ud83d",
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
      const text = parts.join("");
      let before = -1;
      for (const { start, end } of findOtherScripts(viewOf(text, arabic))) {
        expect(start).toBeGreaterThan(before);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(text.slice(start, end)).toMatch(/[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Greek}。\uFFFD]/u);
        before = end;
      }
    }),
  );
});

test("plain text between strays changes nothing about them", () => {
  const strays = fc.array(fc.constantFrom("创新", "слово", "שלום"), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(strays, (words) => {
      expect(found(words.join(" كلمة "))).toEqual(words);
    }),
  );
});

test.each(["创新", "слово ", "كπك", "\uFFFD ", "، 创 "])("four times the text takes about four times as long: %s", (unit) => {
  expect(growthOf((times) => findOtherScripts(viewOf(unit.repeat(times), arabic)), 20_000)).toBeLessThan(mostGrowth);
});
