import { describe, expect, it } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import { addressees, audiences, languageOf, tones, type Variety } from "#shared/options.ts";
import { judge } from "#tests/support/judge-text.ts";
import { sampleBrief, sampleTopics } from "#tests/support/sample-brief.ts";
import { check } from "../checks/check.ts";
import { noSubject } from "../subjects/from-facts.ts";
import { loadSubject } from "../subjects/registry.ts";
import { checkBrief } from "../templates/brief-check.ts";
import { fieldText } from "../templates/field-text.ts";
import { findTemplateByKey, templates } from "../templates/registry.ts";
import { isSteering } from "../templates/steering.ts";
import { offeredLengths, type Template } from "../templates/template.ts";
import { fold } from "../text/normalise.ts";
import { sentencesOf } from "../text/sentences.ts";
import { countWords } from "../text/words.ts";
import { composableVarieties, composeBrief } from "./compose-brief.ts";
import { kindOf } from "./text-kind.ts";

function write(brief: Brief, seed = 1): { text: string; target: number; brief: Brief; template: Template } {
  const checked = checkBrief({ subject: noSubject, ...brief });
  return {
    ...checked,
    target: checked.targetWords,
    text: composeBrief(checked.brief, checked.template, checked.targetWords, seed),
  };
}

const lengthsOf = (template: Template): readonly number[] =>
  offeredLengths(template).length === 0 ? [template.defaultLength] : offeredLengths(template);

/** Sentences of the body, by which repetition is judged; labels and headings of up to three words may come twice. */
const realSentences = (text: string) =>
  sentencesOf(text)
    .map(fold)
    .filter((sentence) => countWords(sentence) > 3);

/** Made of formulas and fiction. */
const isFixed = (template: Template) => kindOf(template, "") === "fixed";

/** Where a text of the user's is worked on, no phrase is written: `extract.test.ts`. */
const composed = templates.filter(({ source }) => source === undefined);

const cases = composableVarieties.flatMap((variety) =>
  composed.map((template) => ({ variety, template, name: `${variety} ${template.key}` })),
);

/** The text that a template answers, where it needs one; no other field. */
function onlyRequired({ id, answers }: Template, variety: Variety): Brief["fields"] {
  return answers ? { [answers]: sampleBrief(id, variety).fields[answers] ?? "" } : {};
}

describe.each(cases)("$name", ({ variety, template }) => {
  it("keeps its promises: no longer than asked, little said twice, sections, its own variety and addressee", () => {
    // A length, tone, audience and addressee a template, others for the next variety; `bench/built-in-sweep.ts` writes them all.
    const turn = template.id + composableVarieties.indexOf(variety);
    const lengths = lengthsOf(template);
    const words = lengths[turn % lengths.length] ?? template.defaultLength;
    const tone = tones[turn % tones.length] ?? "friendly";
    const audience = audiences[turn % audiences.length] ?? "general";
    // Not in step with the lengths, of which most templates have three, too.
    const addressee = addressees[(turn + Math.floor(turn / 3)) % addressees.length] ?? "everyone";
    const { text, brief } = write(sampleBrief(template.id, variety, { words, tone, audience, addressee }), (turn % 2) + 1);
    const broken = Object.entries(judge(text, brief)).filter(([, is]) => is === true);
    expect(broken, `${words} words, ${tone}, to ${addressee}\n${text}`).toEqual([]);
  });

  it("says every told field in the person's own words, and none that only steers the text", () => {
    const { text, brief } = write(sampleBrief(template.id, variety));
    const plain = fold(text).replaceAll("_", " ");
    for (const field of template.fields) {
      const value = brief.fields[field.key];
      if (value === undefined || typeof value === "number" || isSteering(field.key)) continue;
      // A line of so many characters takes the facts that fit it.
      if (template.outline.every(({ layout }) => ["options", "line", "facts", "hashtags", "table"].includes(layout))) continue;
      for (const part of Array.isArray(value) ? value : [fieldText(field, value, variety)])
        expect(plain, field.key).toContain(fold(part.replace(/[.؟?!"“”«»]+$/u, "").replace(/^["“«]/u, "")));
    }
    const goal = brief.fields.goal;
    if (typeof goal === "string") expect(plain).not.toContain(fold(goal));
  });

  it("says of one topic nothing that it says of another: sentences without a fact are formulas and calls", () => {
    if (isFixed(template)) return;
    const topics = sampleTopics[languageOf(variety)];
    const fields = onlyRequired(template, variety);
    const briefs = topics.map((topic) => sampleBrief(template.id, variety, { topic, keywords: [], fields }));
    const texts = briefs.map((brief) => write(brief).text);
    const [one = [], two = []] = texts.map((text) => realSentences(text.replace(/\[…[^\]]*\]/gu, "")));
    expect(one.filter((sentence) => two.includes(sentence)).length, texts[0]).toBeLessThanOrEqual(
      template.family === "script" ? 8 : 4,
    );
  });
});

