import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";
import { earlyEnd, tellsLittle } from "../notes/told-length.ts";
import { isWrittenFromFacts } from "../subjects/from-facts.ts";
import type { Template } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import { findBlanks } from "./blanks.ts";

/** A length counts as met within this share of the target (±10 %). */
export const lengthTolerance = 0.1;
/** Where the form decides (seconds, posts, characters), only half or twice what it holds is plainly wrong. */
const formShort = 0.5;
const formLong = 2;

/** A text with a blank for fewer words than these is an outline, from so many blanks on. */
const wordsOfBlank = 40;
const leastBlanks = 3;

/** Whether a text of the built-in writer is an outline: its blanks ask for most of what it is to say. It becomes a text as they are filled. */
export function isOutline(text: string): boolean {
  const blanks = findBlanks(text).length;
  return blanks >= leastBlanks && countWords(text) < blanks * wordsOfBlank;
}

/** What the voice says in a scene; a picture, a sound and the words on the screen have lines of their own. */
const voice = /^[-*•\s]*\**(?:الصوت|صوت|التعليق|المعلّ?ق|voice(?:-?over)?|vo|narration)\**\s*[:：]\**\s*(.*)$/iu;

/** The words of a script that are spoken: the form counts by them. A script without such lines counts whole. */
function spokenIn(text: string, { outline }: Template): string {
  if (!outline.some(({ layout }) => layout === "scenes")) return text;
  const said = text.split("\n").flatMap((line) => voice.exec(line)?.[1] ?? []);
  return said.length < leastScenes ? text : said.join("\n");
}

const leastScenes = 2;

/**
 * The text's words against those asked, of a script the spoken ones. Where the form decides the length, only a plain miss counts; where the brief tells little, a text
 * may end early (`told-length.ts`); a text that is made of facts ends with them, and is too long only.
 */
export function checkWords(text: string, template: Template | undefined, asked: number, brief: Brief): Report["words"] {
  const delivered = countWords(template === undefined ? text : spokenIn(text, template));
  const isFromFacts = isWrittenFromFacts(brief);
  if (isFromFacts && isOutline(text)) return { asked, delivered, verdict: "outline" };
  const isForm = template !== undefined && ("field" in template.lengths || "aboutWords" in template.lengths);
  const mayEndEarly = template !== undefined && !isForm && !isFromFacts && tellsLittle(brief, template, asked);
  const least = isForm ? formShort : (1 - lengthTolerance) * (mayEndEarly ? earlyEnd : 1);
  const most = isForm ? formLong : 1 + lengthTolerance;
  if (delivered < asked * least) return { asked, delivered, verdict: isFromFacts ? "told" : "short" };
  if (delivered > asked * most) return { asked, delivered, verdict: "long" };
  return { asked, delivered, verdict: isForm ? "form" : "within" };
}
