import { expect, test } from "vitest";
import { physicalSidesInCode, physicalSidesInCss, textsOutsideLocales } from "./markup-rules.mjs";

const page = (jsx: string) => `export const Page = () => <main>${jsx}</main>;`;

test.each([
  ["words between tags", page("<p>Nothing here yet</p>")],
  ["one word between tags", page("<p>{count} texts</p>")],
  ["Arabic between tags", page("<p>لا شيء هنا</p>")],
  ["words in braces", page('<p>{"Nothing"}</p>')],
  ["a choice of words", page('<p>{isOpen ? "Close" : t("open")}</p>')],
  ["words in a template string", page("<p>{`No texts`}</p>")],
  ["words after a value", page('<p>{count + " texts"}</p>')],
  ["words that stand in for a missing value", page('<p>{name ?? "Nobody"}</p>')],
  ["a name for screen readers", page('<button aria-label="Close" />')],
  ["a placeholder", page('<input placeholder={"Search"} />')],
  ["a picture's text", page('<img alt="A paper" />')],
  ["a component's label", page('<IconButton label="Close" />')],
  ["a message", 'toast({ title: "The text was saved" });'],
  ["Arabic in a constant", 'const name = "نص";'],
])("%s is a text outside the locale files", (_, source) => {
  expect(textsOutsideLocales("page.tsx", source)).toHaveLength(1);
});

test.each([
  ["a text of the catalogue", page('<p aria-label={t("plan.title")}>{t("plan.text", { count })}</p>')],
  ["a comparison", page('{kind === "Other" ? <Icon /> : null}')],
  ["signs and figures", page("<p> · 30 % — {count}</p>")],
  ["the brand and keys", page("<p>Lahja <kbd>Ctrl</kbd></p>")],
  ["classes and keys", page('<p className="text-label text-ink" data-part="topic" />')],
  ["what developers read", 'throw new Error("The page has no root"); console.warn("The texts did not load");'],
])("%s is none", (_, source) => {
  expect(textsOutsideLocales("page.tsx", source)).toEqual([]);
});

test.each([
  "ml-2",
  "-mr-1",
  "sm:pl-4",
  "hover:pr-4!",
  "!left-0",
  "desk:right-3",
  "border-l",
  "border-r-2",
  "rounded-l-tag",
  "rounded-tr",
  "text-left",
  "[&>svg]:ml-1",
  "group-data-[state=open]:text-right",
])("the class %s names a side of the screen", (className) => {
  expect(physicalSidesInCode("page.tsx", page(`<p className="flex ${className} grow" />`))).toHaveLength(1);
  expect(physicalSidesInCode("page.tsx", page(`<p className={cx(isOpen && \`${className} grow\`)} />`))).toHaveLength(1);
});

test("an inline style that names a side of the screen is found", () => {
  expect(physicalSidesInCode("page.tsx", page("<p style={{ left: 0, marginRight: 4, insetInlineStart: 1 }} />"))).toHaveLength(2);
});

test.each([
  "ms-2",
  "pe-4",
  "inset-s-4",
  "start-0",
  "border-s",
  "border-b",
  "rounded-s-tag",
  "text-start",
  "max-w-40",
  "leading-6",
  "plus-lighter",
])("the class %s names none", (className) => {
  expect(physicalSidesInCode("page.tsx", page(`<p className="${className}" />`))).toEqual([]);
});

test.each([
  "margin-left: 1px",
  "left: 0",
  "padding: 1px 2px 3px 4px",
  "border-right-color: red",
  "text-align: right",
  "inset: 0 auto 0 0",
])("the declaration %s names a side of the screen", (declaration) => {
  expect(physicalSidesInCss("page.css", `.a { color: red; ${declaration}; }`)).toHaveLength(1);
});

test.each(["margin-inline-start: 1px", "padding: 1px 2px", "inset: 0 2px 0 2px", "/* left: of it */ text-align: start"])(
  "the declaration %s names none",
  (declaration) => {
    expect(physicalSidesInCss("page.css", `.a { ${declaration}; }`)).toEqual([]);
  },
);
