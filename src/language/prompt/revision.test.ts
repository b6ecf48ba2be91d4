import { describe, expect, test } from "vitest";
import type { Report } from "#shared/contracts/report.ts";
import { languageOf, varieties } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { check } from "../checks/check.ts";
import { blogPost } from "../templates/blog-post.ts";
import { templates } from "../templates/registry.ts";
import { buildRevisionPrompt } from "./build-revision-prompt.ts";
import { applyRevision, readRevision } from "./revision-answer.ts";
import { planRevision, type RevisionPlan } from "./revision-plan.ts";
import { answerTokens, estimateTokens, smallContextTokens } from "./tokens.ts";

const brief = sampleBrief(blogPost.id, "ar-egyptian", { words: 300, keywords: ["قائمة المشتريات", "توفير الوقت"] });

const plainVoice = {
  id: "v",
  name: "v",
  samples: [],
  preferred: [],
  banned: [],
  sentenceLength: null,
  emoji: "free" as const,
  addressee: null,
  signOff: "",
};

const sentence = (name: string, words: number) => `${Array.from({ length: words - 1 }, () => name).join(" ")} خلاص.`;
const parts = [
  `# عنوان النص ده\n\n${sentence("أول", 60)}`,
  `## الفكرة الأولى\n\n${sentence("تاني", 70)}`,
  `## الفكرة التانية\n\n${sentence("تالت", 80)}`,
  `## في الآخر\n\n${sentence("رابع", 60)}`,
];
const text = parts.join("\n\n");

/** The report of a text that misses nothing, with changes. */
function reportWith(changes: Partial<Report>): Report {
  const real = check(text, brief);
  const clean: Report = {
    ...real,
    words: { asked: 300, delivered: 290, verdict: "within" },
    variety: { ...real.variety, verdict: "fits", leaks: [], evidence: [] },
    keywords: brief.keywords.map((keyword) => ({ keyword, spans: [{ start: 0, end: 1 }] })),
    agreement: { asked: "everyone", found: null, spans: [] },
    structure: real.structure.map(({ section }) => ({ section, found: true })),
  };
  return { ...clean, ...changes };
}

const planOf = (changes: Partial<Report>) => planRevision(text, brief, blogPost, reportWith(changes));
const sectionsAsked = (plan: RevisionPlan) => plan.requests.flat().map(({ index }) => index);
const spanOf = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });

describe("which sections a round asks for", () => {
  test("none of a text that misses nothing", () => {
    expect(planOf({})).toMatchObject({ missed: [], requests: [] });
  });

  test("those whose sentences leak to Standard, with the sentences", () => {
    const { variety } = reportWith({});
    const plan = planOf({ variety: { ...variety, verdict: "leaks", leaks: [spanOf(sentence("تالت", 80))] } });
    expect(sectionsAsked(plan)).toEqual([2]);
    expect(plan.requests[0]?.[0]?.faults.join()).toContain("⟦تالت تالت");
  });

  test("those with another country's words, and those that speak to somebody else", () => {
    const { variety } = reportWith({});
    const evidence = { ...spanOf("رابع"), text: "رابع", side: "against" as const, varieties: ["ar-saudi" as const], weight: 1 };
    const plan = planOf({
      variety: { ...variety, verdict: "contradicts", evidence: [evidence] },
      agreement: { asked: "everyone", found: "woman", spans: [spanOf("أول")] },
    });
    expect(plan.missed).toEqual(["contradicts", "agreement"]);
    expect(sectionsAsked(plan)).toEqual([0, 3]);
  });

  test("those with letters of other scripts, with the words", () => {
    const plan = planOf({ otherScripts: [spanOf("تالت")] });
    expect(plan.missed).toEqual(["other_script"]);
    expect(sectionsAsked(plan)).toEqual([2]);
    expect(plan.requests[0]?.[0]?.faults.join()).toContain("another script");
    expect(plan.requests[0]?.[0]?.faults.join()).toContain("⟦تالت⟧");
  });

  test("those that break the brand's rules, with the word to say instead, and the last one for its sign-off", () => {
    const brandVoice = {
      ...plainVoice,
      banned: [{ variety: null, words: ["تالت"] }],
      preferred: [{ variety: null, words: ["كمان"] }],
      signOff: "فريق زهرة",
    };
    const branded = { ...brief, brandVoice };
    const plan = planRevision(text, branded, blogPost, reportWith({ brand: check(text, branded).brand }));
    expect(plan.missed).toEqual(["brand"]);
    expect(sectionsAsked(plan)).toEqual([2, 3]);
    const [third, last] = plan.requests.flat();
    expect(third?.faults).toEqual(["The brand never says ⟦تالت⟧, in any form: say ⟦كمان⟧ instead."]);
    expect(last?.faults.join()).toContain("⟦فريق زهرة⟧");
  });

  test("those with worn phrases where they are too many, and else only those that are written anew anyway", () => {
    const at = text.indexOf("تاني تاني");
    const worn = [0, 10, 20, 30].map((shift) => ({ start: at + shift, end: at + shift + 4, reason: "filler" as const }));
    const tooMany = planOf({ worn });
    expect(tooMany.missed).toEqual(["worn"]);
    expect(sectionsAsked(tooMany)).toEqual([1]);
    expect(tooMany.requests.flat()[0]?.faults.join()).toContain("Sounds like a machine");
    expect(planOf({ worn: worn.slice(0, 1) }).requests).toEqual([]);
    const { start, end } = { start: at, end: at + 4 };
    const agreement = { asked: "man" as const, found: "woman" as const, spans: [{ start, end }] };
    expect(planOf({ worn: worn.slice(0, 1), agreement }).requests.flat()[0]?.faults).toHaveLength(2);
  });

  test("all of a text in another region, in requests that each have room for their answer", () => {
    const { variety } = reportWith({});
    const plan = planOf({ variety: { ...variety, verdict: "other_region", region: "standard" } });
    expect(sectionsAsked(plan)).toEqual([0, 1, 2, 3]);
    for (const request of plan.requests) expect(request.reduce((sum, { words }) => sum + words, 0)).toBeLessThanOrEqual(260);
  });

  test("one for a missing keyword, and the one where a missing part of the plan belongs", () => {
    const keywords = [{ keyword: "قائمة المشتريات", spans: [] }];
    expect(sectionsAsked(planOf({ keywords }))).toEqual([2]);
    const structure = reportWith({}).structure.map(({ section }) => ({ section, found: section !== "close" }));
    const plan = planOf({ structure });
    expect(sectionsAsked(plan)).toEqual([3]);
    expect(plan.requests[0]?.[0]?.faults[0]).toContain("Pull it together");
  });

  test("enough of a short text to reach its length, and of a long one to come down", () => {
    const longer = planRevision(text, brief, blogPost, reportWith({ words: { asked: 500, delivered: 290, verdict: "short" } }));
    const asked = longer.requests.flat();
    const total = longer.sections.reduce((sum, { words }, index) => {
      return sum + (asked.find((revision) => revision.index === index)?.words ?? words);
    }, 0);
    expect(total).toBe(500);
    const shorter = planOf({ words: { asked: 200, delivered: 290, verdict: "long" } });
    const revised = shorter.requests.flat();
    expect(revised.length).toBeGreaterThan(0);
    for (const { index, words } of revised) expect(words).toBeLessThan(shorter.sections[index]?.words ?? 0);
  });
});

