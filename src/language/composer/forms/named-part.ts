import { fold } from "../../text/normalise.ts";
import { countWords } from "../../text/words.ts";
import { contentWords } from "../content-words.ts";
import type { Part } from "../parts.ts";

const namedNote = /^(?:([^:：]{2,40})[:：]\s+|(\p{L}+)\s+(?:يكون|تكون|is|will be|should be)\s+)(.+)$/u;
const leastSame = 3;
/** A longer head tells something of its own. */
const nameWords = 3;

/** «اليوم الثاني: …» says which of several: the name is a part of what is told. */
const ordinal = /\d|\b(?:first|second|third|fourth|last)\b|(?<!\p{L})(?:ال)?(?:اول|ثاني|تاني|ثالث|تالت|رابع|خامس|اخر)(?!\p{L})/iu;

/** The part that a note names ('Homework: …', «الواجب: …», «الواجب يكون …»), and what it says of it. Null where it names none. */
export function namedPart(note: string, parts: readonly Part[]): { part: Part; rest: string } | null {
  const [, label, noun, rest = ""] = namedNote.exec(note) ?? [];
  const head = label ?? noun ?? "";
  const part =
    head === "" || ordinal.test(fold(head))
      ? undefined
      : parts.find(({ heading }) => heading !== null && namesHeading(head, heading));
  return part ? { part, rest } : null;
}

/** Whether both have a telling word that begins alike: 'Strength' and 'Strengths', «فرصة» and «الفرص». */
function namesHeading(head: string, heading: string): boolean {
  const isSame = (a: string, b: string) => {
    const least = Math.max(leastSame, Math.min(a.length, b.length) - 1);
    return a.slice(0, least) === b.slice(0, least) && Math.min(a.length, b.length) >= least;
  };
  const read = (text: string) => (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => contentWords(word).size > 0).map(bare);
  return countWords(head) <= nameWords && read(head).some((a) => read(heading).some((b) => a === b || isSame(a, b)));
}

const bare = (word: string) => word.replace(/^ال(?=\p{L}{2})/u, "");