it("writes every form from a topic alone: what it was not told is asked for or left out", () => {
  for (const template of composed) {
    const variety = template.id % 2 === 0 ? "ar-egyptian" : "en-american";
    const words = Math.min(...lengthsOf(template));
    const fields = onlyRequired(template, variety);
    const { text } = write(sampleBrief(template.id, variety, { words, fields, keywords: [] }));
    expect(text, template.key).not.toMatch(/undefined|NaN|^\d\. \[…\]$/m);
    expect(text.trim(), template.key).not.toBe("");
  }
}, 20_000);

describe("an outline", () => {
  it.each(composableVarieties)(
    "has headings, a first sentence and two questions to each heading, and no sentence besides: %s",
    (variety) => {
      const isArabic = languageOf(variety) === "ar";
      const topic = isArabic ? "تنظيم الميزانية في البيت" : "meal planning for busy families";
      const { text, brief } = write(sampleBrief(1, variety, { words: 500, topic, keywords: [], fields: {} }));
      const [opening = "", ...facets] = text.split("\n\n## ");
      expect(facets.length).toBeGreaterThanOrEqual(3);
      for (const facet of facets) expect(facet.match(/^- \[… .+\]$/gmu)).toHaveLength(2);
      expect(sentencesOf(opening.split("\n\n")[1] ?? "")).toHaveLength(1);
      expect(fold(opening)).toContain(fold(topic));
      expect(check(text, brief).words.verdict).toBe("outline");
    },
  );

  it("puts a told fact in the place of the question that asks for it", () => {
    const told = "it costs $40 a month";
    const { text } = write(sampleBrief(1, "en-american", { words: 800, keywords: [], fields: {}, notes: [told] }));
    const numbers = text.split("## The numbers")[1]?.split("##")[0] ?? "";
    expect(numbers).toContain(told);
    expect(numbers.match(/\[…/gu)).toHaveLength(1);
  });

  it("is no outline any more once its questions are answered", () => {
    const { text, brief } = write(sampleBrief(1, "en-american", { words: 300, keywords: [], fields: {} }));
    const answered = text.replace(/\[… [^\]]*\]/gu, "The answer that the writer gave stands here now.");
    expect(check(answered, brief).words.verdict).not.toBe("outline");
  });

  it("asks a question's own questions, not a thing's", () => {
    const { text } = write(sampleBrief(1, "en-american", { topic: "Can I freeze hummus?", keywords: [], fields: {} }));
    expect(text).toContain("## The short answer");
    expect(text).not.toContain("When and where");
  });

  it("ends a subject of high care with whom to ask, and says nothing of it", async () => {
    for (const variety of composableVarieties) {
      const topic = languageOf(variety) === "ar" ? "افتتاح عيادة جلدية" : "A skin clinic opens";
      const clinic = await loadSubject("medical-clinic");
      const { brief, template, targetWords } = checkBrief({
        ...sampleBrief(1, variety, { words: 500, topic, keywords: [], fields: {} }),
        subject: "medical-clinic",
      });
      const text = composeBrief(brief, template, targetWords, 1, clinic);
      expect(text).toMatch(/الدكتور|الحكيم|الطبيب|doctor/u);
      expect(text.trimEnd().split("\n\n").at(-1)).toMatch(/[.]$/u);
    }
  });
});

