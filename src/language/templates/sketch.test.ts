import { expect, test } from "vitest";
import { findTemplateByKey } from "./registry.ts";
import { sketchOf } from "./sketch.ts";

function sketch(key: string): string[] {
  const template = findTemplateByKey(key);
  if (!template) throw new Error(`no template ${key}`);
  return sketchOf(template);
}

test("a sketch tells sections under headings and the call apart from plain text", () => {
  expect(sketch("blogPost")).toEqual(["title", "text", "text", "section", "text", "text"]);
  expect(sketch("adCopy").at(-1)).toBe("call");
});
