import { expect, test } from "vitest";
import { commonOf, knownName, nameForTexts } from "./label-names.ts";

test.each([
  ["اخبار", "أخبار"],
  ["أَخْبار", "أخبار"],
  ["قهوه", "قهوة"],
  ["NEWS", "News"],
  ["أخبار", "أخبار"],
  ["أخبار اليوم", "أخبار اليوم"],
])("%j is kept as %j where that is known", (typed, kept) => {
  expect(knownName(typed, ["أخبار", "قهوة", "News"])).toBe(kept);
});

test("of two known spellings the one that was typed stays", () => {
  expect(knownName("اخبار", ["أخبار", "اخبار"])).toBe("اخبار");
});

test("a name that only the chosen texts have may be spelled anew, one that others share may not", () => {
  const labels = [{ name: "اخبار", texts: 2 }];
  const filed = { folder: "اخبار", tags: [] };
  const elsewhere = { folder: "عروض", tags: [] };
  expect(nameForTexts("أخبار", labels, [filed], "folder")).toBe("اخبار");
  expect(nameForTexts("أخبار", labels, [filed, elsewhere], "folder")).toBe("اخبار");
  expect(nameForTexts("أخبار", labels, [filed, filed], "folder")).toBe("أخبار");
  // Of a text that was never shown nobody knows that it is not in the folder.
  expect(nameForTexts("أخبار", labels, [filed, null], "folder")).toBe("أخبار");
  expect(nameForTexts("أخبار", labels, [{ folder: null, tags: ["اخبار"] }], "tags")).toBe("اخبار");
});

test("of two spellings that there are, texts keep the one that they have", () => {
  const labels = [
    { name: "أخبار", texts: 1 },
    { name: "اخبار", texts: 3 },
  ];
  expect(nameForTexts("أخبار", labels, [{ folder: "أخبار", tags: [] }], "folder")).toBe("أخبار");
});

test("the form shows what all texts share, and takes away nothing of a text that was never shown", () => {
  const [one, other] = [
    { folder: "أخبار", tags: ["عاجل", "مهم"] },
    { folder: "أخبار", tags: ["مهم"] },
  ];
  expect(commonOf([one, other])).toEqual({ folder: "أخبار", hasOtherFolders: false, tags: ["مهم"], hasOtherTags: true });
  expect(commonOf([one])).toEqual({ folder: "أخبار", hasOtherFolders: false, tags: ["عاجل", "مهم"], hasOtherTags: false });
  expect(commonOf([one, { folder: null, tags: [] }])).toMatchObject({ folder: "", hasOtherFolders: true, tags: [] });
  expect(commonOf([one, null])).toEqual({ folder: "", hasOtherFolders: true, tags: [], hasOtherTags: true });
});
