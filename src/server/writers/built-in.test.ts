import { describe, expect, test } from "vitest";
import { checkBrief } from "#language/templates/brief-check.ts";
import { AppError } from "#shared/errors.ts";
import type { Variety } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { writingTask } from "#tests/support/writing-task.ts";
import { createBuiltInWriter } from "./built-in.ts";

const writer = createBuiltInWriter();
const rewriteId = 71;
const summariseId = 72;

function refusalOf(templateId: number, variety: Variety, changes = {}): string | null {
  try {
    writer.check?.(sampleBrief(templateId, variety, changes));
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : "internal";
  }
}

describe("what the built-in writer refuses before anything is reserved", () => {
  test.each(["ar-egyptian", "en-american"] as const)("a rewriting, which needs a model: %s", (variety) => {
    expect(refusalOf(rewriteId, variety)).toBe("brief.needs_model");
    expect(refusalOf(1, variety)).toBeNull();
  });

  test("a topic in another language than the text's", () => {
    expect(refusalOf(1, "ar-egyptian", { topic: "time management" })).toBe("brief.topic_language");
  });

  test("a summary in another language than its text's: it takes sentences and does not translate", () => {
    const fields = { sourceText: "The market opens at sunset. It closes at midnight.", summaryForm: "line" };
    expect(refusalOf(summariseId, "ar-egyptian", { topic: "", fields })).toBe("brief.source_language");
    expect(refusalOf(summariseId, "en-american", { topic: "", fields })).toBeNull();
  });
});

test("a summary is made of the user's own sentences, without a topic", async () => {
  const sourceText =
    "افتتحت المدينة أول سوق ليلي يوم الخميس. ويضم السوق أكثر من ستين كشكًا لأسر منتجة. وتدفع البلدية تكاليف الإنارة في السوق.";
  const fields = { sourceText, summaryForm: "points" };
  const checked = checkBrief(sampleBrief(summariseId, "ar-saudi", { topic: "", keywords: [], fields }));
  let text = "";
  for await (const piece of writer.write(writingTask(checked))) text += piece;
  const points = text.split("\n").map((line) => line.replace(/^- /, ""));
  expect(points.length).toBe(3);
  for (const point of points) expect(sourceText).toContain(point);
});
