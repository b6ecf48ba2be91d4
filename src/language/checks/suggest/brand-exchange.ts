import { fold } from "../../text/normalise.ts";
import type { BannedWord } from "../brand.ts";
import { arabicProclitics } from "../keywords.ts";
import type { TextView } from "../view.ts";
import type { Fix } from "./places.ts";

/**
 * The preferred word with what stands joined before the banned one. null where the banned word has an ending of its own, or where
 * words around it agree with it and would not agree with the preferred one.
 */
export function preferredInPlace(banned: BannedWord, preferred: string, view: TextView): Fix | null {
  const { start, end, word } = banned;
  const written = view.text.slice(start, end);
  if (!keepsAgreement(banned, preferred, view)) return null;
  const folded = fold(written);
  const wanted = fold(word);
  if (folded === wanted) return withArticle({ start, end, replacement: inCase(written, preferred) }, view.text);
  for (const joined of arabicProclitics(folded)) {
    if (folded.slice(joined.length) !== wanted || joined.endsWith("لل")) continue;
    const isDouble = joined.endsWith("ال") && fold(preferred).startsWith("ال");
    return { start, end, replacement: (isDouble ? joined.slice(0, -2) : joined) + preferred };
  }
  return null;
}

function inCase(old: string, word: string): string {
  return /^\p{Lu}/u.test(old) ? (word[0]?.toUpperCase() ?? "") + word.slice(1) : word;
}

/** Heads of words that sound as a vowel; 'one', 'user', 'unique' and 'European' do not. */
const vowelSound = /^(?:a|i|e(?!u)|o(?!ne\b|nce)|u(?!ni[cfoqtv]|s[aeu]|ti)|hour|honest|heir)/i;

/** An English article follows the sound of the word behind it: 'a cheap', 'an affordable'. */
function withArticle(fix: Fix, text: string): Fix {
  const article = /(?<![\p{L}\p{N}])(an?) $/iu.exec(text.slice(Math.max(0, fix.start - 4), fix.start))?.[1];
  if (article === undefined) return fix;
  const said = `${article[0]}${vowelSound.test(fix.replacement) ? "n" : ""}`;
  return { ...fix, start: fix.start - article.length - 1, replacement: `${said} ${fix.replacement}` };
}

const isFeminine = (word: string) => fold(word).endsWith("ه");
const demonstratives = {
  feminine: new Set(["هذه", "هذي", "هاي", "هيدي", "هاذي", "دي", "تلك", "هديك", "ديك"]),
  masculine: new Set(["هذا", "هاذا", "هاد", "هيدا", "ده", "دا", "ذلك", "هداك"]),
} as const;
/** What follows a noun without agreeing with it. */
const particles = new Set(
  ["من", "في", "فى", "ع", "على", "مع", "عن", "او", "ولا", "يا", "عند", "بدون", "اللي", "هي", "هو"].map(fold),
);

/** Two nouns of one gender may be exchanged anywhere; of two genders only where no neighbour tells the gender of the first. */
function keepsAgreement({ start, end, word }: BannedWord, preferred: string, view: TextView): boolean {
  if (!/\p{Script=Arabic}/u.test(word) || isFeminine(word) === isFeminine(preferred)) return true;
  const at = view.tokens.findIndex((token) => token.start >= start);
  const last = view.tokens.findLastIndex((token) => token.end <= end);
  const isBeside = (from: number, to: number) => view.text.slice(from, to) === " ";
  const [before, after] = [view.tokens[at - 1], view.tokens[last + 1]];
  const previous = before && isBeside(before.end, start) ? before.folded : null;
  const next = after && isBeside(end, after.start) ? after.folded : null;
  return !tellsGender(previous, isFeminine(word), "before") && !tellsGender(next, isFeminine(word), "after");
}

function tellsGender(neighbour: string | null, feminine: boolean, side: "before" | "after"): boolean {
  if (neighbour === null || particles.has(neighbour)) return false;
  if (demonstratives[feminine ? "feminine" : "masculine"].has(neighbour)) return true;
  if (side === "before") return feminine ? /(?:ه|ت)$/u.test(neighbour) : false;
  // A masculine adjective has no sign of its own: any word may be one.
  return feminine ? /(?:ه|ات)$/u.test(neighbour) || /^ب?ت/u.test(neighbour) : true;
}
