import { expect, test } from "vitest";
import { findTemplate } from "#language/templates/registry.ts";
import { offeredLengths } from "#language/templates/template.ts";
import { varieties } from "#shared/options.ts";
import { demoTemplates, firstBriefIn, sampleTopics, topicProblem, withTemplate, withVariety } from "./demo-brief.ts";

const firstBrief = firstBriefIn("ar");

test("the tour begins in the language of its page, with a topic that its variety can take", () => {
  expect(firstBriefIn("en").variety).toBe("en-american");
  for (const language of ["en", "ar"] as const) expect(topicProblem(firstBriefIn(language))).toBeNull();
});

test("the templates of the tour are those of the app, with lengths that these take", () => {
  for (const { key, id, lengths } of demoTemplates) {
    const template = findTemplate(id);
    expect(template?.key).toBe(key);
    expect(template && offeredLengths(template)).toEqual(expect.arrayContaining([...lengths]));
  }
});

test("every variety has a sample topic that it can be written from", () => {
  for (const variety of varieties) {
    expect(topicProblem({ ...firstBrief, variety, topic: sampleTopics[variety] }), variety).toBeNull();
  }
});

test("another variety changes the sample, never a topic of the person's own", () => {
  expect(withVariety(firstBrief, "ar-egyptian").topic).toBe(sampleTopics["ar-egyptian"]);
  expect(withVariety({ ...firstBrief, topic: "محمصة في جدة" }, "ar-egyptian").topic).toBe("محمصة في جدة");
});

test("another kind of text keeps a length that it takes, and takes its own otherwise", () => {
  expect(withTemplate({ ...firstBrief, words: 200 }, "marketingEmail").words).toBe(200);
  expect(withTemplate({ ...firstBrief, words: 200 }, "blogPost").words).toBe(300);
});

test("a topic in the other language, or none, is refused with its own reason", () => {
  expect(topicProblem({ ...firstBrief, topic: "  " })).toBe("topicMissing");
  expect(topicProblem({ ...firstBrief, topic: "our coffee" })).toBe("topicArabic");
  expect(topicProblem({ ...firstBrief, variety: "en-american", topic: "قهوتنا" })).toBe("topicEnglish");
  expect(topicProblem({ ...firstBrief, variety: "en-american", topic: "2026" })).toBeNull();
});
