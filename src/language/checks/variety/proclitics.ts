/** Joined particles that may stand before a word of the tables. */
const proclitics = ["و", "ف", "ال", "وال", "فال", "ب", "ل", "بال", "لل", "هال", "عال", "وب", "ول"];

/** The form of a word that a table has, without the particles joined to it. Short words stay whole: بده is not ب and ده. */
export function bareForm(word: string, table: ReadonlyMap<string, unknown>): string | undefined {
  if (table.has(word)) return word;
  const particle = proclitics.find(
    (start) => word.startsWith(start) && word.length - start.length >= 3 && table.has(word.slice(start.length)),
  );
  return particle === undefined ? undefined : word.slice(particle.length);
}
