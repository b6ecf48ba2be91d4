import { expect, test } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Variety } from "#shared/options.ts";
import { growthOf, mostGrowth } from "#tests/support/processor-time.ts";
import type { Template } from "../../templates/template.ts";
import { tokensOf } from "./features.ts";
import { findVariety } from "./find-variety.ts";
import { isDialectWord } from "./signs.ts";
import { tellRegion } from "./tell-region.ts";

// Sentences written for these tests alone: they stand in no training file, no profile and no phrase bank.
const texts = {
  saudi:
    "وش رايكم نطلع البر نهاية الأسبوع؟ الجو هالأيام يهبل وما ودي أجلس في البيت. أبغى أحد يجيب معه القهوة لأن اللي عندي خلصت. " +
    "إذا تبون تجون بدري علموني عشان أجهز الأغراض. الحين أكلم أخوي وأشوف وش عنده.",
  egyptian:
    "إحنا عايزين نسافر الأسبوع ده بس مفيش حجز دلوقتي. كلمت الشركة النهارده وقالولي هيردوا عليا بكره. " +
    "أنا مش فاهم ليه الموضوع بياخد كل الوقت ده. لو معرفناش نحجز هنروح عند ستي. إنت إيه رأيك نعمل إزاي؟",
  lebanese:
    "شو رأيكن نروح عالجبل هالأسبوع؟ هيدا المطرح اللي خبرتكن عنو كتير حلو وما في عجقة. هلق عم جرب احجز بس ما حدا عم يرد. " +
    "إذا بدكن تجوا معنا بعتولي خبر. وهيدي الطريق أقرب من الطريق اللي رحنا منا المرة الماضية.",
  standard:
    "يسرنا أن نعلن عن افتتاح المكتبة التي طال انتظارها. سوف تقدم المكتبة خدماتها لجميع السكان ابتداء من الغد. " +
    "لماذا لا تزورنا مع أسرتك وتكتشف ما لدينا من كتب؟ لم نغير مواعيدنا، ولن نغلق أبوابنا يوم العطلة. يمكنك أيضا أن تستعير ثلاثة كتب معا.",
  english: "We open the new library tomorrow, and everybody is welcome to come in and borrow three books.",
};

function brief(variety: Variety, more: Partial<Brief> = {}): Brief {
  return {
    templateId: 1,
    topic: "",
    variety,
    words: 100,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [],
    fields: {},
    ...more,
  };
}

const register = (letter: Template["register"]) => ({ register: letter }) as Template;
const find = (text: string, variety: Variety, letter: Template["register"] = "D", more?: Partial<Brief>) =>
  findVariety(text, brief(variety, more), register(letter));

test("each region is told, and a text of another region is no text of the asked one", () => {
  expect(find(texts.saudi, "ar-saudi")).toMatchObject({ region: "gulf" });
  expect(find(texts.egyptian, "ar-egyptian")).toMatchObject({ region: "egyptian", country: "ar-egyptian", verdict: "fits" });
  expect(find(texts.lebanese, "ar-lebanese")).toMatchObject({ region: "levantine" });
  expect(find(texts.standard, "ar-standard")).toMatchObject({ region: "standard", verdict: "fits", leaks: [] });
  expect(find(texts.egyptian, "ar-kuwaiti").verdict).toBe("other_region");
  expect(find(texts.saudi, "ar-lebanese").verdict).toBe("other_region");
});

test("inside the Gulf no country is asserted, whichever is asked", () => {
  for (const asked of ["ar-saudi", "ar-emirati", "ar-kuwaiti", "ar-qatari"] as const) {
    expect(find(texts.saudi, asked).country).toBeNull();
  }
});

test("English is told by its script, both ways", () => {
  expect(find(texts.english, "en-american")).toMatchObject({ region: "english", verdict: "fits" });
  expect(find(texts.english, "ar-saudi")).toMatchObject({ region: "english", verdict: "other_region" });
  expect(find(texts.saudi, "en-american")).toMatchObject({ region: "gulf", verdict: "other_region" });
});

test("Standard Arabic in a dialect brief is another region, and is right where the form is formal", () => {
  expect(find(texts.standard, "ar-kuwaiti", "D").verdict).toBe("other_region");
  expect(find(texts.standard, "ar-kuwaiti", "S")).toMatchObject({ verdict: "standard", leaks: [] });
});

