import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorCodes } from "./errors.ts";
import { signInProblems } from "./sign-in-problems.ts";

test("docs/sign-in-errors.md names each code with which signing in can fail, and the test that makes it happen", () => {
  const page = readFileSync(new URL("../../docs/sign-in-errors.md", import.meta.url), "utf8");
  const rows = page.split("\n").filter((line) => /^\| (?!-|Entry|Message)/.test(line));
  const codes = [...errorCodes.filter((code) => /^(identity|phone)\./.test(code)), ...signInProblems];
  expect(codes.filter((code) => !rows.some((row) => row.includes(`\`${code}\``)))).toEqual([]);
  expect(rows.filter((row) => row.split("|").at(-2)?.trim() === "")).toEqual([]);
});
