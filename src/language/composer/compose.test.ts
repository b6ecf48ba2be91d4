import { describe, expect, it } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import { addressees, audiences, languageOf, tones, type Variety } from "#shared/options.ts";
import { judge } from "#tests/support/judge-text.ts";
import { sampleBrief, sampleTopics } from "#tests/support/sample-brief.ts";
import { check } from "../checks/check.ts";
import { checkBrief } from "../templates/brief-check.ts";
import { fieldText } from "../templates/field-text.ts";
import { templates } from "../templates/registry.ts";
import { offeredLengths, type Template } from "../templates/template.ts";
import { fold } from "../text/normalise.ts";
import { sentencesOf } from "../text/sentences.ts";
import { countWords } from "../text/words.ts";
import { bankOf, composableVarieties, composeBrief } from "./compose-brief.ts";

function write(brief: Brief, seed = 1): { text: string; target: number; brief: Brief; template: Template } {
  const checked = checkBrief(brief);
  return {
    ...checked,
    target: checked.targetWords,
    text: composeBrief(checked.brief, checked.template, checked.targetWords, seed),
  };
}

const lengthsOf = (template: Template): readonly number[] =>
  offeredLengths(template).length === 0 ? [template.defaultLength] : offeredLengths(template);

/** Forms of so many characters have no room for more than their facts. */
const isForm = ({ lengths }: Template) => "aboutWords" in lengths;

/** Sentences of the body, by which repetition is judged; labels and headings of up to three words may come twice. */
const realSentences = (text: string) =>
  sentencesOf(text)
    .map(fold)
    .filter((sentence) => countWords(sentence) > 3);

/** From so many on, what two texts share is no chance. */
const enoughSentences = 30;

/** Whether a line holds everything of a phrase that is the same in all its readings, in order; false where that is too little to tell. */
function holdsPhrase(line: string, phrase: string): boolean {
  const fixed = phrase
    .replace(/^@\w+ /, "")
    .replace(/<[^<>]*>/g, "\n")
    .replace(/\{[^{}]*\}/g, "\n")
    .split("\n");
  if (fixed.join("").length < 20) return false;
  let at = 0;
  for (const part of fixed) {
    const found = line.indexOf(part.trim(), at);
    if (found < 0 || found > at + 80 + (at === 0 ? line.length : 0)) return false;
    at = found + part.trim().length;
  }
  return true;
}

/** Where a text of the user's is worked on, no phrase is written: `extract.test.ts`. */
const composed = templates.filter(({ source }) => source === undefined);

const cases = composableVarieties.flatMap((variety) =>
  composed.map((template) => ({ variety, template, name: `${variety} ${template.key}` })),
);

describe.each(cases)("$name", ({ variety, template }) => {
  it("keeps its promises: length within 5 %, little said twice, keywords, sections, its own variety and addressee", () => {
    // Two lengths, tones, audiences and addressees a template, others for the next variety; `bench/built-in-sweep.ts` writes them all.
    const turn = template.id + composableVarieties.indexOf(variety);
    for (const index of [0, 1]) {
      const lengths = lengthsOf(template);
      const words = lengths[(turn + index * Math.ceil(lengths.length / 2)) % lengths.length] ?? template.defaultLength;
      const tone = tones[(turn + index) % tones.length] ?? "friendly";
      const audience = audiences[(turn + index) % audiences.length] ?? "general";
      const addressee = addressees[(turn + index) % addressees.length] ?? "everyone";
      const { text, brief } = write(sampleBrief(template.id, variety, { words, tone, audience, addressee }), index + 1);
      const broken = Object.entries(judge(text, brief)).filter(([, is]) => is === true);
      expect(broken, `${words} words, ${tone}, to ${addressee}\n${text}`).toEqual([]);
    }
  });

  it("uses the keywords and every filled field in the user's own words, and says the rest in its own variety", () => {
    if (isForm(template)) return;
    const { text, brief } = write(sampleBrief(template.id, variety));
    const plain = fold(text).replaceAll("_", " ");
    const { keywords, variety: found, suggestions } = check(text, brief);
    expect(keywords.filter(({ spans }) => spans.length === 0)).toEqual([]);
    // What is not the user's is the writer's own: no sentence and no word of it is Standard Arabic by chance.
    expect(found.leaks.map(({ start, end }) => text.slice(start, end))).toEqual([]);
    expect(suggestions.filter(({ code }) => code === "standard_word")).toEqual([]);
    const steering = [
      "platform",
      "channel",
      "seconds",
      "level",
      "postCount",
      "itemCount",
      "review",
      "stars",
      "intent",
      "days",
      "weeks",
      "minutes",
      "questionCount",
    ];
    for (const field of template.fields.filter(({ key }) => !steering.includes(key))) {
      const value = brief.fields[field.key];
      if (value === undefined) continue;
      const parts = Array.isArray(value) ? value : [fieldText(field, value, variety)];
      for (const part of parts)
        expect(plain, field.key).toContain(fold(part.replace(/[.؟?!"“”«»]+$/u, "").replace(/^["“«]/u, "")));
    }
  });

  it("gives another topic another text: less than half of the sentences are the same", () => {
    // A campaign for Ramadan speaks of the month whatever the topic is, with two dozen posts a bank to choose from: up to 60 %.
    if (isForm(template) || template.key === "ramadanCampaign") return;
    const topics = sampleTopics[languageOf(variety)];
    const words = offeredLengths(template).length === 0 ? template.defaultLength : Math.max(...lengthsOf(template));
    // Where the text is about an own field, that field is the topic.
    const subjects = languageOf(variety) === "ar" ? ["دار النخيل", "شركة المرفأ"] : ["Palm House", "Harbor Works"];
    const briefs = topics.map((topic, index) => {
      const brief = sampleBrief(template.id, variety, { words, topic, keywords: [], expectedOnly: true });
      const own = template.fields.find(({ key }) => key === template.subjectField);
      return own && own.type !== "list" ? { ...brief, fields: { ...brief.fields, [own.key]: subjects[index] ?? "" } } : brief;
    });
    // The list of the user's own facts is the same because the facts are.
    const isScript = template.family === "script";
    const sentencesFor = (brief: Brief, seed: number) =>
      realSentences(isScript ? write(brief, seed).text : write(brief, seed).text.replace(/^- \*\*.*$/gm, ""));
    // A short text shares two of its five sentences by chance, so up to three pairs are judged together.
    let [shared, least] = [0, 0];
    for (let seed = 1; seed <= 3 && least < enoughSentences; seed++) {
      const [one = [], two = []] = briefs.map((brief) => sentencesFor(brief, seed));
      shared += one.filter((sentence) => two.includes(sentence)).length;
      least += Math.min(one.length, two.length);
    }
    expect(shared / Math.max(1, least)).toBeLessThan(0.5);
  });
});

