import { and, like, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Orm } from "#server/platform/db/database.ts";

/** A search, folded. */
export interface Search {
  /** Each of them must be found. Without any word the search is for signs alone. */
  readonly words: readonly { readonly word: string; readonly isFoundInside: boolean; readonly isArabic: boolean }[];
  readonly phrase: string;
}

/** What a text is searched by. */
interface SearchColumns {
  readonly folded: AnyPgColumn;
  readonly searchVector: AnyPgColumn;
}

/** The Arabic article. */
export const article = "ال";

/**
 * Every searched word must be found: by its letters anywhere, or by its stem. Each way has its index, and the letters come first,
 * because they are the quicker to compare. One or two letters stand inside every other word: they are the beginning of a stem.
 */
export function holdsSearch({ folded, searchVector }: SearchColumns, { words, phrase }: Search): SQL | undefined {
  if (words.length === 0) return like(folded, `%${phrase.replace(/[\\%_]/g, "\\$&")}%`);
  return and(
    ...words.map(({ word, isFoundInside, isArabic }) => {
      if (!isFoundInside) return sql`${searchVector} @@ to_tsquery('simple', ${`${word}:*`})`;
      const byStem = sql`${searchVector} @@ (to_tsquery('arabic', ${word}) || to_tsquery('english', ${word}))`;
      return isArabic ? inArabic(folded, word, byStem) : or(like(folded, `%${word}%`), byStem);
    }),
  );
}

/**
 * The database's stemmer leaves a particle before the article where it is («والمهندسين»): there the stem stands behind the article.
 * Where the word itself holds these letters, or they hold the word, one of the two is enough. The planner works that out before it
 * reads: an alternative that is null is none, and each that is left out saves a reading of the index.
 */
function inArabic(folded: AnyPgColumn, word: string, byStem: SQL): SQL | undefined {
  const behind = sql`(${article} || (ts_lexize('arabic_stem', ${word}))[1])`;
  const letters = sql`${folded} like case when strpos(${word}, ${behind}) > 0 then null else ${`%${word}%`} end`;
  const behindArticle = sql`${folded} like case when ${word} = ${behind} or strpos(${behind}, ${word}) = 0 then '%' || ${behind} || '%' end`;
  return or(letters, behindArticle, byStem);
}

/** The stems of folded words in both languages, by word. */
export async function stemsOf(orm: Orm, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await orm.execute<{ word: string; stems: string[] }>(sql`
    select word, coalesce(ts_lexize('arabic_stem', word), '{}') || coalesce(ts_lexize('english_stem', word), '{}') as stems
    from json_array_elements_text(${JSON.stringify(words)}::json) as word`);
  return new Map(rows.map(({ word, stems }) => [word, stems]));
}
