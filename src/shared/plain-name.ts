const breaks = /[\t-\r\u0085\u2028\u2029]+/g;
/** Other control characters, and direction marks that make a name look different from what is stored. */
const removed = /[\p{Cc}\u202A-\u202E]/gu;
/** Invisible characters, and characters that look like spaces. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\s\u2800]/gu;

/** A title, or the name of a folder or tag, as one line for storing. Empty if it has no visible character. */
export function plainName(typed: string): string {
  const line = typed.toWellFormed().replace(breaks, " ").replace(removed, "").replace(/\s+/g, " ").trim();
  return line.replace(unseen, "") === "" ? "" : line;
}
