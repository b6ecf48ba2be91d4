import { randomInt, randomUUID } from "node:crypto";
import { chargedWords } from "#language/diff/charged-words.ts";
import { type CheckedBrief, checkBrief } from "#language/templates/brief-check.ts";
import { countWords } from "#language/text/words.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor, Owner } from "#server/platform/actor.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { requestHash } from "#server/platform/request-hash.ts";
import type { Writer } from "#server/writers/writer.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { CreateGenerationRequest, Generation } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import type { PlanId } from "#shared/plans.ts";
import { tellWorkspace } from "../events/events.service.ts";
import { requireRoom } from "../library/library.storage.service.ts";
import { createAdmission, type GenerationServices } from "./generations.admission.ts";
import { draftsFor } from "./generations.best.ts";
import { keepDrafts } from "./generations.drafts.ts";
import { editSweepSeconds, editsKeptMs, orphanAfterMs, runningMax, sweepEverySeconds } from "./generations.limits.ts";
import { createEndNotices } from "./generations.notices.ts";
import { createOrphanSweep } from "./generations.orphans.ts";
import { prepare } from "./generations.outlook.ts";
import type { Ending, LiveText, TextJob } from "./generations.run.ts";
import { createRunner, type Extension } from "./generations.runner.ts";
import { saidLatelyBy } from "./generations.said.ts";
import {
  addReserved,
  closeGeneration,
  countRunning,
  deleteEdits,
  finishGeneration,
  type GenerationRow,
  getGeneration,
  getGenerations,
  getText,
  insertGeneration,
  listRunning,
  type NewGeneration,
  type StoredText,
} from "./generations.store.ts";
import { toGeneration, toKeptText } from "./generations.view.ts";

export interface GenerationsService {
  /** With `setId` for a market of a set, whose brief carries its brand voice already, as it stood when the set was made. */
  create(actor: Actor, request: CreateGenerationRequest, setId?: string): Promise<{ id: string }>;
  /** Starts work on a finished text; who may do what is the caller's to judge, all that every job needs is done here. */
  run(actor: Actor, job: TextJob): Promise<{ id: string }>;
  /** Why this brief would not be written, words left aside; null when it would. Reserves nothing. */
  refusal(actor: Actor, brief: Brief): Promise<AppError | null>;
  /** Those of the person's jobs that are still there, by id. */
  getMany(owner: Owner, ids: readonly string[]): Promise<Map<string, Generation>>;
  get(owner: Owner, id: string): Promise<Generation>;
  /** The texts that are being written; suggestions for a passage are followed where they were asked for. */
  listRunning(owner: Owner): Promise<Generation[]>;
  /** Ends all that is being written for a person. */
  endAll(owner: Owner): Promise<void>;
  /**
   * Ends a text; what was written stays. Harmless when it has ended already. Where another process writes it, the answer may
   * still say 'running': its stream brings the end.
   */
  end(owner: Owner, id: string): Promise<Generation>;
  /** The text where it is written in this process, else null. */
  live(id: string): LiveText | null;
  /** Calls back when a text of any process was stored or ended. @returns a function that ends the watching. */
  onStored(id: string, onChange: () => void): () => void;
  /** The person has the end of this text on their screen, and need not be told of it. */
  seen(id: string): void;
  /** What is stored, for streams of texts that another process writes. */
  stored(id: string): Promise<StoredText | null>;
  start(): Promise<void>;
  /** Ends every text of this process as interrupted, what was written kept. */
  stop(): Promise<void>;
}

/** What tells one job from another. */
type NewJob = Pick<
  NewGeneration,
  "kind" | "statements" | "idempotencyKey" | "requestHash" | "seed" | "setId" | "conversion" | "edit"
> &
  Partial<Pick<NewGeneration, "reservedWords" | "drafts">>;

