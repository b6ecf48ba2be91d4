import { describe, expect, it } from "vitest";
import { countWords } from "../../text/words.ts";
import { extractSummary } from "./extract.ts";
import { readSource } from "./source-text.ts";

const english = `# Night market

The city of Aqaba opened its first night market on Thursday beside the old harbor. More than sixty stalls sell food, crafts and second-hand books, and most of the stalls belong to families from the neighborhood.

"We had waited for this for three years," said Dr. Salma Odeh, who runs the market. The municipality paid for lights and water, and the families pay 5.5 dinars a night for a stall. However, it was not easy. Who would have thought of that?

Visitors came from Amman and from the hotels along the beach. The hotels had asked for an evening program for their guests since 2019. Shop owners in the old town feared that the market would take their customers. They have changed their minds, because visitors of the market now walk through the old town as well.

The market opens every Thursday from sunset to midnight until the end of October. The municipality wants to decide in November whether the market will stay open in winter. What a night!

The city of Aqaba opened its first night market on Thursday beside the old harbor.`;

const arabic = `افتتحت مدينة العقبة أول سوق ليلي يوم الخميس قرب الميناء القديم. ويضم السوق أكثر من ستين كشكًا تبيع الطعام والحرف اليدوية والكتب المستعملة، ومعظم الأكشاك لأسر من الحي.

قالت د. سلمى عودة التي تدير السوق: «انتظرنا هذا ثلاث سنوات». ودفعت البلدية تكاليف الإنارة والمياه، وتدفع الأسر خمسة دنانير عن كل ليلة مقابل الكشك. لكن الأمر لم يكن سهلًا. فمن كان يتوقع ذلك؟

جاء الزوار من عمّان ومن الفنادق الممتدة على الشاطئ. وكانت الفنادق تطلب برنامجًا مسائيًا لضيوفها منذ سنوات. وخاف أصحاب المحلات في البلدة القديمة أن يأخذ السوق زبائنهم. ثم غيّروا رأيهم لأن زوار السوق صاروا يمرون بالبلدة القديمة أيضًا.

يفتح السوق أبوابه كل خميس من الغروب إلى منتصف الليل حتى نهاية أكتوبر. وستقرر البلدية في نوفمبر هل يبقى السوق مفتوحًا في الشتاء.`;

const texts = [
  { name: "English", source: english },
  { name: "Arabic", source: arabic },
];

const sentencesIn = (source: string) => readSource(source).sentences.map(({ text }) => text);
/** Which of the source's sentences stand in a summary, by their place in the source. */
const placesIn = (summary: string, source: string) =>
  [...new Set(sentencesIn(source))].map((text, at) => ({ at, found: summary.indexOf(text) })).filter(({ found }) => found >= 0);

describe.each(texts)("a summary of an $name text", ({ source }) => {
  it("in one line is one sentence of the text, word for word", () => {
    const line = extractSummary(source, { form: "line", words: 25 });
    expect(sentencesIn(source)).toContain(line);
  });

  it("in points has five different sentences, word for word and in the text's order", () => {
    const lines = extractSummary(source, { form: "points", words: 120 }).split("\n");
    expect(lines).toHaveLength(5);
    const places = lines.map((line) => sentencesIn(source).indexOf(line.replace(/^- /, "")));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  });

  it.each([40, 60, 90])("in a paragraph of %i words keeps the length, the words and the order", (words) => {
    const summary = extractSummary(source, { form: "paragraph", words });
    expect(Math.abs(countWords(summary) - words)).toBeLessThanOrEqual(words * 0.12);
    const places = placesIn(summary, source).sort((a, b) => a.found - b.found);
    expect(places.map(({ at }) => at)).toEqual(places.map(({ at }) => at).sort((a, b) => a - b));
    const left = places.reduce((rest, { at }) => rest.replace([...new Set(sentencesIn(source))][at] ?? "", ""), summary);
    expect(left.trim()).toBe("");
  });

  it("begins where the text says what it is about, and leaves out what hangs in the air", () => {
    const summary = extractSummary(source, { form: "points", words: 120 });
    expect(summary).toContain(sentencesIn(source)[0]);
    expect(summary).not.toMatch(/[?؟]|However|لكن الأمر/u);
  });

  it("is the same each time", () => {
    expect(extractSummary(source, { form: "points", words: 90 })).toBe(extractSummary(source, { form: "points", words: 90 }));
  });
});

