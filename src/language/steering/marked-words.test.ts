import { describe, expect, it } from "vitest";
import { type Variety, varieties } from "#shared/options.ts";
import { functionWords } from "../checks/variety/function-words.ts";
import { blogPost } from "../templates/blog-post.ts";
import { fold } from "../text/normalise.ts";
import { profileOf } from "../varieties/registry.ts";
import { markedWords } from "./marked-words.ts";
import { steeringRules } from "./steering-rules.ts";

const dialects = varieties.filter((variety) => profileOf(variety).isDialect);
const brief = (variety: Variety) => ({
  templateId: 1,
  topic: "قهوة",
  variety,
  words: 300,
  tone: "friendly" as const,
  audience: "general" as const,
  addressee: "everyone" as const,
  keywords: [],
  notes: ["المحل الذي في الزاوية"],
  fields: {},
});

describe("the words a dialect is kept from", () => {
  it.each(dialects)("%s: at most sixty, all of Standard, none its own", (variety) => {
    const marked = markedWords(variety);
    expect(marked.length).toBeGreaterThan(40);
    expect(marked.length).toBeLessThanOrEqual(60);
    expect(marked).toEqual(expect.arrayContaining(["سوف", "لماذا", "الان", "ليس", "الذي"]));
    const standard = new Set([
      ...functionWords.filter(([regions]) => regions === "s").flatMap(([, words]) => words.split(/\s+/)),
      ...Object.values(profileOf("ar-standard").lexicon).flatMap((forms) => forms.map(fold)),
    ]);
    expect(marked.filter((word) => !standard.has(word))).toEqual([]);
    const own = Object.values(profileOf(variety).lexicon).flatMap((forms) => forms.map(fold));
    expect(marked.filter((word) => own.includes(word))).toEqual([]);
    expect(marked).not.toContain("لما");
  });

  it("are none for Standard Arabic, English, and forms that stay in Standard", () => {
    expect(steeringRules(brief("ar-standard"), blogPost)).toBeNull();
    expect(steeringRules(brief("en-american"), blogPost)).toBeNull();
    expect(steeringRules(brief("ar-saudi"), { register: "S" })).toBeNull();
    expect(steeringRules(brief("ar-saudi"), blogPost)?.told).toEqual(["المحل الذي في الزاوية"]);
  });
});
