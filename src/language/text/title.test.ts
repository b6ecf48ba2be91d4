import { expect, test } from "vitest";
import { extremeTexts } from "#tests/support/extreme-texts.ts";
import { hostileTexts } from "#tests/support/hostile-texts.ts";
import { titleOf } from "./title.ts";

const chars = 2_000;
const textsThatNobodyWrites = [
  ...hostileTexts.map(([name, write]) => [name, write(chars)] as const),
  ...extremeTexts.map(({ name, of }) => [name, of(chars)] as const),
];

test("a text with a heading is named by it, wherever it stands", () => {
  expect(titleOf("قبل العنوان\n\n# أسبوع **هادئ**\n\nنص.")).toBe("أسبوع هادئ");
});

test("a text without one is named by its first sentence", () => {
  expect(titleOf("- Small shops open early. They close late.")).toBe("Small shops open early");
});

test("a label alone on its line is no name; a label before its words is left out", () => {
  expect(titleOf("**Subject:**\n\n1. A shorter way through the week\n2. Before your week fills up")).toBe(
    "A shorter way through the week",
  );
  expect(titleOf("**الموضوع:** طلب موعد")).toBe("طلب موعد");
});

test("a text of nothing but a label keeps it, and a text without letters has no name", () => {
  expect(titleOf("**Subject:**")).toBe("Subject:");
  expect(titleOf("1, 2, 3 …")).toBe("");
});

test("a long name is cut at a word's end", () => {
  const title = titleOf("word ".repeat(40));
  expect(title.length).toBeLessThanOrEqual(91);
  expect(title).toMatch(/word…$/);
});

test.each([
  ["letters", "a".repeat(200)],
  ["Chinese", "创新".repeat(100)],
  ["a web address", `https://a.example/${"x/".repeat(100)}`],
  ["emoji and letters, cut within a pair", `a${"🙂".repeat(100)}`],
])("a name without a space is cut as well: %s", (_, text) => {
  const title = titleOf(text);
  expect(title.length).toBeLessThanOrEqual(91);
  expect(title).toMatch(/…$/);
  expect(title.isWellFormed()).toBe(true);
});

test("no text that anybody can send has a long name", () => {
  expect(textsThatNobodyWrites.filter(([, text]) => titleOf(text).length > 91)).toEqual([]);
});

test.each([
  [
    "لو بتدوّر على طريقة بسيطة ترتّب بيها مصاريف البيت، يبقى الورقة دي ليك، وهتلاقي فيها كل اللي محتاجه من أول يوم",
    "لو بتدوّر على طريقة بسيطة ترتّب بيها مصاريف البيت، يبقى الورقة دي ليك",
  ],
  [
    "When the week is full and the list is long, a single quiet hour on Sunday can change what the other six days feel like",
    "When the week is full and the list is long",
  ],
  [
    "A single quiet hour on Sunday can change what all the other six days of your week feel like to the people around you",
    "A single quiet hour on Sunday can change what all the other six days of your week feel…",
  ],
  [
    "ساعة واحدة هادئة كل أسبوع تغيّر شكل الأيام الستة الأخرى عند كل من حولك في البيت والعمل والمدرسة والطريق",
    "ساعة واحدة هادئة كل أسبوع تغيّر شكل الأيام الستة الأخرى عند كل من حولك في البيت والعمل…",
  ],
])("a long first sentence ends with a clause, or with a word that can stand last: %s", (text, title) => {
  expect(titleOf(text)).toBe(title);
});
