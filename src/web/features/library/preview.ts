/** Marks that stand at the start of a line: headings, quotes, list items, posts of a thread. */
const lineMarks = /^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ x]\]\s+)?|\d+[.)]\s+|\d+\/\d+\s+)+/;
/** Emphasis, code, and the brackets of links and pictures (their text stays, the address goes). */
const inlineMarks: readonly [RegExp, string][] = [
  [/!?\[([^\]]*)\]\([^)\s]*\)?/g, "$1"],
  [/(\*\*|__|~~|`)/g, ""],
  [/(^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, "$1"],
];

/**
 * The beginning of a Markdown text as one plain line of at most `maxChars` characters, for lists. What already stands above it as
 * the title is left out; a longer text ends at a word with '…'.
 */
export function previewOf(markdown: string, title: string, maxChars: number): string {
  const [first, ...rest] = markdown.split("\n").filter((line) => hasWords(plainLine(line)));
  const text = [withoutTitle(first ?? "", title), ...rest.map(plainLine)].filter(hasWords).join(" ");
  if (text.length <= maxChars) return text;
  const cut = text.slice(0, maxChars - 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > maxChars / 2 ? end : cut.length).trimEnd()}…`;
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function plainLine(line: string): string {
  const bare = line.replace(lineMarks, "");
  return inlineMarks.reduce((text, [pattern, kept]) => text.replace(pattern, kept), bare).trim();
}

/** The title is the text's heading or its first sentence; one that was cut short ends with '…'. */
function withoutTitle(line: string, title: string): string {
  const text = plainLine(line);
  const start = title.replace(/…$/, "").trim();
  if (start === "" || !text.startsWith(start)) return text;
  if (line.startsWith("#")) return "";
  // After a title that was cut, the rest would begin in the middle of a sentence.
  return title.endsWith("…") ? text : text.slice(start.length).replace(/^[\s.!?؟،,:]+/, "");
}
