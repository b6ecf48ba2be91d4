import { describe, expect, it } from "vitest";
import { loadSubject } from "#language/subjects/registry.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { composableVarieties, composeBrief } from "./compose-brief.ts";

/** Topics of six kinds, none of which has a pack here. */
const topics = {
  ar: [
    "هل يحق لصاحب العمل يخصم من راتبي؟",
    "ليش ركبتي توجعني لما أطلع الدرج؟",
    "كافيهات للدراسة قريبة من الجامعة",
    "كم يكلّف ترميم مطبخ صغير؟",
    "أفضل دراجة للأطفال في الحي",
    "ليش تذبل النباتات بعد النقل؟",
    "كيف تخيط ستارة بسيطة؟",
  ],
  en: [
    "Can my landlord raise the rent mid-lease?",
    "Why does my jaw click when I chew?",
    "Cafes for studying near campus",
    "How much does a small kitchen remodel cost?",
    "Best kids' bike for a hilly town",
    "Why do plants wilt after repotting?",
    "How to sew a simple curtain",
  ],
} as const;

function questionsOf(topic: string, variety: Brief["variety"], keywords: readonly string[] = []) {
  const { brief, template, targetWords } = checkBrief(
    sampleBrief(1, variety, { words: 800, topic, fields: {}, notes: [], keywords: [...keywords] }),
  );
  const text = composeBrief(brief, template, targetWords, 1);
  return { text, questions: [...text.matchAll(/^- \[… (.+)\]$/gmu)].map(([, question]) => question ?? "") };
}

describe.each(composableVarieties)("the questions of an outline in %s", (variety) => {
  const all = topics[languageOf(variety)].map((topic) => questionsOf(topic, variety));

  it("are those of its kind of topic: two kinds share none of them", () => {
    const seen = new Map<string, number>();
    for (const [at, { questions }] of all.entries()) {
      expect(questions.length).toBeGreaterThanOrEqual(8);
      expect(new Set(questions).size).toBe(questions.length);
      for (const question of questions) {
        expect(seen.get(question) ?? at, question).toBe(at);
        seen.set(question, at);
      }
    }
  });

  it("ask a question of law for law and contract, cafes for outlets and prices, and send a patient to a doctor", () => {
    const isArabic = languageOf(variety) === "ar";
    const [law, body, cafes] = all.map(({ text }) => text);
    expect(law).toMatch(isArabic ? /مادة[\s\S]*بند في العقد/u : /article[\s\S]*clause of the contract/);
    expect(law).toMatch(isArabic ? /محامي/u : /lawyer/);
    expect(body).toMatch(isArabic ? /(?:الدكتور|الحكيم|للطبيب)\.$/u : /doctor or dentist\.$/);
    expect(cafes).toMatch(isArabic ? /مقبس[\s\S]*كم سعر/u : /outlet[\s\S]*cost/);
  });
});

it("asks first what sets two ways apart where a question of law is about two; 'without one or the other' are not two", () => {
  const first = (topic: string, variety: Brief["variety"]) => questionsOf(topic, variety).questions[0];
  expect(first("لازم أوثق عقد الإيجار ولا العقد العرفي كفاية؟", "ar-egyptian")).toBe("ما الذي يعطيه أحدهما ولا يعطيه الآخر؟");
  expect(first("Do I need a written lease or is a handshake enough?", "en-american")).toBe(
    "What does the one give that the other does not?",
  );
  expect(first("هل يحق لصاحب العمل يفصلني بدون إنذار ولا تعويض؟", "ar-saudi")).toMatch(/^أي قانون/u);
});

it("asks what holds without a contract where there is none, and no clause of it", () => {
  const { questions } = questionsOf("الزبون ما دفعلي وما في عقد بيناتنا، شو حقوقي قانونياً؟", "ar-lebanese");
  expect(questions).toContain("ما الحكم إذا لم يُكتب شيء؟");
  expect(questions.join()).not.toMatch(/بند في العقد/u);
  expect(questionsOf("Can I sue a client who never paid if we have no written contract?", "en-american").questions).toContain(
    "What holds if nothing was put in writing?",
  );
});

it("ends a thread on a question of law with whom to ask, in its last post, whatever the subject's pack says", async () => {
  const topic = "الزبون ما دفعلي وما في عقد بيناتنا، شو فيني اعمل قانونياً؟";
  const id = findTemplateByKey("twitterThread")?.id ?? 0;
  const { brief, template, targetWords } = checkBrief({
    ...sampleBrief(id, "ar-lebanese", { topic, fields: {}, notes: [] }),
    subject: "freelancing",
  });
  const last =
    composeBrief(brief, template, targetWords, 1, await loadSubject("freelancing"))
      .trim()
      .split("\n")
      .at(-1) ?? "";
  expect(last).toMatch(/^(\d)\/\1 .*محامي أو الدائرة المختصّة\.$/u);
  expect(last.length).toBeLessThanOrEqual(280);
});

it("asks half of its questions from the pack, where its facets touch the topic", async () => {
  const tenancy = await loadSubject("tenancy");
  const topic = "صاحب العمارة يبي يرفع علي الإيجار، وش حقوقي؟";
  const { brief, template, targetWords } = checkBrief({
    ...sampleBrief(1, "ar-saudi", { words: 500, topic, fields: {}, notes: [] }),
    subject: "tenancy",
  });
  const text = composeBrief(brief, template, targetWords, 1, tenancy);
  const questions = [...text.matchAll(/^- \[… (.+)\]$/gmu)].map(([, question]) => question ?? "");
  const ofPack = new Set(Object.values(tenancy.pack.facetQuestions ?? {}).flatMap((asked) => asked.map(({ ar }) => ar)));
  const own = questions.filter((question) => ofPack.has(question));
  expect(own.length).toBeGreaterThanOrEqual(questions.length / 2);
});
