import { expect, test } from "vitest";
import { testBrief } from "#tests/support/briefs.ts";
import { reelsScript } from "../templates/reels-script.ts";
import { checkWords } from "./words.ts";

const brief = testBrief({ templateId: reelsScript.id, keywords: [], fields: {} });
const scene = (said: string) =>
  `**0–3 ثواني**\n- **الصورة:** لقطة قريبة من طاولة خشب عليها فنجانين\n- **الصوت:** ${said}\n- **على الشاشة:** ${said}`;

test("a script is as long as what is spoken in it: pictures and words on the screen are not counted", () => {
  const text = [scene("قهوتنا طازة كل يوم"), scene("تعالوا جرّبوها بكرة")].join("\n\n");
  expect(checkWords(text, reelsScript, 7, brief)).toEqual({ asked: 7, delivered: 7, verdict: "form" });
});

test("a script without lines of its own for the voice counts whole", () => {
  expect(checkWords("قهوتنا طازة كل يوم", reelsScript, 4, brief).delivered).toBe(4);
});
