import type { FieldValue } from "#shared/contracts/brief.ts";
import { maxCharsOf, type OutlineSection } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import { fieldOf, wordsFor } from "./fixed-text.ts";
import { type Drafting, type Group, group } from "./parts.ts";
import { roomy } from "./picker.ts";

/**
 * Lines that may have so many characters and no more: each is one phrase, which carries the own fields itself. What the user
 * listed for the section (search terms) stands in the first lines; where no phrase is short enough, the bare facts do.
 */
export function limitedLines(section: OutlineSection, drafting: Drafting): Group[] {
  const maxChars = maxCharsOf(section, drafting.language);
  const count = section.layout === "options" || section.layout === "bullets" ? (section.count ?? 3) : 1;
  // Search terms are headlines as they stand; other lists (a brand's values) are not.
  const terms = section.fields?.includes("searchTerms") ? listOf(drafting.brief.fields.searchTerms) : [];
  const listed = terms.filter((item) => item.length <= maxChars);
  const [keyword] = drafting.brief.keywords;
  const slots = keyword === undefined ? {} : { keyword };
  const lines = listed.slice(0, Math.floor(count / 2));
  for (let index = lines.length; index < count; index++) {
    const role = section.roles[index % Math.max(1, section.roles.length)];
    const holding = index % 2 === 0 ? "subject" : undefined;
    const picked = role ? drafting.picker.next(role, roomy, { maxChars, slots, ...(holding ? { holding } : {}) }) : null;
    if (picked) lines.push(picked.text);
  }
  if (lines.length === 0) lines.push(bareFacts(section, maxChars, drafting) || "[…]");
  return lines.map((text) => ({ ...group(), pieces: [{ text, words: countWords(text) }] }));
}

function listOf(value: FieldValue | undefined): string[] {
  return Array.isArray(value) ? value : [];
}

/** As many of the section's own fields as the line takes, in their order; blanks after the subject where none is told. */
function bareFacts(section: OutlineSection, maxChars: number, drafting: Drafting): string {
  const fields = (section.fields ?? []).flatMap((key) => fieldOf(key, drafting) ?? []);
  const isTold = fields.some((field) => wordsFor(field, drafting) !== null);
  let line = isTold || (drafting.subject?.length ?? 0) > maxChars / 2 ? "" : (drafting.subject ?? "");
  for (const field of fields) {
    const value = wordsFor(field, drafting) ?? (isTold ? null : `[… ${field.label[drafting.language]}]`);
    const longer = [line, value].filter(Boolean).join(" ");
    if (longer.length <= maxChars) line = longer;
  }
  return line;
}
