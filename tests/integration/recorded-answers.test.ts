import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { createAnswerFilter } from "#language/answer/answer-filter.ts";
import { checkAgainst } from "#language/checks/check.ts";
import { buildRevisionPrompt } from "#language/prompt/build-revision-prompt.ts";
import { planRevision } from "#language/prompt/revision-plan.ts";
import { report as reportSchema } from "#shared/contracts/report.ts";
import {
  type AnswerSet,
  answerSets,
  promptHash,
  type RecordedPrompt,
  readAnswer,
  recordedAnswer,
  recordedPrompts,
} from "../../bench/prompts/recorded.ts";

const sets = await Promise.all((Object.keys(answerSets) as AnswerSet[]).map(recordedPrompts));
const [prompts = []] = sets;
const answered = sets.flat().flatMap((prompt) => {
  const answer = readAnswer(prompt);
  return answer ? [{ prompt, text: answer.text }] : [];
});

/** The whole path of an answer that arrived, as far as it needs no server: filter, check, repair's request, receipt. */
function run({ brief, template, targetWords }: RecordedPrompt, answer: string) {
  const own = [brief.topic, ...brief.keywords, ...(brief.notes ?? [])];
  const filter = createAnswerFilter({ own, isMail: template.category === "email" });
  let text = "";
  // In pieces of some characters, as a service sends it.
  for (const piece of answer.match(/[\s\S]{1,7}/g) ?? []) {
    const step = filter.push(piece);
    text = step.restart ? step.text : text + step.text;
  }
  const end = filter.end();
  text = end.restart ? end.text : text + end.text;
  const report = checkAgainst(text, brief, template, targetWords);
  const plan = planRevision(text, brief, template, report);
  const repairs = plan.requests.map((request) => buildRevisionPrompt({ brief, template, ...plan, request }));
  return { text, report, repairs };
}

function expectWhole(prompt: RecordedPrompt, answer: string, place: string): void {
  const { text, report, repairs } = run(prompt, answer);
  expect(text.trim().length, place).toBeGreaterThan(0);
  expect(reportSchema.safeParse(report).success, place).toBe(true);
  for (const { user } of repairs) expect(user, place).toContain("What to change:");
}

describe("recorded answers to the prompts that the product sends", () => {
  test("are of 63 prompts, each with examples and a hash of its own", () => {
    expect(prompts).toHaveLength(63);
    expect(new Set(prompts.map(({ prompt }) => promptHash(prompt))).size).toBe(63);
    for (const { prompt } of prompts) expect(prompt.turns?.length).toBeGreaterThanOrEqual(2);
  });

  test("lie only where a prompt asks for them", () => {
    for (const set of sets) {
      const answers = join(dirname(set[0]?.file ?? ""), "..");
      const files = readdirSync(answers, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
      const known = new Set(set.map(({ file }) => file));
      expect(files.filter((file) => !known.has(join(answers, file)))).toEqual([]);
    }
  });

  test("go through filter, check, repair's request and receipt, all of the first set and every third of the others", () => {
    for (const [at, { prompt, text }] of answered.entries()) {
      if (at < prompts.length || at % 3 === 0) expectWhole(prompt, text, prompt.file);
    }
  });

  test("keep nothing that models say about their text: what goes before and behind it is taken off", () => {
    const remark = /^(?:بالتأكيد|بالطبع|بكل سرور)|(?:أقدر أكتبلك نسخة|أتمنى أن يكون الوصف)/u;
    const dressed = answered.filter(({ text }) => remark.test(text));
    expect(dressed.length).toBeGreaterThanOrEqual(5);
    for (const { prompt, text } of dressed) expect(run(prompt, text).text, prompt.file).not.toMatch(remark);
  });

  test("would do so with an answer that has a preamble and misses the dialect: the path itself works with none recorded", () => {
    for (const prompt of prompts.slice(0, 9)) {
      const answer =
        "بالتأكيد! إليك النص:\n\nسوف نقدم لكم هذا العرض الذي لن يتكرر، ولا يجب أن تفوتوه.\n\nيمكنكم أن تتواصلوا معنا الآن.";
      const { text, repairs } = run(prompt, answer);
      expect(text).not.toContain("بالتأكيد");
      expect(repairs.length, prompt.file).toBeGreaterThan(0);
      expectWhole(prompt, answer, prompt.file);
    }
  });

  test("name their prompt, day and writer", () => {
    const answer = { promptHash: "0123456789abcdef", date: "2026-11-24", who: "a writer", text: "نص" };
    expect(recordedAnswer.safeParse(answer).success).toBe(true);
    for (const key of ["promptHash", "date", "who", "text"] as const)
      expect(recordedAnswer.safeParse({ ...answer, [key]: "" }).success, key).toBe(false);
  });
});
