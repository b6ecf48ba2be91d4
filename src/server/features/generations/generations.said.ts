import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import { listSaid } from "./generations.store.ts";

/** Texts older than these are forgotten: with them a pack has said all that it knows more than once. */
const textsLookedBack = 8;

/** Ids of the statements that the latest texts on a subject said, latest first. */
export type SaidLately = (subject: string) => Promise<readonly string[]>;

/** What a person's texts said lately. The other markets of the text's own set do not count. */
export function saidLatelyBy({ db }: Pick<Deps, "db">, owner: Owner, setId: string | null = null): SaidLately {
  return (subject) => listSaid(db.orm, owner, { subject, setId, texts: textsLookedBack });
}
