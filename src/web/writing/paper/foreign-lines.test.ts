import { expect, test } from "vitest";
import { foreignLines } from "./foreign-lines.ts";

const text = (value: string) => ({ type: "text", value });
const element = (tagName: string, ...children: object[]) => ({ type: "element", tagName, children }) as never;

test("an English item of an Arabic list is set apart, without the list inside it; an Arabic one with English names is not", () => {
  const inner = element("ul", element("li", text("فرع")));
  const tree = element(
    "ul",
    element("li", text("Second, please."), inner),
    element("li", text("افتح Google Sheets Premium")),
  ) as never;
  foreignLines({ direction: "rtl" })(tree);
  expect(tree).toEqual(
    element(
      "ul",
      element("li", { type: "element", tagName: "bdi", properties: { dir: "ltr" }, children: [text("Second, please.")] }, inner),
      element("li", text("افتح Google Sheets Premium")),
    ),
  );
});