describe.each(composableVarieties)("the built-in writer in %s", (variety: Variety) => {
  it("is deterministic by seed, and another seed tells another story", () => {
    const brief = sampleBrief(14, variety, { words: 500 });
    expect(write(brief, 5).text).toBe(write(brief, 5).text);
    const [one, two] = [realSentences(write(brief, 5).text), realSentences(write(brief, 6).text)];
    expect(one.filter((sentence) => two.includes(sentence)).length / one.length).toBeLessThan(0.5);
  });

  it("never inflects the user's words: the subject stands as it was typed, with nothing joined to it", () => {
    const subject = languageOf(variety) === "ar" ? "زعفران كشمشي مجفف" : "zafferin kashmush";
    const { text } = write(sampleBrief(1, variety, { words: 800, topic: subject, keywords: [] }));
    expect(text).toContain(subject);
    const first = subject.split(" ")[0] ?? "";
    expect(text.match(new RegExp(`[\\p{L}\\p{M}]${first}|${first}[\\p{L}\\p{M}]`, "u"))).toBeNull();
    expect(text.split(first).length).toBe(text.split(subject).length);
  });

  it("keeps the form of the addressee: no slash forms and no brackets of the notation are left", () => {
    for (const addressee of addressees) {
      const { text } = write(sampleBrief(3, variety, { words: 300, addressee }));
      expect(text).not.toMatch(/[<>{}]|\|\|/);
    }
  });

  it("makes no sentence for a keyword, and takes a topic of several sentences and a topic too long for a subject", () => {
    const isArabic = languageOf(variety) === "ar";
    const keywords = Array.from({ length: 20 }, (_, i) => (isArabic ? `كلمة${i + 1}` : `term${i + 1}`));
    const topic = isArabic
      ? "ثلاث عادات صغيرة تجعل زبائن متجر إلكتروني صغير في المدينة يعودون ويشترون مرة أخرى مع أمثلة. التوصيل يوم الخميس."
      : "Three small habits that make the customers of a small online shop in town come back and buy again. We deliver on Thursdays.";
    const { text } = write(sampleBrief(1, variety, { words: 500, keywords, topic }));
    const said = text.replace(/\[… [^\]]*\]/gu, "");
    expect(keywords.filter((keyword) => said.includes(keyword))).toEqual([]);
    expect(text).toContain(isArabic ? "التوصيل يوم الخميس" : "We deliver on Thursdays");
    expect(countWords(text)).toBeLessThanOrEqual(550);
  });

  it("says a field that is a sentence without a word before it, and the facts of a reply as sentences", () => {
    const isArabic = languageOf(variety) === "ar";
    const whyThem = isArabic ? "شفنا في التعليقات إن الطلب يتأخر" : "Your customers wait for their orders";
    const mail = sampleBrief(findTemplateByKey("coldEmail")?.id ?? 0, variety, { fields: { whyThem } });
    expect(write(mail).text).toMatch(new RegExp(`(?:^|\\n\\n|\\. )${whyThem}\\.`, "u"));
    const facts = isArabic
      ? ["التأخير كان بسبب الزحمة", "زدنا عامل للتوصيل"]
      : ["the delay was a traffic jam", "one more driver works now"];
    const reply = sampleBrief(findTemplateByKey("reviewReply")?.id ?? 0, variety, {
      fields: { facts, review: isArabic ? "تأخرتوا" : "It came late." },
    });
    expect(write(reply).text.toLowerCase()).toContain(`\n\n${facts.join(". ")}.`);
  });
});