const middle = planOf({
  agreement: { asked: "everyone", found: "woman", spans: [spanOf("تاني")] },
});
const request = middle.requests[0] ?? [];

describe("the prompt", () => {
  test("shows the failing section, one before and one after, and no more of the text", () => {
    const { user } = buildRevisionPrompt({ brief, template: blogPost, ...middle, request });
    expect(user).toContain("=== 2 ===\n⟦## الفكرة الأولى");
    expect(user).toMatch(/\(context before\) ⟦… [^⟧]*أول خلاص\.⟧/);
    expect(user).toMatch(/\(context after\) ⟦## الفكرة التانية/);
    expect(user).not.toContain("رابع");
    expect(user).toContain("Section 2 (about 72 words):\n- Speaks to somebody else");
  });

  test("fits a context of 4,096 tokens with its answer, in every variety and kind of text", () => {
    const long = Array.from({ length: 20 }, (_, i) => `## عنوان ${i}\n\n${sentence("كلمة", 95)}`).join("\n\n");
    const { variety: found, ...rest } = reportWith({});
    const failing: Report = { ...rest, variety: { ...found, verdict: "other_region", region: "standard" } };
    let longest = { tokens: 0, what: "" };
    for (const template of templates) {
      for (const variety of varieties) {
        const full = sampleBrief(template.id, variety);
        const plan = planRevision(long, full, template, failing);
        for (const own of plan.requests.slice(0, 2)) {
          const prompt = buildRevisionPrompt({ brief: full, template, ...plan, request: own });
          const words = own.reduce((sum, revision) => sum + revision.words, 0);
          const tokens =
            estimateTokens(prompt.system) + estimateTokens(prompt.user) + answerTokens(words, languageOf(variety) === "ar");
          if (tokens > longest.tokens) longest = { tokens, what: `${template.key} ${variety}` };
        }
      }
    }
    expect(longest.tokens, longest.what).toBeLessThanOrEqual(smallContextTokens);
  }, 60_000);
});

describe("the answer", () => {
  const revised = `## الفكرة الأولى\n\n${sentence("جديد", 70)}`;

  test("takes the place of its section, and everything else stays as it was", () => {
    const read = readRevision(`=== 2 ===\n${revised}\n`, middle, request);
    expect(applyRevision(middle, read ?? new Map())).toBe([parts[0], revised, parts[2], parts[3]].join("\n\n"));
  });

  test.each([
    ["a preamble", `Sure, here it is:\n\n=== 2 ===\n${revised}`],
    ["marks and a fence", `=== 2 ===\n\`\`\`markdown\n⟦${revised}⟧\n\`\`\``],
    ["a bold delimiter", `**=== 2 ===**\n\n${revised}`],
    ["the heading forgotten", `=== 2 ===\n${sentence("جديد", 70)}`],
  ])("is read with %s", (_, answer) => {
    expect(readRevision(answer, middle, request)?.get(1)).toBe(revised);
  });

  test.each([
    ["no delimiter", revised],
    ["another section", `=== 3 ===\n${revised}`],
    ["a section too many", `=== 2 ===\n${revised}\n=== 3 ===\n${revised}`],
    ["the same section twice", `=== 2 ===\n${revised}\n=== 2 ===\n${revised}`],
    ["nothing in it", "=== 2 ===\n"],
    ["a refusal", "=== 2 ===\nI cannot help with that."],
    ["a text that ran away", `=== 2 ===\n${sentence("جديد", 300)}`],
  ])("is dropped with %s", (_, answer) => {
    expect(readRevision(answer, middle, request)).toBeNull();
  });

  test("may bring a heading only where one was missing", () => {
    const plain = planRevision(sentence("أول", 60), brief, blogPost, reportWith({ keywords: [{ keyword: "ك", spans: [] }] }));
    const read = readRevision(`=== 1 ===\n## زيادة\n\n${sentence("جديد", 60)}`, plain, plain.requests[0] ?? []);
    expect(read?.get(0)).toBe(sentence("جديد", 60));
  });
});
