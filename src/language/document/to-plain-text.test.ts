import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { toPlainText } from "./to-plain-text.ts";

const written = (markdown: string, form: "file" | "paste" | "chat") =>
  toPlainText(readDocument({ markdown, title: "", tag: "ar-EG" }), form).trimEnd();

const all = [
  "# عرض **رمضان**",
  "اطلب [من هنا](https://example.com/a) أو https://example.com، وهو *مميز* و~~قديم~~.",
  "- بن\n- [x] شاي\n  1. أخضر\n  2. أحمر",
  "> حكمة",
  "| البند | السعر |\n| - | - |\n| قهوة | **12** ريال |",
  "| البند | الحجم | السعر |\n| - | - | - |\n| شاي | كبير | 5 |\n| ماء | | 1 |",
].join("\n\n");

test("what is pasted into a message has no mark that only programs read", () => {
  expect(written(all, "paste")).toBe(
    [
      "عرض رمضان",
      "اطلب من هنا (https://example.com/a) أو https://example.com، وهو مميز وقديم.",
      "• بن\n☑ شاي\n  1. أخضر\n  2. أحمر",
      "حكمة",
      "البند: السعر\nقهوة: 12 ريال",
      "شاي — الحجم: كبير · السعر: 5\nماء — السعر: 1",
    ].join("\n\n"),
  );
});

test("a chat gets the marks that WhatsApp reads", () => {
  expect(written(all, "chat")).toBe(
    [
      "*عرض رمضان*",
      "اطلب من هنا (https://example.com/a) أو https://example.com، وهو _مميز_ وقديم.",
      "- بن\n- ☑ شاي\n  1. أخضر\n  2. أحمر",
      "> حكمة",
      "البند: السعر\nقهوة: *12* ريال",
      "شاي — الحجم: كبير · السعر: 5\nماء — السعر: 1",
    ].join("\n\n"),
  );
});

test.each([
  ["two looks at once", "***معًا***", "*_معًا_*"],
  ["one look within another", "**قبل *وسط* بعد**", "*قبل _وسط_ بعد*"],
  ["struck", "~~قديم~~ جديد", "~قديم~ جديد"],
  ["within a word it would be shown, not read", "ال**كتاب**", "الكتاب"],
  ["over two lines each has its own", "**سطر\\\nثانٍ**", "*سطر*\n*ثانٍ*"],
  ["nor round its own sign", "**2 \\* 3**", "2 * 3"],
])("marks for WhatsApp: %s", (_name, markdown, wanted) => {
  expect(written(markdown, "chat")).toBe(wanted);
});

test("a file keeps dashes and bars", () => {
  expect(written("- بن\n- [ ] شاي\n\n| أ | ب |\n| - | - |\n| ج | د |", "file")).toBe("- بن\n- ☐ شاي\n\nأ | ب\nج | د");
});
