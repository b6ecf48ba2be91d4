import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "#tests/support/temp-dir.ts";
import { readCall } from "./call.ts";

function file(content: string): string {
  const path = join(tempDir("call"), "file.json");
  writeFileSync(path, content);
  return path;
}

test("a call names writers, varieties by either of their names, and numbers", () => {
  const call = readCall([
    "--writers",
    "built-in, openai:a:b",
    "--varieties",
    "egyptian,ar-saudi",
    "--briefs",
    "7",
    "--budget",
    "0",
  ]);
  expect(call).toMatchObject({
    writers: ["built-in", "openai:a:b"],
    varieties: ["ar-egyptian", "ar-saudi"],
    briefs: 7,
    budget: 0,
    seed: undefined,
    prices: undefined,
  });
  expect(readCall(["--help"])).toBeNull();
});

test.each([
  [["--varieties", "klingon"], "there is no 'klingon'"],
  [["--varieties", "ar-saudi,ar-saudi"], "stands there twice"],
  [["--writers", "built-in,"], "separated by commas"],
  [["--briefs", "0"], "whole number from 1"],
  [["--briefs", "many"], "whole number from 1"],
  [["--budget", "-1"], "--budget"],
  [["--prices", "/no/such/file"], "cannot be read"],
  [["--votes", "/no/such/file"], "cannot be read"],
])("%j is refused and says why", (argv, message) => {
  expect(() => readCall(argv)).toThrow(message);
});

test.each([
  ["{", "is no JSON"],
  ['{"currency": "dollars", "perMillionTokens": {}}', "three capital letters"],
  ['{"currency": "USD", "perMillionTokens": {"a": {"input": -1, "output": 2}}}', "perMillionTokens.a.input"],
])("prices of %s are refused and say why", (content, message) => {
  expect(() => readCall(["--prices", file(content)])).toThrow(message);
});