it("writes every form from a topic alone: what it was not told is a blank", () => {
  for (const template of composed) {
    const variety = template.id % 2 === 0 ? "ar-egyptian" : "en-american";
    const words = Math.min(...lengthsOf(template));
    const { text, brief } = write(sampleBrief(template.id, variety, { words, fields: {}, keywords: [] }));
    expect(text, template.key).not.toMatch(/undefined|NaN|^\d\. \[…\]$/m);
    // Every line of a text message is a fact: of none that is told, one line of blanks is left.
    if (template.key === "smsOffer") expect(text).toMatch(/\[… .+\] \[… /);
    else expect(judge(text, brief).lacksSection, `${template.key}\n${text}`).toBe(false);
    if (template.key === "productComparison") expect(text).toMatch(/^\|.*\[… .* 1\] \| \[… .* 2\] \|$/m);
  }
}, 20_000);

describe.each(composableVarieties)("the built-in writer in %s", (variety: Variety) => {
  it("is deterministic by seed, and another seed gives another text", () => {
    const brief = sampleBrief(1, variety, { words: 500 });
    expect(write(brief, 5).text).toBe(write(brief, 5).text);
    const [one, two] = [realSentences(write(brief, 5).text), realSentences(write(brief, 6).text)];
    expect(one.filter((sentence) => two.includes(sentence)).length / one.length).toBeLessThan(0.5);
  });

  it.each(tones)("changes its words with the tone: %s", (tone) => {
    // The seed's chances change with the whole brief, so that texts differ anyway: only phrases made for a tone show that it was heard.
    const lines = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const brief =
        seed % 2 === 0 ? sampleBrief(2, variety, { words: 200, tone }) : sampleBrief(1, variety, { words: 800, tone });
      return write(brief, seed).text.split("\n");
    });
    const toned = Object.values(bankOf(variety).phrases)
      .flat()
      .flatMap((phrase) => (typeof phrase === "string" || !phrase.tones ? [] : [{ tones: phrase.tones, text: phrase.text }]))
      .filter((phrase) => lines.some((line) => holdsPhrase(line, phrase.text)));
    expect(toned.length).toBeGreaterThan(0);
    expect(toned.filter((phrase) => !phrase.tones.includes(tone))).toEqual([]);
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

  it("takes 20 keywords, a topic of several sentences and a topic too long for a subject", () => {
    const isArabic = languageOf(variety) === "ar";
    const keywords = Array.from({ length: 20 }, (_, i) => (isArabic ? `كلمة${i + 1}` : `term${i + 1}`));
    const topic = isArabic
      ? "ثلاث عادات صغيرة تجعل زبائن متجر إلكتروني صغير في المدينة يعودون ويشترون مرة أخرى مع أمثلة. التوصيل يوم الخميس."
      : "Three small habits that make the customers of a small online shop in town come back and buy again. We deliver on Thursdays.";
    const { text } = write(sampleBrief(1, variety, { words: 500, keywords, topic }));
    for (const keyword of keywords) expect(text).toContain(keyword);
    expect(text).toContain(isArabic ? "التوصيل يوم الخميس" : "We deliver on Thursdays");
    expect(countWords(text)).toBeLessThanOrEqual(550);
  });
});
