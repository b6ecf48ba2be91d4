import { describe, expect, test } from "vitest";
import { composableVarieties, composeBrief } from "#language/composer/compose-brief.ts";
import { plainForms } from "#language/composer/plain-forms.ts";
import { loadSubject, subjectIds } from "#language/subjects/registry.ts";
import type { WrittenBank } from "#language/subjects/subject-pack.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplate, templates } from "#language/templates/registry.ts";
import { offeredLengths } from "#language/templates/template.ts";
import { bank as egyptian } from "#language/varieties/ar-egyptian/bank.ts";
import { bank as saudi } from "#language/varieties/ar-saudi/bank.ts";
import { bank as standard } from "#language/varieties/ar-standard/bank.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { type Addressee, addressees, languageOf, type Variety } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { viewOf } from "../view.ts";
import { checkWords } from "../words.ts";
import { checkAgreement, findAddressed } from "./agreement.ts";

const own = { topic: "كذا", keywords: [], fields: {} };

function found(text: string, variety: Variety, changes: Partial<Brief> = {}) {
  return checkAgreement(viewOf(text, testBrief({ ...own, variety, ...changes })), undefined).found;
}

describe("forms that tell whom a text speaks to", () => {
  test.each<[Variety, string, Addressee]>([
    ["ar-egyptian", "إنتي بتحبي القهوة؟", "woman"],
    ["ar-egyptian", "متنسيش معادك، واطلبي دلوقتي.", "woman"],
    ["ar-egyptian", "هتلاقوا كل حاجة عندكم.", "everyone"],
    ["ar-egyptian", "لو جرّبتوا مرة هترجعوا.", "everyone"],
    ["ar-egyptian", "اطلب دلوقتي، وسيب الباقي علينا.", "man"],
    ["ar-egyptian", "إنت اللي هتختار.", "man"],
    ["ar-saudi", "إذا تبغين شي خفيف جرّبي هذا.", "woman"],
    ["ar-saudi", "وش تبون اليوم؟ شوفوا القائمة.", "everyone"],
    ["ar-kuwaiti", "هالعرض حقج إنتي، وينج من زمان؟", "woman"],
    ["ar-emirati", "شو رايج نوصلج لين بيتج؟", "woman"],
    ["ar-lebanese", "شو رأيكن نجرّب سوا؟", "everyone"],
    ["ar-jordanian", "بتقدري تطلبي من هون.", "woman"],
    ["ar-standard", "هل أنتِ مستعدة؟ ابدئي الآن.", "woman"],
    ["ar-standard", "لديكم ما تحتاجون إليه.", "everyone"],
    ["ar-standard", "أنتَ على بعد خطوة.", "man"],
  ])("%s: %s", (variety, text, addressee) => {
    expect(found(text, variety)).toBe(addressee);
  });
});

describe("forms that do not tell", () => {
  test.each<[Variety, string]>([
    // ـك without its vowel, and the present with ت, are a man's, a woman's, or hers.
    ["ar-egyptian", "القهوة عندك بتوصل لبابك، وهي تعرف طريقها."],
    ["ar-saudi", "طلبك يوصلك اليوم."],
    // Nouns and adjectives that end like verbs.
    ["ar-egyptian", "مشروع تجاري رسمي، تحسين وتكوين، وتسويق شخصي."],
    ["ar-standard", "تمرين علمي في التعليم التقني، لكي يكون التحكم أسهل، فالحكم محكم."],
    ["ar-kuwaiti", "البرنامج ينتج ويخرج، والمنتج يحتاج علاج."],
    ["ar-lebanese", "ممكن يسكن بأماكن تانية، لكن ساكن هون."],
    // 'We' and 'they' did.
    ["ar-egyptian", "كلّمنا صاحب المحل وسيبنا العنوان، وبصّينا على الأسعار."],
    ["ar-egyptian", "الشهور اللي فاتوا كانوا أهدى، والناس جرّبوا ورجعوا."],
    ["ar-saudi", "تبيّن أن الناس جرّبوا قبلنا."],
    ["ar-lebanese", "أنا ما بدّي شوّه سمعتي."],
    // A greeting is plural by itself.
    ["ar-standard", "السلام عليكم ورحمة الله."],
    ["en-american", "You can order now."],
  ])("%s: %s", (variety, text) => {
    expect(found(text, variety)).toBeNull();
  });

  test("what stands in a quotation or in the user's own words", () => {
    expect(found("قالت لها صديقتها: «جرّبي وشوفي بنفسك».", "ar-egyptian")).toBeNull();
    expect(found("اسم الحملة: اطلبي الآن.", "ar-egyptian", { keywords: ["اطلبي الآن"] })).toBeNull();
  });

  test("the respectful plural of a letter, except where everyone was asked for", () => {
    const letter = findTemplate(7);
    const brief = testBrief({ ...own, templateId: 7, variety: "ar-standard", addressee: "man" });
    expect(checkAgreement(viewOf("نشكر لكم تعاونكم.", brief), letter).found).toBeNull();
    expect(checkAgreement(viewOf("نشكر لكم تعاونكم.", { ...brief, addressee: "everyone" }), letter).found).toBe("everyone");
  });
});

test("two kinds of reader in one text are mixed, and the spans are those who were not asked for", () => {
  const text = "اطلبي دلوقتي. هتلاقوا كل حاجة، وابعتولنا، واكتبوا لنا رأيكم.";
  const agreement = checkAgreement(viewOf(text, testBrief({ ...own, addressee: "woman" })), undefined);
  expect(agreement.found).toBe("mixed");
  expect(agreement.spans.map(({ start, end }) => text.slice(start, end))).toEqual(["هتلاقوا", "وابعتولنا", "واكتبوا", "رأيكم"]);
});

