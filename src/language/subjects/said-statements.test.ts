import { expect, it } from "vitest";
import { knowledgeIn } from "./knowledge.ts";
import { loadSubject } from "./registry.ts";
import { chooseExcluded, statementsIn } from "./said-statements.ts";

const said = ["a", "b", "c", "d", "e", "f", "g", "h"];

it("excludes all that was said while the rest makes half a text", async () => {
  expect(await chooseExcluded(said, async (excluded) => 200 - excluded.length * 10)).toEqual(said);
  expect(await chooseExcluded([], async () => 0)).toEqual([]);
});

it("lets what was said longest ago come again first, as much of it as is needed", async () => {
  expect(await chooseExcluded(said, async (excluded) => 100 - excluded.length * 10)).toEqual(["a", "b", "c", "d"]);
  expect(await chooseExcluded(said, async (excluded) => (excluded.length > 0 ? 0 : 100))).toEqual([]);
});

it("finds each statement of a pack in a text that says it, whomever it addresses", async () => {
  const subject = await loadSubject("specialty-coffee");
  const knowledge = knowledgeIn(subject, "ar-egyptian", (text) => text);
  const addressing = knowledge.statements.find(({ text }) => text.includes("<"));
  const forMan = addressing?.text.replace(/<([^|]*)\|[^>]*>/g, "$1") ?? "";
  expect(statementsIn(`قبل. ${forMan} وبعد.`, knowledge)).toEqual([addressing?.id]);
  expect(statementsIn("كلام تاني خالص.", knowledge)).toEqual([]);
});
