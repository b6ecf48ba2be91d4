import { expect, test } from "vitest";
import { createPieceSeam } from "./piece-seam.ts";

/** What a text becomes by an answer that arrives in pieces of so many characters. */
function joined(written: string, answer: string, size: number): string {
  const seam = createPieceSeam(written);
  let text = written;
  for (let at = 0; at < answer.length; at += size) text += seam.push(answer.slice(at, at + size));
  return text + seam.end();
}

test.each([1, 3, 1_000])("answers are joined by one blank line, however they are cut (%i)", (size) => {
  expect(joined("", "\n# عنوان\n\nأول.\n\n", size)).toBe("# عنوان\n\nأول.");
  expect(joined("# عنوان\n\nأول.", "\n\n\nتاني.\nتالت.\n", size)).toBe("# عنوان\n\nأول.\n\nتاني.\nتالت.");
  expect(joined("أول.", "## جديد\n\nتاني.", size)).toBe("أول.\n\n## جديد\n\nتاني.");
});

test.each([1, 1_000])("a title that is given again, and a heading that stands already, are left out (%i)", (size) => {
  const written = "# عنوان\n\n## الفكرة\n\nأول.";
  expect(joined(written, "# عنوان آخر\n\n## الفكره\n\nتاني.", size)).toBe(`${written}\n\nتاني.`);
  expect(joined(written, "## فكرة تانية\n\nتاني.", size)).toBe(`${written}\n\n## فكرة تانية\n\nتاني.`);
  expect(joined(written, "#تنظيم وقت", size)).toBe(`${written}\n\n#تنظيم وقت`);
  expect(joined(written, "# عنوان", size)).toBe(written);
});
