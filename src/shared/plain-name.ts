const breaks = /[\t-\r\u0085\u2028\u2029]+/g;
/** Other control characters, and marks that would show another name than the one that is kept. */
const removed = /[\p{Cc}\u202A-\u202E]/gu;
/** Marks without a shape, and signs that are blanks whatever they are called. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\s\u2800]/gu;

/** A title, a folder's or a tag's name as it is kept: one line. Empty where nothing of it would be seen. */
export function plainName(typed: string): string {
  const line = typed.toWellFormed().replace(breaks, " ").replace(removed, "").replace(/\s+/g, " ").trim();
  return line.replace(unseen, "") === "" ? "" : line;
}
