import { expect, test } from "vitest";
import { lineBreaks } from "./line-breaks.ts";

const html = (value: string) => ({ type: "html", value });
const cell = (...children: object[]) => ({ type: "tableCell", children }) as never;

test("a <br> of a cell ends its line; no other HTML becomes more than text", () => {
  const tree = cell(html("<br>"), html("<BR />"), html("<b>"), html("<br onclick=x>"));
  lineBreaks()(tree);
  expect(tree).toEqual(
    cell({ type: "break", value: "<br>" }, { type: "break", value: "<BR />" }, html("<b>"), html("<br onclick=x>")),
  );
});
