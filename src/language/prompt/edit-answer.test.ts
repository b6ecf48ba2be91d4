import { describe, expect, it } from "vitest";
import { changedFacts, createEditAnswer, isRefusal } from "./edit-answer.ts";

const passage = "إحنا فاتحين كل يوم من الساعة 9 الصبح، والحجز على https://zahra.example/book.";

/** All that is shown of an answer that arrives in pieces of so many characters, step by step. */
function shownOf(answer: string, size: number): string[] {
  const reader = createEditAnswer(passage);
  const shown: string[] = [];
  for (let at = 0; at < answer.length; at += size) shown.push(reader.push(answer.slice(at, at + size)));
  return [...shown, reader.end()];
}

describe("what is shown of an answer", () => {
  const text = "فاتحين كل يوم من الساعة 9 الصبح.\n\nوالحجز على الموقع، في أي وقت يعجبك من النهار أو بالليل.";

  it.each([1, 3, 7, 400])("is the answer itself, in pieces of %i characters", (size) => {
    expect(shownOf(text, size).join("")).toBe(text);
  });

  it("comes while it is being written", () => {
    const early = shownOf(text, 5).slice(0, -4).join("");
    expect(early.length).toBeGreaterThan(40);
    expect(text.startsWith(early)).toBe(true);
  });

  it.each([
    ["the lines of the prompt", `=== PASSAGE ===\n${text}\n=== END ===`],
    ["white space", `\n\n  ${text}\n\n`],
    ["a line of the prompt behind it", `${text}\n=== END ===`],
  ])("is without %s, at every step", (_, answer) => {
    for (const size of [1, 4, 1_000]) {
      const steps = shownOf(answer, size);
      expect(steps.join("")).toBe(text);
      for (const at of steps.keys()) expect(text.startsWith(steps.slice(0, at).join("").trimStart())).toBe(true);
    }
  });

  it("keeps a text that only begins like a preamble", () => {
    const own = "Here is our promise: fresh bread every morning, and a table by the window for you.";
    expect(shownOf(own, 3).join("")).toBe(own);
  });
});

describe("a refusal", () => {
  it.each(["عذرًا، لا أستطيع المساعدة في هذا.", "I’m sorry, but I can’t help with that.", "As an AI, I cannot do this."])(
    "is told from a text: %s",
    (answer) => {
      expect(isRefusal(answer, passage)).toBe(true);
      expect(shownOf(answer, 2).slice(0, -1).join("")).toBe("");
    },
  );

  it.each([
    ["the passage apologises itself", "نعتذر، لا يمكننا التوصيل اليوم.", "نعتذر عن التأخير."],
    ["it goes on like a letter", `Sorry we can't be there. ${"We wish you all the best. ".repeat(20)}`, passage],
    ["nothing is declined", "للأسف خلصت الكمية، وراجعين بكرة.", passage],
  ])("is not a text where %s", (_, answer, own) => {
    expect(isRefusal(answer, own)).toBe(false);
  });
});

describe("figures, addresses and hashtags", () => {
  it("are lost where they are not written as they stood", () => {
    expect(changedFacts("rewrite", passage, "فاتحين من 10، والحجز على الموقع.", [])).toEqual({
      lost: ["9", "https://zahra.example/book"],
      added: ["10"],
    });
  });

  it("may be left out by what is to be shorter, and by what goes on", () => {
    expect(changedFacts("shorten", passage, "فاتحين كل يوم.", []).lost).toEqual([]);
    expect(changedFacts("continue", passage, "ومستنيينك.", []).lost).toEqual([]);
  });

  it("are no additions where what stands around gives them, nor where the person asked for them", () => {
    expect(changedFacts("continue", passage, "خصم 20% لحد الجمعة.", ["عرضنا: 20%"]).added).toEqual([]);
    expect(changedFacts("instruct", passage, "خصم 20% لحد الجمعة.", []).added).toEqual([]);
    expect(changedFacts("continue", passage, "خصم 20% لحد الجمعة.", []).added).toEqual(["20%"]);
  });
});
