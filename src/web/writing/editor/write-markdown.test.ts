import { getSchema } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { describe, expect, test } from "vitest";
import { templates } from "#language/templates/registry.ts";
import { fc, tries } from "#tests/support/properties.ts";
import { schemaExtensions } from "./editor-schema.ts";
import { MarkdownSource } from "./markdown-source.ts";

const schema = getSchema([...schemaExtensions]);
const open = (markdown: string) => new MarkdownSource(schema).open(markdown);
/** A text of which every block was changed. */
const written = (markdown: string) => new MarkdownSource(schema).write(open(markdown));
const paragraph = (...content: object[]) =>
  new MarkdownSource(schema).write(schema.nodeFromJSON({ type: "doc", content: [{ type: "paragraph", content }] }));
const words = (text: string, ...marks: string[]) => ({ type: "text", text, marks: marks.map((type) => ({ type })) });

describe("a changed block as Markdown", () => {
  test.each([
    ["blanks and addresses keep their signs", "سعره [… السعر] في https://a.example/x_y_z?a=*b* ومن me_you@a.example"],
    ["signs that mean nothing", "2 * 3 < 4 & 5 - 1, snake_case, #وسم, a|b, ~50؟ 100%!"],
    ["what would begin a list or a heading", "1\\. ليست قائمة"],
    ["ends of lines that are no breaks", "سطر أول\nسطر ثان"],
    ["breaks", "سطر أول\\\nسطر ثان"],
    ["stress next to Arabic punctuation", "قال: **«نعم»**، ثم *slanted* و~~ملغي~~."],
    ["code with a tick", "اكتب ``a ` b`` هنا"],
    ["lists in lists", "- أول\n  1. فرع\n     - أعمق\n- ثانٍ"],
    ["a list with air", "- أول\n\n- ثانٍ\n\n  فقرة"],
    ["other signs of lists", "* أول\n* ثانٍ"],
    ["numbers from seven", "7) سبعة\n8) ثمانية"],
    ["tasks", "- [x] تم\n- [ ] لا"],
    ["a break and a bar in a table", "| أ | ب |\n| - | :-: |\n| سطر<br>آخر | 1 \\| 2 |"],
    ["quotes and code", "> قول\n>\n> - بند\n\n```js title\nconst a = 1;\n```"],
    ["what the editor has no form for", "نص <b>خام</b>[^1] ![صورة](x.png)\n\n[^1]: ملاحظة\n\n<div>\nنص\n</div>"],
    ["emoji and marks of direction within", "أهلًا 👨‍👩‍👧 👋🏽 و\u200Fهنا"],
  ])("%s", (_what, markdown) => {
    expect(written(markdown)).toBe(markdown);
  });

  test("every template's built-in texts come through", { timeout: 60_000 }, () => {
    const texts = new Set(templates.flatMap((template) => JSON.stringify(template).match(/"(?:[^"\\]|\\.){12,}"/g) ?? []));
    // Only signs can go wrong.
    const risky = [...texts].map((text) => JSON.parse(text) as string).filter((text) => /[*_#|>`~<&[\n]|^\d|^-/.test(text));
    for (const markdown of risky) expect(open(written(markdown)).toJSON(), markdown).toEqual(open(markdown).toJSON());
  });

  test("stress leaves its edges to the words around it", () => {
    expect(paragraph(words("كلمة "), words(" غامق ", "bold"), words("بعد"))).toBe("كلمة  **غامق** بعد");
    expect(paragraph(words("«كلمة»", "bold"), words("وبعدها"))).toBe("**«كلمة**»وبعدها");
    expect(paragraph(words("نص"), words("  ", "bold"))).toBe("نص");
  });

  test("empty paragraphs have no form; two lists that meet stay two", () => {
    const list = (text: string) => ({
      type: "bulletList",
      content: [{ type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text }] }] }],
    });
    const doc = schema.nodeFromJSON({ type: "doc", content: [list("أ"), list("ب"), { type: "paragraph" }] });
    expect(new MarkdownSource(schema).write(doc)).toBe("- أ\n\n* ب");
  });

  test("a letter that stress turns into an entity is not escaped by the sign before it, nor does it free an underscore", () => {
    expect(written(paragraph(words("\\", "bold"), words("ا"), words("!", "strike", "code")))).toBe("\\\\&#x627;~~`!`~~");
    expect(written(paragraph(words("a_1", "bold", "italic"), words("]", "bold", "italic", "strike", "code")))).toBe(
      "**_a\\_&#x31;~~`]`~~_**",
    );
  });

  test("whatever words and marks stand in a paragraph, they are read back as they were written", { timeout: 60_000 }, () => {
    const text = fc.stringMatching(/^[\u0627\u0628\u064Ea1 .،()«»*_`~<>[\]\\#!|&:-]{1,8}$/u);
    const run = fc.record({ text, marks: fc.subarray(["bold", "italic", "strike", "code"]) });
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 5 }), (runs) => {
        const once = paragraph(...runs.map(({ text: run, marks }) => words(run, ...marks)));
        expect(written(once)).toBe(once);
        const shown = open(once).textContent.replace(/\s+/g, " ");
        const meant = runs.map((each) => each.text).join("");
        expect(shown.trim()).toBe(meant.replace(/\s+/g, " ").trim());
      }),
      { numRuns: tries(150) },
    );
  });
});

describe("blocks that nobody changed", () => {
  const markdown = "عنوان\n===\n\n\n* بند\n+ آخر\n\n    رموز\n\nفقرة  \nبعد كسر\n";

  test("stand as they were written beside a changed one, with the room between them", () => {
    const source = new MarkdownSource(schema);
    const state = EditorState.create({ doc: source.open(markdown) });
    const changed = state.apply(state.tr.insertText(" جديدة", state.doc.content.size - 1));
    expect(source.write(changed.doc)).toBe("عنوان\n===\n\n\n* بند\n+ آخر\n\n    رموز\n\nفقرة\\\nبعد كسر جديدة\n");
    const back = changed.apply(changed.tr.delete(changed.doc.content.size - 7, changed.doc.content.size - 1));
    expect(source.write(back.doc)).toBe(markdown);
  });

  test("an indent that would mean something else behind another block is written out", () => {
    const source = new MarkdownSource(schema);
    const doc = source.open("- بند\n\nبين\n\n    رموز");
    const without = doc.copy(
      doc.content.cut(0, doc.child(0).nodeSize).append(doc.content.cut(doc.child(0).nodeSize + doc.child(1).nodeSize)),
    );
    expect(source.write(without)).toBe("- بند\n\n```\nرموز\n```");
  });
});

describe("the side of a block", () => {
  test.each([
    ["\u200EOpenAI هي شركة", "ltr"],
    ["# \u200FGoogle Ads", "rtl"],
    ["- \u200Fone\n- two", "rtl"],
    ["> \u200Eقول", "ltr"],
    ["| \u200Eأ | ب |\n| - | - |\n| 1 | 2 |", "ltr"],
    ["فقرة عادية", null],
    ["فقرة \u200Eفيها علامة", null],
  ])("%j", (markdown, side) => {
    const block = open(markdown).firstChild;
    expect(block?.attrs.side).toBe(side);
    expect(written(markdown)).toBe(markdown);
    if (side) expect(block?.textContent).not.toMatch(/[\u200E\u200F]/);
  });
});
