import { expect, test } from "vitest";
import { readGenerationsAddress } from "./generations-address.ts";

test.each([
  ["", { templateId: null, generationId: null, wish: null, isDamaged: false }],
  ["?template=7", { templateId: 7, generationId: null, wish: null, isDamaged: false }],
  ["?template=%221%22&generation=%22123%22", { templateId: 1, generationId: "123", wish: null, isDamaged: false }],
  [
    "?template=23&variety=ar-egyptian",
    {
      templateId: 23,
      generationId: null,
      wish: { variety: "ar-egyptian", topic: null, keywords: [], headlines: [], fields: {} },
      isDamaged: false,
    },
  ],
  ["?template=23&variety=klingon", { templateId: 23, generationId: null, wish: null, isDamaged: false }],
  [
    "?template=1&topic=%22123%22",
    {
      templateId: 1,
      generationId: null,
      wish: { variety: null, topic: "123", keywords: [], headlines: [], fields: {} },
      isDamaged: false,
    },
  ],
  [
    "?template=60&topic=Eid&fields=%7B%22whichEid%22%3A%22adha%22%2C%22words%22%3A5%7D",
    {
      templateId: 60,
      generationId: null,
      wish: { variety: null, topic: "Eid", keywords: [], headlines: [], fields: { whichEid: "adha" } },
      isDamaged: false,
    },
  ],
  ["?template=abc", { templateId: null, generationId: null, wish: null, isDamaged: true }],
  ["?template=-1", { templateId: null, generationId: null, wish: null, isDamaged: true }],
  ["?template=1e3&generation=x", { templateId: null, generationId: "x", wish: null, isDamaged: true }],
])("the address %j is read as meant, and only a numeric template counts", (search, wanted) => {
  expect(readGenerationsAddress(search)).toEqual(wanted);
});
