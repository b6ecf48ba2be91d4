/** Titles are cut at the latest here; the library shows two lines. */
const titleMaxChars = 90;
/** A clause shorter than this names nothing: 'In short'. */
const clauseMinChars = 24;
/** What ends a clause: a comma, semicolon or colon before a blank, a dash between blanks. */
const clauseEnd = /[,;:،؛](?=\s)|\s[–—-](?=\s)/gu;
/** Words that promise another one: a title does not end with them. */
const danglingWord =
  /\s(?:a|an|and|as|at|but|by|for|from|if|in|is|of|on|or|our|so|than|that|the|this|to|when|with|your|أن|إن|أو|اللي|إلى|التي|الذي|بعد|بين|ثم|حتى|دون|على|عن|عند|في|كل|كي|لا|لكن|لو|ما|مثل|مش|مع|من|هذا|هذه|هو|هي|و|يا)$/iu;

/**
 * A title for a text: its first heading, else its first line without list marks, labels and emphasis. A long one ends with its
 * last whole clause, or at a word's end, where an ellipsis says so.
 * Empty only for a text without letters.
 */
export function titleOf(markdown: string): string {
  const lines = markdown.split("\n");
  const heading = lines.find((line) => line.startsWith("# "));
  const first = heading ? plainLine(heading) : firstNamingLine(lines);
  if (!first) return "";
  const sentence = heading ? first : (first.match(/^.*?[.!?؟](?=\s|$)/u)?.[0] ?? first).replace(/\.$/, "");
  return sentence.length <= titleMaxChars ? sentence : shortened(sentence);
}

/** 'Subject:' alone on its line says nothing about the text; what follows does. */
function firstNamingLine(lines: readonly string[]): string | undefined {
  let label: string | undefined;
  for (const line of lines) {
    const plain = plainLine(line);
    if (!/\p{L}/u.test(plain)) continue;
    if (!plain.endsWith(":")) return plain;
    label ??= plain;
  }
  return label;
}

function shortened(sentence: string): string {
  const ends = [...sentence.slice(0, titleMaxChars + 1).matchAll(clauseEnd)].map(({ index }) => index);
  const clause = sentence.slice(0, ends.findLast((end) => end >= clauseMinChars) ?? 0);
  if (clause !== "") return clause;
  const space = sentence.lastIndexOf(" ", titleMaxChars);
  // Chinese, a web address or a run of letters has no space. The cut leaves no half of a pair.
  if (space === -1) return `${sentence.slice(0, titleMaxChars).replace(/[\uD800-\uDBFF]$/, "")}…`;
  let words = sentence.slice(0, space).trimEnd();
  while (danglingWord.test(words)) words = words.replace(danglingWord, "");
  return `${words}…`;
}

function plainLine(line: string): string {
  return line
    .replace(/^(?:#{1,6}|[-*>]|\d+[.)]|\d+\/\d+)\s+/u, "")
    .replace(/\*\*([^*]+):\*\*\s*(?=\S)/gu, "")
    .replace(/[*_`]/g, "")
    .trim();
}