describe("choosing", () => {
  it("says no sentence twice", () => {
    const all = extractSummary(english, { form: "paragraph", words: 1_000 });
    expect(all.match(/opened its first night market/g)).toHaveLength(1);
  });

  it("prefers what the reader's keywords name", () => {
    const options = { form: "line", words: 25 } as const;
    expect(extractSummary(english, { ...options, keywords: ["winter", "November"] })).toMatch(/in November whether/);
    expect(extractSummary(english, options)).not.toMatch(/in November whether/);
  });

  it("keeps the breaks between paragraphs in a longer summary", () => {
    expect(extractSummary(english, { form: "paragraph", words: 130 })).toContain("\n\n");
    expect(extractSummary(english, { form: "paragraph", words: 60 })).not.toContain("\n\n");
  });

  it("takes what there is of a text that is too short to be shortened", () => {
    expect(extractSummary("One sentence only, and a rather short one.", { form: "points", words: 120 })).toBe(
      "- One sentence only, and a rather short one.",
    );
    expect(extractSummary("كلمتان فقط", { form: "line", words: 25 })).toBe("كلمتان فقط");
    expect(extractSummary("… 12", { form: "line", words: 25 })).toBe("");
  });

  it("bears 20,000 characters without a full stop and with thousands of them", () => {
    const words = Array.from({ length: 2_500 }, (_, index) => `word${index % 400}`);
    expect(words.join(" ")).toContain(extractSummary(words.join(" "), { form: "line", words: 25 }).replace("…", ""));
    const sentences = Array.from({ length: 900 }, (_, index) => `Cup${index} and dish${index % 13} stand.`);
    expect(extractSummary(sentences.join(" "), { form: "points", words: 100 }).split("\n")).toHaveLength(5);
  });
});

describe("reading a text", () => {
  it("does not end a sentence at a title, an initial, a decimal or an abbreviation", () => {
    expect(sentencesIn("Dr. J. Smith paid 5.5 dinars at 5 p.m. in the U.S. office, etc. and left. Then he slept.")).toEqual([
      "Dr. J. Smith paid 5.5 dinars at 5 p.m. in the U.S. office, etc. and left.",
      "Then he slept.",
    ]);
    expect(sentencesIn("التقى د. سامي بالفريق صباح اليوم. ثم غادر إلى المطار.")).toHaveLength(2);
  });

  it("keeps closing quotation marks with their sentence", () => {
    expect(sentencesIn("قال المدير: «انتهى العمل.» ثم خرج الجميع من القاعة.")[0]).toBe("قال المدير: «انتهى العمل.»");
  });

  it("puts lines together that were broken for their width only", () => {
    const mail =
      "The committee met in the morning and talked about\nthe new library for more than two hours.\nNobody left early.";
    expect(sentencesIn(mail)).toEqual([
      "The committee met in the morning and talked about the new library for more than two hours.",
      "Nobody left early.",
    ]);
  });

  it("takes list items as sentences, and headings, tables and code as none", () => {
    const { sentences, headings } = readSource(
      "## What was decided\n\n- **The roof** is repaired in May.\n- The fee stays as it is.\n\n| a | b |\n| --- | --- |\n\n```\nconst x = 1. Y\n```",
    );
    expect(sentences.map(({ text }) => text)).toEqual(["The roof is repaired in May.", "The fee stays as it is."]);
    expect(headings).toEqual(["What was decided"]);
  });
});

it("cuts a text without a full stop: a summary is never the whole text", () => {
  const endless = Array.from({ length: 3_000 }, (_, index) => `كلمة${index}`).join(" ");
  for (const form of ["line", "points", "paragraph"] as const) {
    expect(countWords(extractSummary(endless, { form, words: 100 })), form).toBeLessThanOrEqual(220);
  }
});
