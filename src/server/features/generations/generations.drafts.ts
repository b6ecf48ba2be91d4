import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import type { Actor, Owner } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import type { OtherDrafts } from "#shared/contracts/drafts.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { tellWorkspace } from "../events/events.service.ts";
import type { LibraryService } from "../library/library.service.ts";
import type { UsageService } from "../usage/usage.service.ts";
import { addCharged, deleteDrafts, insertDrafts, listDrafts, markTaken, type OtherDraftRow } from "./generations.drafts.store.ts";
import { draftSweepSeconds, draftsKeptMs } from "./generations.limits.ts";
import type { Draft } from "./generations.run.ts";
import { type GenerationRow, getGeneration } from "./generations.store.ts";

export interface DraftsService {
  /** Throws `request.not_found` for a job that is not there, or not this person's. */
  list(owner: Owner, generationId: string): Promise<OtherDrafts>;
  /**
   * Puts a draft in the place of the text, as its newest version, and charges the draft's words. Taken again, it is not charged again.
   * @throws AppError request.not_found, generation.draft_expired, library.version_conflict, plan.word_limit.
   */
  take(actor: Actor, wanted: WantedDraft, language: Language): Promise<LibraryItem>;
}

interface WantedDraft {
  readonly generationId: string;
  readonly draftId: string;
  /** The version of the text that the person saw. */
  readonly version: number;
}

interface UsedServices {
  readonly usage: UsageService;
  readonly library: LibraryService;
}

/** The drafts that were not delivered. Schedules the sweep that deletes them when their time is over. */
export function createDraftsService(
  { db, events, clock, jobs }: Pick<Deps, "db" | "events" | "clock" | "jobs">,
  { usage, library }: UsedServices,
): DraftsService {
  jobs.schedule("draft-sweep", draftSweepSeconds, () => deleteDrafts(db.orm, clock()));

  async function jobOf(owner: Owner, id: string): Promise<GenerationRow> {
    const row = await getGeneration(db.orm, owner, id);
    if (!row) throw new AppError("request.not_found");
    return row;
  }

  /** Those that can still be taken: the sweep may be late. */
  async function kept(owner: Owner, generationId: string): Promise<OtherDraftRow[]> {
    const now = clock();
    return (await listDrafts(db.orm, owner, generationId)).filter(({ expiresAt }) => expiresAt > now);
  }

  function missing({ drafts, finishedAt }: GenerationRow): AppError {
    const isOver = drafts > 1 && finishedAt !== null && finishedAt.getTime() + draftsKeptMs <= clock().getTime();
    return new AppError(isOver ? "generation.draft_expired" : "request.not_found");
  }

  /** @returns the words of the month afterwards; null where the draft was charged before. */
  async function charge(
    tx: Orm,
    actor: Actor,
    month: string,
    { id, generationId, words }: OtherDraftRow,
  ): Promise<number | null> {
    if (!(await markTaken(tx, id, clock()))) return null;
    // The job's row before the month's, as at every end of a job.
    await addCharged(tx, generationId, words);
    await usage.reserve(tx, actor, actor.plan, month, words);
    return usage.settle(tx, actor, month, words, words);
  }

  return {
    async list(owner, generationId) {
      const job = await jobOf(owner, generationId);
      const rows = job.drafts > 1 ? await kept(owner, generationId) : [];
      const drafts = rows.map(({ id, text, words, report, takenAt }) => ({ id, text, words, report, isTaken: takenAt !== null }));
      return { drafts, keptUntil: rows[0]?.expiresAt.toISOString() ?? null };
    },
    async take(actor, { generationId, draftId, version }, language) {
      const job = await jobOf(actor, generationId);
      const draft = (await kept(actor, generationId)).find(({ id }) => id === draftId);
      if (!draft) throw missing(job);
      const { itemId } = job;
      if (itemId === null) throw new AppError("request.not_found");
      const month = usage.monthNow();
      const used = await db.orm.transaction(async (tx) => {
        const usedNow = await charge(tx, actor, month, draft);
        const { text, words, report, writer } = draft;
        await library.exchange(tx, actor, itemId, { text, words, report, writer, version });
        return usedNow;
      });
      tellWorkspace({ events }, actor, { type: "generation", id: generationId }, { type: "usage" }, { type: "library" });
      if (used !== null) await usage.tellOfLimit(job, month, { before: used - draft.words, after: used });
      return library.get(actor, itemId, language);
    },
  };
}

/** Keeps the drafts of a job that has just ended. Inside the transaction that ends it. */
export async function keepDrafts(
  tx: Orm,
  { id, workspaceId }: GenerationRow,
  drafts: readonly Draft[],
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + draftsKeptMs);
  const of = { workspaceId, generationId: id, expiresAt };
  await insertDrafts(
    tx,
    drafts.map((draft, position) => ({ ...draft, ...of, id: randomUUID(), position })),
  );
}
