import { expect, test } from "vitest";
import { profileOf } from "#language/varieties/registry.ts";
import { isDialect, varieties } from "#shared/options.ts";
import { marketWords } from "./market-words.ts";

test("the words and weekends of the markets are those of their profiles", () => {
  const weekends = { fridaySaturday: [5, 6], saturdaySunday: [6, 0] };
  for (const variety of varieties.filter(isDialect)) {
    const { word, weekend } = marketWords[variety];
    const profile = profileOf(variety);
    expect(profile.local?.weekend, variety).toEqual(weekends[weekend]);
    expect(
      profile.falseFriends.map((friend) => friend.word),
      variety,
    ).toContain(word);
  }
});
