import { describe, expect, test } from "vitest";
import { composableVarieties, composeBrief } from "#language/composer/compose-brief.ts";
import { createRandom, pick, type Random } from "#language/composer/random.ts";
import { loadSubject } from "#language/subjects/registry.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { templates } from "#language/templates/registry.ts";
import { offeredLengths, type Template } from "#language/templates/template.ts";
import { countWords } from "#language/text/words.ts";
import type { BrandVoice } from "#shared/contracts/brand-voice.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report, Suggestion } from "#shared/contracts/report.ts";
import { languageOf } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { check } from "../check.ts";

const plain = testBrief({ topic: "كذا", keywords: [], fields: {} });
const voice: BrandVoice = {
  id: "v",
  name: "v",
  samples: [],
  preferred: [],
  banned: [],
  sentenceLength: null,
  emoji: "free",
  addressee: null,
  signOff: "",
};

function apply(text: string, fix: Suggestion["fix"]): string {
  return fix ? text.slice(0, fix.start) + fix.replacement + text.slice(fix.end) : text;
}

function fixed(text: string, brief: Brief, code: Suggestion["code"]): string | null {
  const suggestion = check(text, brief).suggestions.find((candidate) => candidate.code === code);
  return suggestion?.fix ? apply(text, suggestion.fix) : null;
}

