import { setImmediate as whoeverWaits } from "node:timers/promises";
import { foldForSearch, searchWords } from "#language/text/search-fold.ts";
import { findExcerpt, findSpans, foldedWords, holds, insideMinLetters } from "#language/text/search-match.ts";
import type { Orm } from "#server/platform/db/database.ts";
import type { SearchMatch } from "#shared/contracts/library.ts";
import type { ListedRow } from "./library.list.store.ts";
import { article, type Search, stemsOf } from "./library.search.store.ts";

/** What a person typed, as the database is asked for it: folded as the texts are. null where nothing but blanks and marks is left. */
export function readSearch(typed: string): Search | null {
  const phrase = foldForSearch(typed).trim();
  if (phrase === "") return null;
  const words = [...new Set(searchWords(typed).map(withoutParticle))].map((word) => ({
    word,
    isFoundInside: word.length >= insideMinLetters,
    isArabic: /\p{Script=Arabic}/u.test(word),
  }));
  return { words, phrase };
}

/**
 * A word with the article, without the particles joined before it: «والقهوة» means «القهوة». What holds the longer word holds the
 * shorter one too, so that nothing is lost; three letters must be left, or «والده» (his father) would be cut.
 */
function withoutParticle(word: string): string {
  return word.replace(/^[وف]?[بك]?(?=ال.{3})/u, "").replace(/^[وف](?=لل.{3})/u, "");
}

/**
 * Where the search is found in each of these rows. Most hits have the searched letters; for those that were found by a stem the
 * database is asked once more, for all rows together, which words have the same one.
 */
export async function findMatches(
  orm: Orm,
  rows: readonly ListedRow[],
  { words }: Search,
): Promise<ReadonlyMap<ListedRow, SearchMatch>> {
  const searched = words.map(({ word }) => word);
  const wordsOf = new Map(rows.map((row) => [row, foldedWords(`${row.title}\n${row.text}`)]));
  const hasLetters = (row: ListedRow, word: string) => [...(wordsOf.get(row) ?? [])].some((found) => holds(found, word));
  const byStem = searched.filter((word) => rows.some((row) => !hasLetters(row, word)));
  const candidates = byStem.length === 0 ? [] : [...new Set(rows.flatMap((row) => [...(wordsOf.get(row) ?? [])]))];
  const stems = await stemsOf(orm, [...new Set([...byStem, ...candidates])]);
  const wanted = new Set(byStem.flatMap((word) => stems.get(word) ?? []));
  const short = byStem.filter((word) => word.length < insideMinLetters);
  const isWanted = (stem: string) => wanted.has(stem) || short.some((word) => stem.startsWith(word));
  const isFound = (folded: string) =>
    searched.some((word) => holds(folded, word)) ||
    (stems.get(folded) ?? []).some(isWanted) ||
    [...wanted].some((stem) => folded.includes(`${article}${stem}`));
  const matches = new Map<ListedRow, SearchMatch>();
  for (const row of rows) {
    const { title, text } = row;
    matches.set(row, { title: findSpans(title, isFound), excerpt: findExcerpt(withoutTitle(text, title), isFound) });
    // A page of long texts takes a quarter of a second: other requests are answered between two of them.
    if (text.length > longChars) await whoeverWaits();
  }
  return matches;
}

/** A text of so many characters is read in a millisecond. */
const longChars = 10_000;

/** The title is marked by itself; as the text's first heading it would stand there twice. */
function withoutTitle(text: string, title: string): string {
  const end = text.indexOf("\n");
  return end !== -1 &&
    text
      .slice(0, end)
      .replace(/^#+\s*/, "")
      .trim() === title
    ? text.slice(end + 1).trimStart()
    : text;
}
