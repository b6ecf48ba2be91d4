import { describe, expect, test } from "vitest";
import { languageOf, varieties } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { blogPost } from "../templates/blog-post.ts";
import { wordsToAimAt } from "../templates/brief-check.ts";
import { chosenOutline } from "../templates/chosen-outline.ts";
import { templates } from "../templates/registry.ts";
import { socialMediaPost } from "../templates/social-media-post.ts";
import { isSteering } from "../templates/steering.ts";
import { offeredLengths, type Template, writtenVariety } from "../templates/template.ts";
import { profileOf } from "../varieties/registry.ts";
import { buildPrompt } from "./build-prompt.ts";
import { exampleFamilies, exampleFamilyOf } from "./examples/example.ts";
import { loadExamples } from "./examples/load-examples.ts";
import { promptTokens } from "./examples/with-examples.ts";
import { reminders } from "./reminders.ts";
import { answerTokens, smallContextTokens } from "./tokens.ts";

const examplesOf = new Map(
  await Promise.all(
    varieties.flatMap((variety) =>
      exampleFamilies.map(async (family) => [`${variety}/${family}`, await loadExamples(variety, family)] as const),
    ),
  ),
);

const built = templates.flatMap((template: Template) =>
  varieties.map((variety) => {
    const brief = sampleBrief(template.id, variety);
    const targetWords = wordsToAimAt(template, brief);
    const examples = examplesOf.get(`${variety}/${exampleFamilyOf(template)}`) ?? [];
    const task = { brief, template, targetWords, examples, code: "k7" };
    const place = `${template.key} ${variety}`;
    return {
      place,
      template,
      variety,
      brief,
      targetWords,
      task,
      prompt: buildPrompt(task),
      outline: chosenOutline(template, brief),
    };
  }),
);

describe("the prompts of all templates in all varieties", () => {
  test("ask for a title only where the form has one, and for headings only where a section has one", () => {
    for (const { place, outline, prompt, targetWords } of built) {
      const hasTitle = outline.some(({ layout }) => layout === "title");
      expect(prompt.system.includes("no title"), place).toBe(!hasTitle);
      expect(/`# `/.test(prompt.system + prompt.user), place).toBe(hasTitle);
      const hasHeadings = outline.some(({ title, heading }) => title || (heading && targetWords >= 300));
      expect(/`## /.test(prompt.system + prompt.user), place).toBe(hasHeadings);
    }
  });

  test("say one length: the form's where the form decides it", () => {
    for (const { place, template, prompt } of built) {
      const byForm = offeredLengths(template).length === 0;
      const all = prompt.system + prompt.user;
      expect(all.includes("as long as the limits of the plan let it be"), place).toBe(
        byForm && !all.includes("characters in all"),
      );
      if (byForm) expect(all, place).not.toContain("give or take ten percent");
      expect(all.match(/give or take ten percent/g)?.length ?? 0, place).toBeLessThanOrEqual(1);
    }
  });

  test("never ask to say a field that steers, and name it apart from what is said", () => {
    for (const { place, template, brief, prompt } of built) {
      const plan = prompt.user.slice(prompt.user.indexOf("Plan,"), prompt.user.indexOf("Brief:\n"));
      const [said = "", steering = ""] = prompt.user.slice(prompt.user.indexOf("Brief:\n")).split("do not print it:");
      for (const { key, label } of template.fields) {
        if (brief.fields[key] === undefined || !isSteering(key)) continue;
        expect(plan, place).not.toMatch(new RegExp(`says [^;\\n]*'${label.en.replace(/[^\w ]/g, ".")}'`));
        expect(said, place).not.toContain(`- ${label.en}: `);
        expect(steering, place).toContain(`- ${label.en}: `);
      }
    }
  });

  test("end in the variety itself, with at most three things to avoid", () => {
    for (const { place, template, variety, prompt } of built) {
      const written = writtenVariety(variety, template.register);
      expect(prompt.user.endsWith(reminders[written].begin), place).toBe(true);
      expect(profileOf(written).avoid.filter((line) => prompt.system.includes(line)).length, place).toBe(3);
    }
  });

  test("show two to four texts of that variety, none to another addressee", () => {
    for (const { place, prompt } of built) {
      expect(prompt.turns?.length, place).toBeGreaterThanOrEqual(2);
      expect(prompt.turns?.length, place).toBeLessThanOrEqual(4);
    }
    for (const { place, task, prompt } of built) {
      const shown = task.examples.filter(({ text }) => prompt.turns?.some(({ assistant }) => assistant === text));
      for (const { addressee } of shown) expect([null, "everyone"], place).toContain(addressee);
    }
  });

  test("with a context of 4,096 tokens, examples take a quarter at most and the brief is whole", () => {
    for (const { place, task, variety, targetWords, prompt } of built) {
      const small = buildPrompt({ ...task, contextTokens: smallContextTokens });
      const turns = promptTokens({ system: "", turns: small.turns ?? [], user: "" });
      expect(turns, place).toBeLessThanOrEqual(smallContextTokens / 4);
      expect(small.user, place).toBe(prompt.user);
      const answer = answerTokens(targetWords, languageOf(variety) === "ar");
      const bare = promptTokens({ ...small, turns: [] });
      if (bare + answer < smallContextTokens) expect(bare + turns + answer, place).toBeLessThanOrEqual(smallContextTokens);
    }
  });
});

test("a platform's limit decides a post's length, whatever the words", () => {
  const brief = sampleBrief(socialMediaPost.id, "ar-lebanese", { words: 200 });
  const task = { template: socialMediaPost, targetWords: 200 };
  const onX = buildPrompt({ ...task, brief: { ...brief, fields: { platform: "x" } } });
  expect(onX.user).toContain("at most 280 characters in all");
  expect(onX.user).not.toContain("200 words");
  expect(buildPrompt({ ...task, brief: { ...brief, fields: { platform: "facebook" } } }).user).toContain("about 200 words");
});

test("where little is told, the text may be shorter", () => {
  const brief = sampleBrief(1, "ar-egyptian", { fields: {}, notes: [] });
  const template = blogPost;
  expect(buildPrompt({ brief, template, targetWords: 500 }).user).toContain("the brief tells little");
  const notes = Array.from({ length: 20 }, (_, index) => `معلومة رقم ${index} عن المحل والناس والشارع`);
  expect(buildPrompt({ brief: { ...brief, notes }, template, targetWords: 500 }).user).not.toContain("the brief tells little");
});