/** Starts, stores and ends texts. Schedules the sweep that ends what dead processes left. */
export function createGenerationsService(deps: Deps, services: GenerationServices): GenerationsService {
  const { usage, library, brandVoices, notifications, spend } = services;
  const { db, events, clock, texts } = deps;
  const owner = randomUUID();
  let letGo = async (): Promise<void> => {};
  const admit = createAdmission(services);
  const notices = createEndNotices(deps, notifications);
  const runner = createRunner(deps, {
    owner,
    extend,
    finish: (job, ending) => finish(job.row, ending),
    checkSpend: ({ createdBy }, { provider }) => spend.checkLimit({ userId: createdBy }, { kind: "model", provider }, "no"),
    book: ({ createdBy }, expected) => spend.book(createdBy, expected),
  });

  const sweep = createOrphanSweep(deps, { isLive: (id) => runner.live(id) !== null, finish });

  deps.jobs.schedule("generation-sweep", sweepEverySeconds, () => sweep(new Date(clock().getTime() - orphanAfterMs)));
  deps.jobs.schedule("edit-sweep", editSweepSeconds, () => deleteEdits(db.orm, new Date(clock().getTime() - editsKeptMs)));

  /**
   * Reserves more for a growing text. The job's row says so in the same transaction, so that whoever ends it frees all of it.
   * First the job's row, then the month's, as at every end: in the other order the two could wait for each other.
   */
  function extend(row: GenerationRow, plan: PlanId, words: number): Promise<Extension> {
    return db.orm.transaction(async (tx) => {
      if (!(await addReserved(tx, row.id, words))) return "ended";
      if (await usage.extend(tx, row, plan, row.usageMonth, words)) return "granted";
      await addReserved(tx, row.id, -words);
      return "no_words";
    });
  }

  async function create(actor: Actor, request: CreateGenerationRequest, setId?: string): Promise<{ id: string }> {
    const checked = checkBrief(setId === undefined ? await brandVoices.resolve(actor, request.brief) : request.brief);
    const { idempotencyKey, seed = randomInt(0xffff_ffff) } = request;
    const admitted = await admit(actor, checked, request.writer);
    const prepared = await prepare(admitted, checked, seed, saidLatelyBy(deps, actor, setId));
    const { words, statements, writer, isOutline: _, ...written } = prepared;
    return start(actor, written, writer, {
      reservedWords: words,
      statements: statements && [...statements],
      kind: "draft",
      idempotencyKey,
      requestHash: requestHash({ brief: request.brief, seed: request.seed, writer: request.writer }),
      seed: String(seed),
      setId: setId ?? null,
      // Markets are compared with each other, and the others would be seen nowhere.
      drafts: setId === undefined ? draftsFor(actor, writer, written) : 1,
    });
  }

  async function start(actor: Actor, checked: CheckedBrief, writer: Writer, job: NewJob): Promise<{ id: string }> {
    const month = usage.monthNow();
    const { row, isNew } = await db.orm.transaction(async (tx) => {
      const now = clock();
      const inserted = await insertGeneration(tx, {
        ...job,
        id: randomUUID(),
        ...madeBy(actor),
        state: "running",
        brief: checked.brief,
        targetWords: checked.targetWords,
        writer: writer.info,
        reservedWords: job.reservedWords ?? checked.targetWords,
        usageMonth: month,
        owner,
        heartbeatAt: now,
        startedAt: now,
      });
      if (inserted.isNew) {
        // A suggestion belongs to a text that is there already.
        if (job.kind !== "edit") await requireRoom(tx, actor, 0, now);
        // The markets of a set are one start, which the set counts.
        if (!job.setId) await spend.countStart(tx, actor);
        // Reserving locks the month's row, so a person's runs that start at once are counted one after the other.
        await usage.reserve(tx, actor, actor.plan, month, inserted.row.reservedWords);
        if ((await countRunning(tx, actor)) > runningMax)
          throw new AppError("generation.too_many_running", { limit: runningMax });
      }
      return inserted;
    });
    if (isNew) {
      runner.begin({ ...checked, row, plan: actor.plan, writer });
      tellWorkspace({ events }, actor, { type: "generation", id: row.id });
    }
    return { id: row.id };
  }

  /** Settles the words, keeps the text, and tells the person's tabs: in one transaction, once, whoever comes first. */
  async function finish(row: GenerationRow, ending: Ending): Promise<void> {
    const words = countWords(ending.text);
    const charged = chargedWords(row.edit, ending.text);
    // Whoever asked for a suggestion takes it into their text, or not: it is no text of its own, and no news to anybody else.
    const isSuggestion = row.kind === "edit";
    const report = words > 0 ? await texts.report(ending.text, row.brief) : null;
    const kept = await db.orm.transaction(async (tx) => {
      const ended = await finishGeneration(tx, row.id, {
        state: ending.state,
        text: ending.text,
        ...ending.stage,
        words,
        chargedWords: charged,
        report,
        repair: ending.repair,
        tokens: ending.tokens,
        seconds: ending.seconds,
        writer: ending.writer,
        errorCode: ending.error?.code ?? null,
        errorParams: ending.error?.params ?? null,
        finishedAt: clock(),
      });
      if (!ended) return null;
      const used = await usage.settle(tx, row, row.usageMonth, ended.reservedWords, charged);
      const itemId =
        words > 0 && !isSuggestion
          ? await library.keepGeneration(tx, toKeptText({ ...row, setId: ended.setId }, ending, words, report))
          : null;
      await closeGeneration(tx, row.id, itemId);
      if (itemId !== null && ending.state === "done") await keepDrafts(tx, row, ending.others, clock());
      return { itemId, used, setId: ended.setId };
    });
    events.publish("generations", { ids: [row.id] });
    tellWorkspace({ events }, row, { type: "generation", id: row.id }, { type: "usage" });
    if (!isSuggestion) tellWorkspace({ events }, row, { type: "library" });
    if (!kept) return;
    if (!isSuggestion) notices.ended({ row: { ...row, setId: kept.setId }, ending, itemId: kept.itemId });
    await usage.tellOfLimit(row, row.usageMonth, { before: kept.used - charged, after: kept.used });
  }

  async function present(row: GenerationRow): Promise<Generation> {
    const isOver = row.state !== "running" && row.words > 0;
    const report = isOver ? (row.report ?? (await texts.report(row.text, row.brief))) : null;
    return toGeneration(row, runner.live(row.id), report);
  }

  async function get(owner: Owner, id: string): Promise<Generation> {
    const row = await getGeneration(db.orm, owner, id);
    if (!row) throw new AppError("request.not_found");
    return present(row);
  }

  async function end(owner: Owner, id: string): Promise<Generation> {
    const generation = await get(owner, id);
    if (generation.state !== "running") return generation;
    const live = runner.live(id);
    if (live) {
      runner.stop(id);
      await live.ended;
    } else events.publish("generation-stop", { id });
    return get(owner, id);
  }

  return {
    create,
    async run(actor, { checked, writer, ...job }) {
      await spend.checkLimit(actor, writer.info, "no");
      return start(actor, checked, writer, { ...job, seed: "0" });
    },
    async refusal(actor, brief) {
      try {
        await admit(actor, checkBrief(brief));
        return null;
      } catch (error) {
        if (error instanceof AppError) return error;
        throw error;
      }
    },
    async getMany(owner, ids) {
      const rows = await getGenerations(db.orm, owner, ids);
      return new Map(await Promise.all(rows.map(async (row) => [row.id, await present(row)] as const)));
    },
    get,
    live: runner.live,
    seen: notices.seen,
    stored: (id) => getText(db.orm, id),
    onStored: (id, onChange) =>
      events.subscribe("generations", ({ ids }) => {
        if (ids.includes(id)) onChange();
      }),
    async listRunning(owner) {
      const rows = await listRunning(db.orm, owner);
      return Promise.all(rows.filter(({ kind }) => kind !== "edit").map(present));
    },
    end,
    async endAll(owner) {
      for (const { id } of await listRunning(db.orm, owner)) await end(owner, id);
    },
    async start() {
      letGo = await db.hold(owner);
      events.subscribe("generation-stop", ({ id }) => runner.stop(id));
      // PGlite has one process, this one: whatever still runs there was left by a dead one.
      if (db.kind === "pglite") await sweep(new Date(clock().getTime() + 1));
      notices.start();
      runner.start();
    },
    async stop() {
      await runner.shutdown();
      await letGo();
      await notices.stop();
    },
  };
}
