/** Deeper than any writer goes, and than any format shows. */
const maxMarks = 16;
const maxIndent = 80;

/** The marks of quotes and lists that a line begins with. */
const marks = /^[ \t]*(?:>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+)+/;
const mark = />[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+/g;

/**
 * The text with its deepest nesting taken back: the parser's time grows with the square of the depth, and some 20,000 quotes within
 * each other end it. Every word stays.
 */
export function shallow(markdown: string): string {
  return markdown.replace(/^[ \t]*(?:[>+*-]|\d|[ \t]{80}).*$/gm, shallowLine);
}

function shallowLine(line: string): string {
  const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
  const start = marks.exec(line)?.[0] ?? "";
  const found = start.match(mark) ?? [];
  const rest = line.slice(start.length);
  // A line of nothing but marks of lists is a rule.
  const isRule = rest === "" && !start.includes(">");
  const words = found.length > maxMarks && !isRule ? found.slice(0, maxMarks).join("") + rest : line.slice(indent.length);
  return indent.slice(0, maxIndent) + words;
}
