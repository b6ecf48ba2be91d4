/** Signs that hardly anybody writes without meaning Markdown by them. */
const sure = [
  /^ {0,3}#{1,6} \S/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /^ {0,3}(?:```|~~~)/m,
  /\[[^\]\n]+\]\((?:https?:|mailto:|tel:)[^)\s]+\)/,
  /^\|.+\|[ \t]*\n\|[ \t]*:?-+:?[ \t]*\|/m,
];
/** Signs that a plain text has too; two of a kind make a list or a quote. */
const often = [/^ {0,3}[-*+] \S/gm, /^ {0,3}\d{1,3}[.)] \S/gm, /^> /gm];

/** Whether a text from the clipboard was written in Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  return sure.some((sign) => sign.test(text)) || often.some((sign) => (text.match(sign)?.length ?? 0) > 1);
}
