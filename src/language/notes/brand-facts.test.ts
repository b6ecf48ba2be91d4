import { expect, it } from "vitest";
import { testBrief } from "#tests/support/briefs.ts";
import { brandFacts, withBrandFacts } from "./brand-facts.ts";

const fact = (text: string) => ({ kind: "other" as const, text, until: null });
const brandVoice = {
  id: "1",
  name: "المخبز",
  samples: [],
  preferred: [],
  banned: [],
  sentenceLength: null,
  emoji: "free" as const,
  addressee: null,
  signOff: "",
  facts: [fact("نفتح الساعة 7"), fact("We open at 7"), fact("https://bakery.example"), fact("+966 55 123 4567")],
};

it("gives a text the facts of its own language, and numbers and links to all", () => {
  const shared = ["https://bakery.example", "+966 55 123 4567"];
  expect(brandFacts(testBrief({ brandVoice }))).toEqual(["نفتح الساعة 7", ...shared]);
  expect(brandFacts(testBrief({ brandVoice, variety: "en-american" }))).toEqual(["We open at 7", ...shared]);
});

it("puts them behind the notes of the text, each once, and leaves a brief without a brand as it is", () => {
  expect(withBrandFacts(testBrief({ brandVoice, notes: ["جديد", "نفتح الساعة 7"] })).notes?.slice(0, 3)).toEqual([
    "جديد",
    "نفتح الساعة 7",
    "https://bakery.example",
  ]);
  const plain = testBrief();
  expect(withBrandFacts(plain)).toBe(plain);
});
