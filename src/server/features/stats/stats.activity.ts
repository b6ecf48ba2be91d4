import type { Owner } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import type { Activity } from "#shared/contracts/stats.ts";
import { listEdited, listFailed, listWritten, listWrittenMarketSets, type WrittenRow } from "./stats.store.ts";

type Happening = Omit<Activity, "at"> & { readonly at: Date };

/** What the person did last, newest first. Each source gives its own latest: no more of them can be among the latest of all. */
export async function readActivity(orm: Orm, owner: Owner, limit: number): Promise<Activity[]> {
  const none = { words: null, itemId: null, set: null };
  const written = await listWritten(orm, owner, limit);
  const sets = await listWrittenMarketSets(orm, owner, limit);
  const edited = await listEdited(orm, owner, limit);
  const failed = await listFailed(orm, owner, limit);
  const happenings: Happening[] = [
    ...written.map(({ id, title, variety, words, at, ...row }) => ({
      ...none,
      kind: kindOf(row),
      at,
      title,
      variety,
      words,
      itemId: id,
    })),
    ...sets.map(({ id, title, texts, words, at }) => ({
      kind: "wroteMarkets" as const,
      at,
      title,
      variety: null,
      words,
      itemId: null,
      set: { id, texts },
    })),
    ...edited.map(({ id, title, variety, words, at }) => ({
      ...none,
      kind: "edited" as const,
      at,
      title,
      variety,
      words,
      itemId: id,
    })),
    ...failed.map(({ topic, variety, at }) => ({ ...none, kind: "failed" as const, at, title: topic, variety })),
  ];
  return happenings
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
}

function kindOf({ isConversion, isGenerated }: Pick<WrittenRow, "isConversion" | "isGenerated">): Activity["kind"] {
  if (isConversion) return "converted";
  return isGenerated ? "wrote" : "kept";
}
