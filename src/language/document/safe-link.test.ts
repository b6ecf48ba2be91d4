import { expect, test } from "vitest";
import { safeLink } from "./safe-link.ts";

test.each([
  ["https://example.com/a?b=1", "https://example.com/a?b=1"],
  [" mailto:a@example.com ", "mailto:a@example.com"],
  ["tel:+966501234567", "tel:+966501234567"],
  ["javascript:alert(1)", null],
  ["JAVA\nSCRIPT:alert(1)", null],
  ["\u0001javascript:alert(1)", null],
  ["data:text/html,<b>x</b>", null],
  ["vbscript:x", null],
  ["file:///etc/passwd", null],
  ["//evil.example", null],
  ["/settings", null],
  ["https://", null],
  ["https://a.example/ b", null],
])("a link of a text leads to the web, to mail or the telephone, never elsewhere: %j", (address, wanted) => {
  expect(safeLink(address)).toBe(wanted);
});