test.each([
  ["woman", "ar-egyptian", "اطلبي ميعاد، وبعدها تروّحوا مبسوطين."],
  ["man", "ar-saudi", "افتح الخيمة، اربط الحبال، وقبل لا تنامون تأكد إن النار مطفية."],
  ["everyone", "ar-kuwaiti", "البسوا شورت، الركبة لازم تبين."],
  ["man", "ar-kuwaiti", "افتح المكينة، وتلف السويچ وهي ساكتة."],
  ["everyone", "ar-qatari", "احجزوا مكانكم، فريقنا غطّى 18 مؤتمر."],
  ["everyone", "ar-qatari", "عسى بيوتكم عامرة. ودام عزج يا قطر."],
  ["woman", "ar-saudi", "احجزي موعدك، وسيب طويل تمشينه رايحة جاية."],
  ["everyone", "ar-qatari", "اطلبوا وشوفوا الصور، وطرّشوا لنا. «إنتي بس صوّري» قالها الوالد."],
] as const)(
  "the plural of somebody with their family, and what is no address, mix nothing (%s, %s)",
  (addressee, variety, text) => {
    expect(checkAgreement(viewOf(text, testBrief({ ...own, variety, addressee })), undefined)).toMatchObject({
      found: addressee,
      spans: [],
    });
  },
);

test("two words to somebody else are no slip", () => {
  const text = "اطلبوا وشوفوا الصور، وطرّشوا لنا. جرّبي وصوّري.";
  const agreement = checkAgreement(viewOf(text, testBrief({ ...own, variety: "ar-qatari", addressee: "everyone" })), undefined);
  expect(agreement.found).toBe("mixed");
});

test("the brand voice's reader counts where the brief leaves the choice open", () => {
  const brandVoice = {
    id: "v",
    name: "v",
    samples: [],
    preferred: [],
    banned: [],
    sentenceLength: null,
    emoji: "free",
    signOff: "",
  } as const;
  const brief = testBrief({ ...own, brandVoice: { ...brandVoice, samples: [], preferred: [], banned: [], addressee: "woman" } });
  expect(checkAgreement(viewOf("اطلبي دلوقتي.", brief), undefined)).toMatchObject({ asked: "woman", found: "woman", spans: [] });
});

test.each<[string, Variety, Addressee, string]>([
  ["اكتبي", "ar-egyptian", "man", "اكتب"],
  ["واطلبوا", "ar-egyptian", "woman", "واطلبي"],
  ["اعمليها", "ar-egyptian", "everyone", "اعملوها"],
  ["هتجرّبي", "ar-egyptian", "everyone", "هتجرّبوا"],
  ["تطلبين", "ar-saudi", "everyone", "تطلبون"],
])("%s is said to another reader by its ending alone", (word, variety, to, expected) => {
  const [addressed] = findAddressed(viewOf(word, testBrief({ ...own, variety })), undefined);
  expect(addressed?.say(to)).toBe(expected);
});

test("hollow verbs are left to the person: قول is not the Standard قل", () => {
  const [addressed] = findAddressed(viewOf("قولي", testBrief(own)), undefined);
  expect(addressed?.say("man")).toBeNull();
});

/** All that the built-in writer says of itself in a variety: formulas, calls and the statements of every pack. */
const packs = await Promise.all(subjectIds.map(loadSubject));
const sayingsIn = (bank: WrittenBank) => [plainForms[bank], ...packs.map(({ sayings }) => sayings[bank].ideas)];

describe("the phrase banks' own triples", () => {
  const triple = /<([^<>|]*)\|([^<>|]*)\|([^<>|]*)>/gu;

  test.each<[Variety, object]>([
    ["ar-egyptian", [egyptian, sayingsIn("ar-egyptian")]],
    ["ar-saudi", [saudi, sayingsIn("ar-saudi")]],
    ["ar-standard", [standard, plainForms["ar-standard"]]],
  ])("%s: no form speaks to anybody but its own reader", (variety, bank) => {
    const wrong: string[] = [];
    let told = 0;
    for (const [, man = "", woman = "", everyone = ""] of JSON.stringify(bank).matchAll(triple)) {
      for (const [to, form] of [
        ["man", man],
        ["woman", woman],
        ["everyone", everyone],
      ] as const) {
        const verdict = found(form, variety);
        if (verdict !== null) told += 1;
        // Forms that two readers share are their own in both.
        const shares = [man, woman, everyone].filter((other) => other === form).length > 1;
        if (verdict !== null && verdict !== to && !shares) wrong.push(`${form}: ${verdict} instead of ${to}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(told).toBeGreaterThan(70);
  });

  test("composed texts are never mixed, and never speak to somebody else", () => {
    const wrong: string[] = [];
    for (const variety of composableVarieties.filter((id) => languageOf(id) === "ar")) {
      for (const [index, template] of templates.slice(0, 26).entries()) {
        // One reader a template: with all three in turn, every variety speaks to each of them often enough.
        for (const addressee of addressees.slice(index % 3).slice(0, 1)) {
          const words = offeredLengths(template)[0] ?? template.defaultLength;
          const { brief, targetWords } = checkBrief(sampleBrief(template.id, variety, { addressee, words }));
          const text = composeBrief(brief, template, targetWords, template.id);
          if (checkWords(text, template, targetWords, brief).verdict === "short") continue;
          const { found: spoken, spans } = checkAgreement(viewOf(text, brief), template);
          const told = spans.map(({ start, end }) => text.slice(Math.max(0, start - 20), end + 10)).join(" | ");
          if (spoken !== null && spoken !== addressee) wrong.push(`${variety} ${template.key} ${addressee}: ${spoken}: ${told}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 30_000);
});
