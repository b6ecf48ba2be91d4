import { describe, expect, it } from "vitest";
import { plainName } from "./plain-name.ts";

describe("a name of a text, a folder or a tag", () => {
  it.each([
    "\u200F\u200E",
    "\u200B\u2060\uFEFF",
    "\u200D\u200C",
    "\u2066\u2069",
    "\u00AD",
    "\u3164\uFE0F",
    "\u2800 \t",
    "\u202E",
    "\0",
  ])("is none where nothing of it would be seen: %j", (typed) => {
    expect(plainName(typed)).toBe("");
  });

  it("stands on one line and shows what it is", () => {
    expect(plainName("  سطر\nثانٍ\t\u2028ثالث ")).toBe("سطر ثانٍ ثالث");
    expect(plainName("\u202Efdp.تقرير\u202C")).toBe("fdp.تقرير");
    expect(plainName("نص\uD83D")).toBe("نص\uFFFD");
  });

  it("keeps the marks that its letters and signs need", () => {
    for (const name of ["می\u200Cخواهم", "👨\u200D👩\u200D👧 عائلة ❤\uFE0F", "\u200FLahja (لهجة)", "ㅎ"])
      expect(plainName(name)).toBe(name);
  });
});
