import { describe, expect, it } from "vitest";
import { check } from "#language/checks/check.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import type { Variety } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { composeBrief } from "../compose-brief.ts";

function write(variety: Variety, dishes: readonly string[], notes: readonly string[]) {
  const id = findTemplateByKey("menu")?.id ?? 0;
  const given = sampleBrief(id, variety, { notes: [...notes], fields: { dishes: [...dishes] }, keywords: [] });
  const { brief, template, targetWords } = checkBrief(given);
  return { brief, text: composeBrief(brief, template, targetWords, 1) };
}

describe("a menu's prices stand beside the dishes, once", () => {
  it.each<readonly [variety: Variety, dishes: readonly string[], notes: readonly string[], lines: readonly string[]]>([
    ["ar-saudi", ["كبسة لحم", "سليق"], ["كبسة اللحم ب 45 ريال"], ["- كبسة لحم ب 45 ريال", "- سليق"]],
    ["ar-kuwaiti", ["مجبوس دجاج", "مجبوس لحم"], ["مجبوس اللحم 3.5 دينار"], ["- مجبوس دجاج", "- مجبوس لحم: 3.5 دينار"]],
    ["ar-egyptian", ["طاجن جمبري", "شوربة"], ["طاجن الجمبري 295 جنيه ويكفي فردين"], ["- طاجن جمبري: 295 جنيه ويكفي فردين"]],
    [
      "ar-egyptian",
      ["بوري سنجاري", "كاليماري"],
      ["السنجاري بيتحاسب بالكيلو، 380 جنيه"],
      ["- بوري سنجاري بيتحاسب بالكيلو، 380 جنيه"],
    ],
    [
      "ar-egyptian",
      ["ساندوتش فول بالزيت", "ساندوتش طعمية", "طبق فول بالسجق", "بطاطس صوابع"],
      ["الفول والطعمية الساندوتش ب ١٥ جنيه، والبطاطس ٢٥، وطبق السجق ٥٥"],
      ["- ساندوتش فول بالزيت ب ١٥ جنيه", "- ساندوتش طعمية ب ١٥ جنيه", "- بطاطس صوابع: ٢٥", "- طبق فول بالسجق: ٥٥"],
    ],
    ["ar-lebanese", ["تبولة", "حمص", "فتوش"], ["التبولة ب 5 دولار والحمص ب 4"], ["- تبولة ب 5 دولار", "- حمص ب 4", "- فتوش"]],
    ["ar-jordanian", ["منسف", "مقلوبة"], ["المنسف ٧ دنانير، والمقلوبة ٥"], ["- منسف: ٧ دنانير", "- مقلوبة: ٥"]],
    [
      "en-american",
      ["Lentil soup", "Carrot cake"],
      ["lentil soup $6, carrot cake is $5"],
      ["- Lentil soup: $6", "- Carrot cake is $5"],
    ],
  ])("%s %j", (variety, dishes, notes, lines) => {
    const { text, brief } = write(variety, dishes, notes);
    for (const line of lines) expect(text.split("\n")).toContain(line);
    for (const note of notes) expect(text).not.toContain(note);
    expect(check(text, brief).notes?.filter(({ isTold }) => !isTold)).toEqual([]);
  });

  it.each<readonly [variety: Variety, dishes: readonly string[], note: string]>([
    ["ar-egyptian", ["ساندوتش فول", "ساندوتش طعمية"], "الفول والطعمية ب 15 جنيه، والبطاطس 25"],
    ["ar-qatari", ["مجبوس دجاج", "مجبوس لحم"], "المجبوس ب 35 ريال"],
    ["en-american", ["Lentil soup", "Tomato soup"], "all soups $6"],
  ])("stand by themselves where it is not sure whose they are: %s %j", (variety, dishes, note) => {
    const { text } = write(variety, dishes, [note]);
    expect(text.toLowerCase()).toContain(note);
    for (const dish of dishes) expect(text.split("\n")).toContain(`- ${dish}`);
  });
});