test("dialect words strewn into Standard sentences do not hide that they are Standard", () => {
  const strewn = [
    "سوف تقدم المكتبة الحين خدماتها لجميع السكان وايد ابتداء من الغد.",
    "يمكنك الحين أن تستعير وايد من الكتب القيمة خلال الأسبوع.",
    "سنستقبل الحين طلبات الزوار وايد عبر الموقع.",
    "لن نغلق أبواب المعرض دلوقتي أوي يوم العطلة القادم كده.",
  ];
  for (const sentence of strewn) expect(tellRegion(sentence).region).toBe("standard");
  const { verdict, leaks } = find(strewn.join(" "), "ar-emirati");
  expect(verdict).toBe("other_region");
  expect(leaks).toHaveLength(4);
});

test("a sentence with words of the dialect, or with one that dialect and Standard share, is no leak", () => {
  const own = [
    "الفني يفحصه جدامكم والفحص ببلاش، ونعطيكم الرد خلال يومين.",
    "فلم رقيق ينلزق على الجام، ويخفف الحر قبل لا يدش عليكم.",
    "السادة مركز سنبلة للدراسات الغذائية المحترمين.",
  ];
  expect(find(own.join(" "), "ar-emirati").leaks).toEqual([]);
});

test("a dialect text without the words that give it away does not read as Standard", () => {
  for (const [asked, text] of [
    ["ar-saudi", texts.saudi],
    ["ar-egyptian", texts.egyptian],
    ["ar-lebanese", texts.lebanese],
  ] as const) {
    const bare = tokensOf(text).filter(({ word }) => !isDialectWord(word));
    const { region, leaks } = find(bare.map(({ start, end }) => text.slice(start, end)).join(" "), asked);
    expect(region).not.toBe("standard");
    expect(leaks).toEqual([]);
  }
});

test("Standard sentences in a spoken text leak, at their places, beyond the register's limit", () => {
  const text = `${texts.egyptian} سوف نعلن النتائج التي ينتظرها الجميع قريبا. لماذا لم تصل الرسالة حتى الآن؟`;
  const spoken = find(text, "ar-egyptian", "D");
  expect(spoken.verdict).toBe("leaks");
  expect(spoken.leaks.map(({ start, end }) => text.slice(start, end))).toEqual([
    "سوف نعلن النتائج التي ينتظرها الجميع قريبا",
    "لماذا لم تصل الرسالة حتى الآن",
  ]);
  expect(find(text, "ar-egyptian", "M").verdict).toBe("fits");
});

test("foreign words in a text of the right region are evidence against, and enough of them contradict", () => {
  const one = find(`${texts.saudi} دلوقتي`, "ar-saudi");
  expect(one.evidence.filter(({ side }) => side === "against")).toMatchObject([{ text: "دلوقتي", varieties: ["ar-egyptian"] }]);
  const many = find(`${texts.saudi} دلوقتي عايزين نروح إزاي، كده أوي النهارده يا فندم، مينفعش`, "ar-saudi");
  expect(["contradicts", "other_region"]).toContain(many.verdict);
});

test("what is nobody's dialect does not count: quotes, hashtags, addresses, blanks, the user's own words", () => {
  const plain = find(texts.saudi, "ar-saudi");
  const own = { keywords: ["دلوقتي"] };
  const text = `${texts.saudi} «عايزين إيه دلوقتي» #هيدا_كتير https://x.test/شو [… عايزين] دلوقتي`;
  const found = find(text, "ar-saudi", "D", own);
  expect(found.evidence).toEqual(plain.evidence);
  expect(found.verdict).toBe(plain.verdict);
});

test("evidence stands where it says, at most sixty pieces of it", () => {
  const text = `# وش الجديد 😀\n\n- ${texts.saudi}\n\n**${texts.lebanese}**`.repeat(4);
  const { evidence } = find(text, "ar-saudi");
  expect(evidence.length).toBeGreaterThan(20);
  expect(evidence.length).toBeLessThanOrEqual(60);
  for (const { start, end, text: word } of evidence) expect(text.slice(start, end)).toBe(word);
  expect(evidence.map(({ start }) => start)).toEqual(evidence.map(({ start }) => start).sort((a, b) => a - b));
});

