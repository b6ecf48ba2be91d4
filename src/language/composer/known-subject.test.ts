import { describe, expect, it } from "vitest";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import { offeredLengths, type Template } from "#language/templates/template.ts";
import { fold } from "#language/text/normalise.ts";
import { sentencesOf } from "#language/text/sentences.ts";
import { countWords } from "#language/text/words.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { type Addressee, languageOf, type Variety } from "#shared/options.ts";
import { knowledgeIn } from "../subjects/knowledge.ts";
import { loadSubject, subjectIds } from "../subjects/registry.ts";
import { composableVarieties, composeBrief, sayIn } from "./compose-brief.ts";
import { expand, parse } from "./notation.ts";
import { createRandom } from "./random.ts";

const coffee = await loadSubject("specialty-coffee");
const topics = { ar: "البن الطازج وتخزينه في البيت", en: "fresh coffee at home" } as const;

function write(templateKey: string, changes: Partial<Brief> & { variety: Variety }, seed = 1, subject = coffee) {
  const templateId = findTemplateByKey(templateKey)?.id ?? 0;
  const { brief, template, targetWords } = checkBrief({
    templateId,
    topic: topics[languageOf(changes.variety)],
    words: 500,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [],
    fields: {},
    ...changes,
  });
  return { brief, text: composeBrief(brief, template, targetWords, seed, subject) };
}

/** What the pack says in a variety, each statement as it is printed. */
function statementsIn(variety: Variety, addressee: Addressee, subject = coffee) {
  return knowledgeIn(subject, variety, sayIn(variety)).statements.map((statement) => ({
    ...statement,
    text: expand(parse(statement.text), createRandom(1), addressee, {}) ?? "",
  }));
}

/** The text's sentences without headings, marks of lists and bold letters. */
function sentencesIn(text: string): string[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.flatMap((line) => sentencesOf(line.replace(/^\d+\. |^- /, "").replaceAll("**", "")));
}

