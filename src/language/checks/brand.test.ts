import { expect, test } from "vitest";
import type { BrandVoice } from "#shared/contracts/brand-voice.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { check } from "./check.ts";

const voice: BrandVoice = {
  id: "v",
  name: "v",
  samples: [],
  preferred: [{ variety: null, words: ["فنجان", "على مهل"] }],
  banned: [{ variety: "ar-egyptian", words: ["كوباية", "حتة"] }],
  sentenceLength: "short",
  emoji: "none",
  addressee: "woman",
  signOff: "فريق زهرة",
};

/** Each rule with whether it holds, and the words that the receipt shows beside it. */
function rulesOf(text: string, brandVoice: BrandVoice | undefined, brief: Parameters<typeof testBrief>[0] = {}) {
  const found =
    check(text, {
      ...testBrief({ topic: "كذا", keywords: [], fields: {}, ...brief }),
      ...(brandVoice ? { brandVoice } : {}),
    }).brand ?? [];
  return Object.fromEntries(found.map(({ rule, holds, words }) => [rule, holds || words]));
}

test("a text that breaks every rule of its brand has each in the receipt, with the words in the forms that stand there", () => {
  const long = `${"كلام كتير جدا هنا ".repeat(6)}وبس.`;
  expect(rulesOf(`خد كوبايتك والكوبايات كلها 🙂. وكمان حتتين. اكتب لنا. ${long}`, voice)).toEqual({
    banned: ["كوبايتك", "والكوبايات", "حتتين"],
    emoji: ["🙂"],
    sign_off: ["فريق زهرة"],
    addressee: [],
    sentences: [],
    preferred: ["فنجان", "على مهل"],
  });
});

test("a text that follows its brand says so rule by rule", () => {
  expect(rulesOf("خدي فنجانك على مهل.\n\nفريق زهرة", voice)).toEqual({
    banned: true,
    emoji: true,
    sign_off: true,
    addressee: true,
    sentences: true,
    preferred: true,
  });
});

test("rules that a brand does not have, or has for another variety, are not judged", () => {
  const free = { ...voice, preferred: [], sentenceLength: null, emoji: "free" as const, addressee: null, signOff: "" };
  expect(rulesOf("خد كوباية.", { ...free, banned: [{ variety: "ar-saudi", words: ["كوباية"] }] })).toEqual({});
  expect(rulesOf("خد كوباية.", undefined)).toEqual({});
  expect(
    rulesOf("خد كوباية يا أحمد.", { ...free, addressee: "woman" }, { addressee: "man" }),
    "the brief asked otherwise",
  ).toEqual({
    banned: ["كوباية"],
  });
});