test("words that everybody writes give no dialect away", () => {
  const { evidence } = find("مكسب ما ننتبه له: نقاش أقل في البيت. وش الفايدة إذا ما تغيّر شي؟", "ar-saudi");
  const words = evidence.map((piece) => piece.text);
  expect(words).toContain("وش");
  expect(words).not.toContain("له");
});

test("too little evidence is open: nothing, a word, a slogan, figures", () => {
  for (const text of ["", "شكرا", "جودة وثقة", "12 / 34 / 56", "🙂🙂🙂"]) {
    expect(find(text, "ar-saudi")).toMatchObject({ verdict: "open", region: null, leaks: [] });
  }
  expect(tellRegion("عرض اليوم").region).toBeNull();
});

test("short and neutral lines are not told, so they never leak", () => {
  const list = `${texts.lebanese}\n\n- توصيل مجاني\n- ألوان جديدة\n- مواعيد العمل من الصباح إلى المساء\n- فريق من الخبراء في خدمة العملاء`;
  expect(find(list, "ar-lebanese")).toMatchObject({ leakShare: 0, leaks: [] });
});

test("the same text and brief give the same finding", () => {
  expect(find(texts.lebanese, "ar-jordanian")).toEqual(find(texts.lebanese, "ar-jordanian"));
});

test("stretched letters, dropped hamzas and tashkeel change nothing", () => {
  const { region } = find("انا عاااايزه اعرف ليييه مفيش حد بيرد، وهتوصل امتي الحاجه دي؟", "ar-egyptian");
  expect(region).toBe("egyptian");
  expect(tellRegion("أَنا عايِزة أَعرَف لِيه مَفيش حَدّ بِيرُدّ").region).toBe("egyptian");
});

test("a very long text is read in good time", () => {
  const textOf = (chars: number) => `${texts.saudi}\n`.repeat(Math.ceil(chars / texts.saudi.length));
  expect(find(textOf(200_000), "ar-saudi").region).toBe("gulf");
  expect(growthOf((chars) => find(textOf(chars), "ar-saudi"), 40_000)).toBeLessThan(mostGrowth);
});

test("«لحد» is no sign of Egyptian: it gives nothing away, and Gulf sentences with it stay Gulf", () => {
  const { evidence } = findVariety("استنوا لحد ما نفتح دلوقتي، ومتقولوش لحد.", brief("ar-egyptian"), undefined);
  expect(evidence.map(({ text }) => text)).toContain("دلوقتي");
  expect(evidence.map(({ text }) => text)).not.toContain("لحد");
  expect(tellRegion("ما راح نقول لحد عن العرض").region).toBe("gulf");
  expect(tellRegion("ما قلنا لحد عن الموعد").region).toBe("gulf");
});

test("in a longer text a lone word of a neighbour is chance, and two are not", () => {
  const own = [
    "الحين العرض عندنا وايد زين، وباجر نفتح المحل من الصبح لين الليل حق كل الناس اللي يحبون القهوة.",
    "تعالوا ويا اليهال وشوفوا شنو عندنا من أشياء يديدة، واللي ما يلقى اللي يبيه يقول لنا واحنا نييبه له باجر.",
    "المكان هني وسيع والقعدة برا حلوة، وكل يوم خميس عندنا شي يديد حق اللي يحب يسهر ويا ربعه.",
    "وإذا ما تدلون المحل دقوا علينا ونقول لكم وين، ترى المواقف وايد وما تحتاج تدور.",
  ].join(" ");
  const against = (text: string) =>
    find(text, "ar-kuwaiti").evidence.flatMap(({ side, text: word }) => (side === "against" ? [word] : []));
  expect(against("العرض وايد زين، وخذوا الحبحب ويا اليهال.")).toEqual(["الحبحب"]);
  expect(against(`${own} وخذوا الحبحب.`)).toEqual([]);
  expect(against(`${own} وخذوا الحبحب ولا الصامولي.`)).toEqual(["الحبحب", "الصامولي"]);
});

test("a form that may be a noun makes a dialect's line no Standard one", () => {
  expect(find("السيارة متروسة: فرش وجدور وسياكل. بوري سنجاري: بالكيلو، فتطلبوا على قد عددكم.", "ar-kuwaiti").leaks).toEqual([]);
});
