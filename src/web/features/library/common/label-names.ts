import { foldForSearch } from "#language/text/search-fold.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";

/**
 * The name of a folder or a tag as it is kept: what differs from a known one in hamza, vowel marks or capitals alone is that one, so
 * that nobody has «أخبار» beside «اخبار».
 */
export function knownName(typed: string, known: readonly string[]): string {
  if (known.includes(typed)) return typed;
  const folded = foldForSearch(typed);
  return known.find((name) => foldForSearch(name) === folded) ?? typed;
}

interface Label {
  readonly name: string;
  readonly texts: number;
}

type Labelled = Pick<LibraryItem, "folder" | "tags">;

/**
 * Likewise for these texts, null where one was never shown and nothing is known of it: a name that no other text has may be spelled
 * anew by them.
 */
export function nameForTexts(
  typed: string,
  labels: readonly Label[],
  texts: readonly (Labelled | null)[],
  kind: "folder" | "tags",
): string {
  if (labels.some(({ name }) => name === typed)) return typed;
  const mayHave = (text: Labelled | null, name: string) => !text || [text[kind]].flat().includes(name);
  const others = labels.filter(({ name, texts: all }) => texts.filter((text) => mayHave(text, name)).length < all);
  return knownName(
    typed,
    others.map(({ name }) => name),
  );
}

/** What all of the texts have, and whether some may have more: those are null that were never shown. */
export function commonOf(texts: readonly (Labelled | null)[]) {
  const known = texts.filter((text) => text !== null);
  const isSure = known.length === texts.length;
  const [first = { folder: null, tags: [] }] = known;
  const isOneFolder = isSure && known.every(({ folder }) => folder === first.folder);
  const tags = isSure ? first.tags.filter((tag) => known.every((text) => text.tags.includes(tag))) : [];
  return {
    folder: isOneFolder ? (first.folder ?? "") : "",
    hasOtherFolders: !isOneFolder,
    tags,
    hasOtherTags: !isSure || known.some((text) => text.tags.length > tags.length),
  };
}
