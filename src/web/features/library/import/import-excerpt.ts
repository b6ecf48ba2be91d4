const excerptChars = 700;

/** The first blocks of a text, cut where a paragraph or a line ends: half a table or list is still one. */
export function excerptOf(markdown: string): string {
  if (markdown.length <= excerptChars) return markdown;
  const beginning = markdown.slice(0, excerptChars);
  const end = Math.max(beginning.lastIndexOf("\n\n"), beginning.lastIndexOf("\n"));
  const isFar = end > excerptChars / 4;
  return isFar ? beginning.slice(0, end) : `${beginning.slice(0, beginning.lastIndexOf(" ")).toWellFormed()}…`;
}