describe("one click", () => {
  test("names a missing keyword, and makes no sentence for it", () => {
    const suggestions = check("# عنوان\n\nأول فقرة هنا.", { ...plain, keywords: ["توفير الوقت"] }).suggestions;
    expect(suggestions.find(({ code }) => code === "keyword_missing")).toEqual({
      code: "keyword_missing",
      params: { keyword: "توفير الوقت" },
    });
  });

  test("shortens by a whole sentence that nothing hangs on", () => {
    const keyword = "One sentence holds the keyword plan in the middle here.";
    const blank = "One sentence holds a blank [… price] in the middle here.";
    const number = "One sentence holds the number 12 in the middle here.";
    const spare = "One sentence is simply there and could go without loss.";
    const text = `First sentence opens it all. ${keyword} ${blank} ${number} ${spare} Last sentence closes it all.`;
    const brief = testBrief({ variety: "en-american", topic: "x", keywords: ["plan"], fields: {}, words: 42, templateId: 9_999 });
    expect(fixed(text, brief, "too_long")).toBe(text.replace(`${spare} `, ""));
  });

  test("cuts no sentence that tells a note, and no question", () => {
    const note = "One note says that the oven is heated with olive wood.";
    const question = "One question asks whether you would like to come over?";
    const text = `First sentence opens it all. ${note} ${question} Last sentence closes it all.`;
    const brief = testBrief({
      variety: "en-american",
      topic: "x",
      keywords: [],
      notes: ["the oven is heated with olive wood"],
      fields: {},
      words: 15,
      templateId: 9_999,
    });
    expect(fixed(text, brief, "too_long")).toBeNull();
    expect(fixed(text, { ...brief, notes: [] }, "too_long")).toBe(text.replace(`${note} `, ""));
  });

  test("takes the second of two equal sentences out, and its paragraph with it when it was alone there", () => {
    const twice = "الجملة دي موجودة مرتين هنا.";
    const brief = { ...plain, words: 100 };
    expect(fixed(`${twice} وبعدها كلام. ${twice} وآخر.`, brief, "sentence_repeated")).toBe(`${twice} وبعدها كلام. وآخر.`);
    expect(fixed(`${twice}\n\n${twice}\n\nآخر فقرة.`, brief, "sentence_repeated")).toBe(`${twice}\n\nآخر فقرة.`);
  });

  test("says a Standard word as the dialect does, with what is joined to it, and never in a quotation", () => {
    const text = "تعالوا الآن، والآن أحلى. «الآن»";
    const words = check(text, plain).suggestions.filter(({ code }) => code === "standard_word");
    expect(words.map(({ params }) => params.word)).toEqual(["الآن", "والآن"]);
    expect(words.map(({ fix }) => fix?.replacement)).toEqual(["دلوقتي", "ودلوقتي"]);
  });

  test("leaves 'the day' alone, which looks like 'today'", () => {
    const codes = check("القهوة دي أحلى حاجة في آخر اليوم، وفي أوله كمان.", plain).suggestions.map(({ code }) => code);
    expect(codes).not.toContain("standard_word");
  });

  test.each([
    ["ar-egyptian", "البن اللي لسه خارج من المحمصة مليان غاز، وده اللي بيدّيله ريحته."],
    ["ar-saudi", "احضروا جلستين من الأجندة بس، والباقي شوفوه بعدين مسجّل."],
    ["ar-lebanese", "البيبي شبعان وإيد إمّو حدّو، وهيك الصورة بتطلع أحلى."],
    ["ar-jordanian", "بوفّر عالزبون يبعت الشكوى ثلاث مرّات، وهيك بنعرف شو بدو."],
    ["ar-egyptian", "ظهرت رسالة خطأ لما دخلت على التطبيق النهارده الصبح."],
  ] as const)("leaves alone what only looks like another word (%s: %s)", (variety, text) => {
    const fixes = check(text, { ...plain, variety }).suggestions.filter(({ code }) => /_word$/.test(code));
    expect(fixes.filter(({ fix }) => fix)).toEqual([]);
  });

  test("says a command to the reader who was asked for", () => {
    expect(fixed("اكتبي الخطة.", { ...plain, addressee: "man" }, "addressee_other")).toBe("اكتب الخطة.");
  });

  const exchanged = (text: string, word: string, preferred: string, variety: Brief["variety"] = plain.variety) => {
    const brandVoice = {
      ...voice,
      banned: [{ variety: null, words: [word] }],
      preferred: [{ variety: null, words: [preferred] }],
    };
    return fixed(text, { ...plain, variety, brandVoice }, "banned_word");
  };

  test.each([
    ["كل عرض رخيص هنا.", "رخيص", "موفّر", "كل عرض موفّر هنا."],
    ["العرض والرخيص حلو.", "رخيص", "موفّر", "العرض والموفّر حلو."],
    ["خد كوباية من عندنا.", "كوباية", "فنجان", "خد فنجان من عندنا."],
    ["اشرب الكوباية، وارتاح.", "كوباية", "فنجان", "اشرب الفنجان، وارتاح."],
    ["It is a cheap way to go.", "cheap", "affordable", "It is an affordable way to go."],
    ["An awesome user reads it.", "awesome", "useful", "A useful user reads it."],
  ])("says the preferred word for the banned one, with what is joined to it: %s", (text, word, preferred, after) => {
    expect(exchanged(text, word, preferred, /[a-z]/.test(word) ? "en-american" : plain.variety)).toBe(after);
  });

  test.each([
    ["خد كوباية سخنة معاك.", "كوباية", "فنجان"],
    ["الكوباية دي ليك.", "كوباية", "فنجان"],
    ["دي كوباية شاي.", "كوباية", "فنجان"],
    ["جت الكوباية بدري.", "كوباية", "فنجان"],
    ["خد فنجان كبير معاك.", "فنجان", "كوباية"],
    ["كوبايتك عندنا اليوم.", "كوباية", "فنجان"],
  ])("exchanges no noun whose neighbours or endings tell of its gender: %s", (text, word, preferred) => {
    expect(exchanged(text, word, preferred)).toBeNull();
  });

  test("leaves no word out that has no preferred one", () => {
    const banned = [{ variety: null, words: ["رخيص"] }];
    expect(fixed("كل عرض رخيص هنا، والرخيص حلو.", { ...plain, brandVoice: { ...voice, banned } }, "banned_word")).toBeNull();
  });

  test("takes unwanted emoji out and puts the sign-off at the end", () => {
    const brief = { ...plain, words: 100, brandVoice: { ...voice, emoji: "none" as const, signOff: "فريق زهرة" } };
    expect(fixed("أهلا 🙂 وسهلا.", brief, "emoji_not_wanted")).toBe("أهلا وسهلا.");
    expect(fixed("أهلا وسهلا.\n", brief, "sign_off_missing")).toBe("أهلا وسهلا.\n\nفريق زهرة");
    expect(check("أهلا.\n\n**فريق زهرة**", brief).suggestions.map(({ code }) => code)).not.toContain("sign_off_missing");
  });

  test("writes American", () => {
    const brief = testBrief({ variety: "en-american", topic: "x", keywords: [], fields: {} });
    expect(fixed("The colour is new.", brief, "british_spelling")).toBe("The color is new.");
  });
});

test("banned words of another variety do not count here", () => {
  const banned = [{ variety: "ar-saudi" as const, words: ["حلو"] }];
  expect(check("كلام حلو.", { ...plain, brandVoice: { ...voice, banned } }).banned).toEqual([]);
});

test("a letter keeps its Standard words", () => {
  const brief = sampleBrief(7, "ar-egyptian", { expectedOnly: true });
  expect(check("نكتب إليكم الآن.", brief).suggestions.map(({ code }) => code)).not.toContain("standard_word");
});

const newKeyword = { ar: "كتيّب الأسئلة", en: "question booklet" } as const;

