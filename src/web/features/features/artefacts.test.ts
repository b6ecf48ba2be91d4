import { expect, test } from "vitest";
import { check } from "#language/checks/check.ts";
import { convertByWords } from "#language/convert/convert-by-words.ts";
import { profileOf } from "#language/varieties/registry.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { currencies } from "#shared/currencies.ts";
import type { Variety } from "#shared/options.ts";
import { checkedSentence, convertedSentence, cutAt, marketFacts, placesOf } from "./artefacts.ts";

const briefFor = (variety: Variety): Brief => ({
  templateId: 2,
  topic: "القهوة",
  variety,
  words: 100,
  tone: "friendly",
  audience: "general",
  addressee: "everyone",
  keywords: [],
  fields: {},
});

test("the receipt on the page says of its sentence what the check says of it", () => {
  const { variety, words } = check(checkedSentence.text, briefFor(checkedSentence.variety));
  expect(words.delivered).toBe(checkedSentence.words);
  expect([variety.verdict, variety.country]).toEqual(["fits", checkedSentence.variety]);
  expect(variety.evidence.map(({ side, start, end }) => [side, start, end])).toEqual(
    checkedSentence.marks.map(([start, end]) => ["for", start, end]),
  );
});

test("the converted sentence on the page is what conversion by words makes of its source", () => {
  const { from, to, source, result, changes } = convertedSentence;
  const made = convertByWords({ text: source, from, to, addressee: "everyone", brief: briefFor(from) });
  expect(made?.text).toBe(result);
  expect(made?.changes.map((change) => [change.from, change.to])).toEqual(changes);
});

test("weekends and currencies on the page are those of the profiles", () => {
  const weekends = { fridaySaturday: [5, 6], saturdaySunday: [6, 0] };
  for (const { variety, weekend, currency } of marketFacts) {
    const profile = profileOf(variety);
    expect([profile.local?.weekend, currencies[variety]], variety).toEqual([weekends[weekend], currency]);
  }
});

test("a text cut at its marks is the same text", () => {
  const { text, marks } = checkedSentence;
  const pieces = cutAt(text, marks);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(marks.map(([a, b]) => text.slice(a, b)));
  expect(placesOf("وش تبون وش", ["وش", "وش"])).toEqual([
    [0, 2],
    [8, 10],
  ]);
});
