/** Titles are cut here at a word's end; the library shows two lines. */
const titleMaxChars = 90;

/**
 * A title for a text: its first heading, else its first line without list marks, labels and emphasis, cut at a word.
 * Empty only for a text without letters.
 */
export function titleOf(markdown: string): string {
  const lines = markdown.split("\n").map(plainLine);
  const heading = markdown.split("\n").find((line) => line.startsWith("# "));
  const lettered = lines.filter((line) => /\p{L}/u.test(line));
  // 'Subject:' alone on its line says nothing about the text; what follows does.
  const first = heading ? plainLine(heading) : (lettered.find((line) => !line.endsWith(":")) ?? lettered[0]);
  if (!first) return "";
  const sentence = heading ? first : (first.match(/^.*?[.!?؟](?=\s|$)/u)?.[0] ?? first).replace(/\.$/, "");
  if (sentence.length <= titleMaxChars) return sentence;
  const cut = sentence.slice(0, titleMaxChars);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), titleMaxChars / 2)).trimEnd()}…`;
}

function plainLine(line: string): string {
  return line
    .replace(/^(?:#{1,6}|[-*>]|\d+[.)]|\d+\/\d+)\s+/u, "")
    .replace(/\*\*([^*]+):\*\*\s*(?=\S)/gu, "")
    .replace(/[*_`]/g, "")
    .trim();
}