/** What a fix must leave as it is: blanks, addresses, tags, quotations, and the lines of the layout. */
function untouchable(text: string) {
  const all = (form: RegExp) => [...(text.match(form) ?? [])].sort();
  return {
    blanks: all(/\[…[^\]\n]*\]/g),
    addresses: all(/https?:\/\/\S+/g),
    tags: all(/#[\p{L}_]+/gu),
    // The user's new keyword may come in a quotation of its own.
    quotations: all(/«[^«»\n]*»/gu).filter((quotation) => quotation !== `«${newKeyword.ar}»`),
    bold: all(/\*\*/g).length,
    layout: text.split("\n").flatMap((line) => /^(?:#{1,6} |[-*] |\d+\. |\d+\/\d+ |\|)/.exec(line)?.[0] ?? []),
  };
}

/** What may only become less: faults of each kind. */
function faults({
  variety,
  words,
  keywords,
  structure,
  repetition,
  agreement,
  blanks,
  claims,
  spelling,
  banned,
  overLimit,
}: Report) {
  return {
    // 'Contradicts' is left out: with more dialect in it, a text that was open shows the foreign words that stood in it all along.
    variety: ["leaks", "other_region"].indexOf(variety.verdict) + 1,
    length: words.verdict === "short" || words.verdict === "long" ? 1 : 0,
    keywords: keywords.filter(({ spans }) => spans.length === 0).length,
    sections: structure.filter(({ found }) => !found).length,
    repeated: repetition.sentences.length,
    openings: repetition.openings.length,
    addressee: agreement.spans.length,
    blanks: blanks.length,
    claims: claims.length,
    spelling: spelling.length,
    banned: banned.length,
    overLimit: overLimit.length,
  };
}

/** A composed text with faults put into it: a sentence twice, foreign and Standard words, British spelling, emoji, a reader of another kind. */
function spoiled(text: string, random: Random, isArabic: boolean): string {
  const lines = text.split("\n");
  const prose = lines.flatMap((line, index) => (/^[\p{L}«"]/u.test(line) && line.length > 40 ? [index] : []));
  if (prose.length === 0) return text;
  const added = isArabic
    ? ["الآن ماذا نفعل معًا؟", "اكتبوا واطلبي ما تريدون 🙂.", "يجب أن نبدأ بسرعة وأيضًا ببساطة.", "وين الموبايل يلي بدكن ياه؟"]
    : ["The colour programme travelled on 5 December 2026 🙂.", "Whilst organising, we practise a cheap trick."];
  for (const sentence of added) lines[pick(prose, random)] += ` ${sentence}`;
  lines[pick(prose, random)] += ` ${(lines[pick(prose, random)] ?? "").split(/(?<=[.؟!?])\s/u)[0]}`;
  return lines.join("\n");
}

function changedBrief(brief: Brief, text: string, random: Random): Brief {
  const words = Math.max(20, Math.round(countWords(text) * pick([0.8, 1, 1.2], random)));
  const language = languageOf(brief.variety);
  return {
    ...brief,
    words,
    keywords: [...brief.keywords, newKeyword[language]],
    brandVoice: {
      ...voice,
      banned: [{ variety: null, words: language === "ar" ? ["ببساطة", "حلو"] : ["cheap", "simple"] }],
      emoji: "none",
      signOff: language === "ar" ? "فريق زهرة" : "The Zahra team",
    },
  };
}

const enoughWords = 60;
const coffee = await loadSubject("specialty-coffee");

describe("no fix breaks the text or makes the report worse", () => {
  test.each(composableVarieties)("%s", { timeout: 60_000 }, (variety) => {
    const random = createRandom(7);
    let tried = 0;
    // A third of the templates each: together the varieties go through all of them.
    const turn = composableVarieties.indexOf(variety) % 3;
    for (const template of templates.slice(0, 26).filter((_, index) => index % 3 === turn)) {
      const topic = languageOf(variety) === "ar" ? "البن الطازج وتخزينه في البيت" : "fresh coffee at home";
      const { brief, targetWords } = checkBrief(sampleBrief(template.id, variety, { words: shortest(template), topic }));
      const composed = composeBrief(brief, template, targetWords, 3, coffee);
      // A text of a few facts is of no variety yet: any word that is put into it may tip it over.
      if (countWords(composed) < enoughWords || template.outline.some(({ layout }) => layout === "options")) continue;
      const text = spoiled(composed, random, languageOf(variety) === "ar");
      tried += tryFixes(text, changedBrief(brief, text, random), `${variety} ${template.key}`);
    }
    expect(tried).toBeGreaterThan(8);
  });

  const shortest = (template: Template) => offeredLengths(template)[0] ?? template.defaultLength;

  function tryFixes(text: string, brief: Brief, name: string): number {
    const before = check(text, brief);
    const ends = before.suggestions.filter(({ fix }) => fix !== undefined);
    for (const { code, params, fix } of ends) {
      const changed = apply(text, fix);
      const after = check(changed, brief);
      const label = `${name}: ${code} ${JSON.stringify(params)} ${JSON.stringify(fix)}`;
      expect(untouchable(changed), label).toEqual(untouchable(text));
      const [old, now] = [faults(before), faults(after)];
      const worse = Object.entries(now).filter(([kind, count]) => count > old[kind as keyof typeof old]);
      expect(worse, label).toEqual([]);
      expect(changed, label).not.toMatch(/\n{4}|\S {2,}\S/);
    }
    return ends.length;
  }
});