describe.each(composableVarieties)("a known subject in %s", (variety) => {
  it("fills an article with what is known of it and what the person told, and with nothing else", () => {
    for (const addressee of ["man", "woman", "everyone"] as const) {
      const note = languageOf(variety) === "ar" ? "المحمصة تفتح كل يوم الساعة 8" : "The roastery opens at 8 every day";
      const { text, brief } = write("blogPost", { variety, addressee, notes: [note] });
      const known = new Set(statementsIn(variety, addressee).map((statement) => fold(statement.text)));
      const others = sentencesIn(text).filter(
        (sentence) => !known.has(fold(sentence)) && !sentence.includes(brief.topic) && !sentence.startsWith(note),
      );
      expect(others, text).toEqual([]);
      expect(text).toContain(note);
      expect(countWords(text)).toBeGreaterThan(120);
    }
  });

  it("says every step of it, in the order of doing", () => {
    const steps = statementsIn(variety, "everyone").filter(({ form }) => form === "step");
    const topic = coffee.sayings["ar-saudi"].facets[steps[0]?.facet ?? ""] ?? "";
    const english = coffee.sayings["en-american"].facets[steps[0]?.facet ?? ""] ?? "";
    const { text } = write("howToGuide", { variety, topic: languageOf(variety) === "ar" ? topic : english });
    const at = steps.map((step) => text.indexOf(step.text));
    expect(at.every((place) => place >= 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  it("tells of an origin only where the person named it", () => {
    const valued = statementsIn(variety, "everyone").filter(({ value }) => value !== undefined);
    const said = (text: string) => valued.filter((statement) => text.includes(statement.text)).map(({ value }) => value);
    expect(said(write("blogPost", { variety }).text)).toEqual([]);
    const origin = languageOf(variety) === "ar" ? "عندنا بن إثيوبي" : "We have Ethiopian beans";
    expect(said(write("socialMediaPost", { variety, words: 200, notes: [origin] }).text)).toEqual(["ethiopian"]);
  });

  it("tells in nobody's post how an origin usually tastes where the person told how theirs does", () => {
    const [origin, taste] =
      languageOf(variety) === "ar"
        ? ["عندنا بن إثيوبي", "طعمه شوكولاتة وبرتقال"]
        : ["We have Ethiopian beans", "It tastes of chocolate and orange"];
    const { text } = write("socialMediaPost", { variety, words: 200, notes: [origin, taste] });
    expect(statementsIn(variety, "everyone").filter((statement) => text.includes(statement.text))).toEqual([]);
  });

  it("says in no seller's post what no seller says: a drawback, or what everybody knows", async () => {
    const restaurant = await loadSubject("restaurant");
    const [topic, cuisine] = languageOf(variety) === "ar" ? ["مطعم المرسى", "أكل إيطالي"] : ["Harbor restaurant", "Italian food"];
    const { text } = write("socialMediaPost", { variety, words: 200, topic, notes: [cuisine] }, 1, restaurant);
    const said = statementsIn(variety, "everyone", restaurant).filter((statement) => text.includes(statement.text));
    expect(said.filter(({ notBySeller }) => notBySeller)).toEqual([]);
  });

  it("gives no lecture where something is sold: without a told fact that it touches, nothing of the subject is said", () => {
    const known = statementsIn(variety, "everyone");
    const { text } = write("socialMediaPost", {
      variety,
      words: 200,
      topic: languageOf(variety) === "ar" ? "افتتاح كوفي غيمة" : "Cloud Café opens",
    });
    expect(known.filter((statement) => text.includes(statement.text))).toEqual([]);
  });

  it("gives no lecture in an article that announces something: when and where, and what else was told", () => {
    const [topic, offer, when] =
      languageOf(variety) === "ar"
        ? ["افتتاح محمصة غيمة في الملقا", "أول كوب هدية", "الافتتاح يوم الخميس الساعة 6 المغرب"]
        : ["Grand opening of Cloud Roasters", "The first cup is on us", "Doors open Thursday at 6 pm"];
    const { text } = write("blogPost", { variety, words: 800, topic, notes: [offer, when, "www.example.com"] });
    const told = sentencesIn(text);
    expect(told.slice(0, 2)).toEqual([`${when}.`, `${offer}.`]);
    expect(statementsIn(variety, "everyone").filter((statement) => text.includes(statement.text))).toEqual([]);
    expect(text).not.toContain("[…");
  });

  it("asks for an event's facts where little of it was told, not for those of the subject", () => {
    const topic = languageOf(variety) === "ar" ? "افتتاح محمصة غيمة في الملقا" : "Grand opening of Cloud Roasters";
    const { text } = write("blogPost", { variety, words: 800, topic });
    const asked = text.split("\n").filter((line) => line.startsWith("- [… "));
    expect(asked).toHaveLength(10);
    expect(asked[2]).toMatch(/When|متى/);
  });

  it("gives advice in a post that asks for it, and asks its readers what they think instead of selling", () => {
    const topic = languageOf(variety) === "ar" ? "نصائح لتخزين البن في البيت" : "Tips for storing coffee beans at home";
    const { text } = write("socialMediaPost", { variety, words: 200, topic });
    expect(statementsIn(variety, "everyone").filter((statement) => text.includes(statement.text)).length).toBeGreaterThan(1);
    expect(text.trim().split("\n\n").at(-2)).not.toMatch(/message|راسل|ابعت|دزّوا|طرّش/);
  });

  it("does no task by the steps of another one", () => {
    const steps = statementsIn(variety, "everyone").filter(({ form }) => form === "step");
    const topic = languageOf(variety) === "ar" ? "كيف تنظف مطحنة البن؟" : "How to clean a burr grinder";
    const { text } = write("howToGuide", { variety, topic });
    expect(steps.filter((step) => text.includes(step.text))).toEqual([]);
    expect(text).toMatch(/^- \[… /m);
  });

  it("puts no tip beside a task whose steps are not known: the guide asks for them", () => {
    const topic =
      languageOf(variety) === "ar" ? "كيف تنظف مطحنة البن وتخزن البن الطازج؟" : "How to clean a grinder and store fresh beans";
    const { text } = write("howToGuide", { variety, topic });
    expect(statementsIn(variety, "everyone").filter((statement) => text.includes(statement.text))).toEqual([]);
    expect(text).toMatch(/^- \[… /m);
  });

  it("answers a question in a post by what itself touches it, not by what stands under the same heading", async () => {
    const delivery = await loadSubject("delivery-logistics");
    const topic =
      languageOf(variety) === "ar"
        ? "ليش شحنات الأدوية تخترب حتى لو الشاحنة مبردة؟"
        : "Why does medicine spoil in a chilled truck?";
    const { text } = write("linkedinPost", { variety, topic, words: 200 }, 1, delivery);
    const said = statementsIn(variety, "everyone", delivery).filter((statement) => text.includes(statement.text));
    expect(said.filter((statement) => /الأكل|food|الطعام/u.test(statement.text))).toEqual([]);
  });

  it("asks for what a post lives on where nothing was told", () => {
    const { text } = write("socialMediaPost", {
      variety,
      words: 200,
      topic: languageOf(variety) === "ar" ? "كوفي غيمة" : "Cloud Café",
    });
    expect(text.match(/^- \[… /gm)).toHaveLength(3);
  });

  it("says where and for how much under a heading, after what is known", () => {
    const [where, price] =
      languageOf(variety) === "ar"
        ? ["الفرع في شارع الجامعة", "الكيس بـ 55 ريال"]
        : ["The shop is on Main Street", "A bag is $15"];
    const blocks = write("blogPost", { variety, words: 800, notes: [price, where] }).text.split("\n\n");
    const at = blocks.findLastIndex((block) => block.startsWith("## "));
    const isArabic = languageOf(variety) === "ar";
    expect(blocks[at + 1]).toBe(isArabic ? `${where}، و${price}.` : `${where}, and a bag is $15.`);
    expect(blocks.slice(0, at).join("\n\n")).not.toContain(price);
  });

  it("counts the posts of a thread that have something to say, the topic first", () => {
    const { text, brief } = write("twitterThread", { variety, words: 168 });
    const marks = [...text.matchAll(/^(\d+)\/(\d+) (.*)$/gm)].map(([, at, of, said]) => ({
      at: Number(at),
      of: Number(of),
      said,
    }));
    expect(marks.map(({ at }) => at)).toEqual(marks.map((_, index) => index + 1));
    expect(marks.every(({ of, said }) => of === marks.length && said !== "")).toBe(true);
    expect(marks[0]?.said?.toLowerCase()).toContain(brief.topic);
  });

  it("prints no goal: a field that steers the text is no part of it", () => {
    const goal = languageOf(variety) === "ar" ? "حجز الطاولات" : "more bookings";
    const { text } = write("socialMediaPost", { variety, words: 200, fields: { goal } });
    expect(text).not.toContain(goal);
  });

  it("ends where the facts end", () => {
    const { text } = write("blogPost", { variety, words: 800 });
    expect(countWords(text)).toBeLessThan(700);
  });

  it("writes the same text for the same seed, and says nothing twice", () => {
    const one = write("listicle", { variety }, 4).text;
    expect(write("listicle", { variety }, 4).text).toBe(one);
    const sentences = sentencesIn(one).map(fold);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

const forms = ["blogPost", "howToGuide", "marketingEmail", "productDescription", "seoArticle", "twitterThread"];

describe.each(subjectIds.map((id, turn) => ({ id, turn })))("$id", ({ id, turn }) => {
  it("is written in every form, in varieties in turn, without a mark of the notation or an empty heading", async () => {
    const subject = await loadSubject(id);
    for (const [at, key] of forms.entries()) {
      const variety = composableVarieties[(turn + at) % composableVarieties.length] ?? "ar-saudi";
      const lengths = offeredLengths(findTemplateByKey(key) as Template);
      const { text } = write(key, { variety, words: lengths[at % lengths.length] ?? 168 }, at, subject);
      expect(text, `${key} ${variety}`).not.toMatch(/[<>{}]|\|\||undefined|\*\*:?\s*$/);
      expect(text).not.toMatch(/^## .*\n\n(?:##|$)/m);
    }
  });
});
