import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { localNotes } from "#language/local-notes/local-notes.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { titleOf } from "#language/text/title.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor, Owner } from "#server/platform/actor.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { readCursor, writeCursor } from "#server/platform/page-cursor.ts";
import { requestHash } from "#server/platform/request-hash.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { CreateMarketSetRequest, MarketSet, MarketSetPage, marketSetPageQuery } from "#shared/contracts/markets.ts";
import { AppError } from "#shared/errors.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import type { BrandVoicesService } from "../brand-voices/brand-voices.service.ts";
import { tellWorkspace } from "../events/events.service.ts";
import type { GenerationsService } from "../generations/generations.service.ts";
import { requireRoom } from "../library/library.storage.service.ts";
import type { SpendService } from "../spend/spend.service.ts";
import {
  addCells,
  changedTexts,
  deleteCell,
  deleteMarketSet,
  getMarketSet,
  insertMarketSet,
  jobsInTrash,
  listCells,
  listMarketSets,
  type MarketCellRow,
  type MarketSetRow,
  moveText,
  newestMarketSets,
  nextAttempt,
  settleCell,
} from "./markets.store.ts";

type Texts = "keep" | "delete";

/** Every method throws `request.not_found` for a set that is not there or not the person's, and for a market that is not in it. */
export interface MarketsService {
  /**
   * Starts a text in every market. A market that is refused becomes a column with its error, the others go on; a brief that nobody
   * would write in any of them is refused as a whole (`brief.*`, `plan.*`, `writer.*`). The same key makes one set.
   */
  create(actor: Actor, request: CreateMarketSetRequest): Promise<MarketSet>;
  get(owner: Owner, id: string): Promise<MarketSet>;
  list(owner: Owner, query: z.infer<typeof marketSetPageQuery>): Promise<MarketSetPage>;
  addMarkets(actor: Actor, id: string, varieties: readonly Variety[]): Promise<MarketSet>;
  /** Writes a market again, once for each attempt that was seen; the text before stays in the library by itself. */
  retry(actor: Actor, id: string, variety: Variety, attempt: number): Promise<MarketSet>;
  /** Takes a market out; its text stays in the library by itself. */
  removeMarket(owner: Owner, id: string, variety: Variety): Promise<MarketSet>;
  /** Ends every text of the set that is being written; what was written stays. */
  stop(owner: Owner, id: string): Promise<MarketSet>;
  delete(owner: Owner, id: string, texts: Texts): Promise<void>;
}

interface UsedServices {
  readonly generations: GenerationsService;
  readonly brandVoices: BrandVoicesService;
  readonly spend: SpendService;
}

/** Market sets: one brief in several varieties, each text a job of its own. */
export function createMarketsService(
  { db, events, clock }: Pick<Deps, "db" | "events" | "clock">,
  { generations, brandVoices, spend }: UsedServices,
): MarketsService {
  const changed = (owner: Owner) => tellWorkspace({ events }, owner, { type: "sets" }, { type: "library" });

  async function ownMarketSet(owner: Owner, id: string): Promise<MarketSetRow> {
    const row = await getMarketSet(db.orm, owner, id);
    if (!row) throw new AppError("request.not_found");
    return row;
  }

  async function ownCell(owner: Owner, id: string, variety: Variety): Promise<{ set: MarketSetRow; cell: MarketCellRow }> {
    const set = await ownMarketSet(owner, id);
    const cell = (await listCells(db.orm, [id])).find((candidate) => candidate.variety === variety);
    if (!cell) throw new AppError("request.not_found");
    return { set, cell };
  }

  /** Starts one market's text, or notes why not. The key makes two calls at once one job. */
  async function write(actor: Actor, set: MarketSetRow, { variety, attempt }: MarketCellRow): Promise<void> {
    const cell = { setId: set.id, variety, attempt };
    const request = { brief: briefFor(set.brief, variety), idempotencyKey: `set:${set.id}:${variety}:${attempt}` };
    try {
      const { id } = await generations.create(actor, request, set.id);
      await settleCell(db.orm, cell, { generationId: id, errorCode: null, errorParams: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "internal") throw error;
      await settleCell(db.orm, cell, { errorCode: error.code, errorParams: error.params });
    }
  }

  /** One after the other: where the month has words for some of them only, the first ones get them. */
  async function writeNew(actor: Actor, set: MarketSetRow): Promise<void> {
    for (const cell of await listCells(db.orm, [set.id])) {
      if (cell.generationId === null && cell.errorCode === null) await write(actor, set, cell);
    }
  }

  /** All its markets are one start. */
  function insertNew(actor: Actor, row: Parameters<typeof insertMarketSet>[1]): Promise<MarketSetRow> {
    return db.orm.transaction(async (tx) => {
      const { set, isNew } = await insertMarketSet(tx, row);
      if (isNew) {
        await requireRoom(tx, actor, 0, clock());
        await spend.countStart(tx, actor);
      }
      return set;
    });
  }

  async function takeIn(owner: Owner, set: MarketSetRow, generationId: string): Promise<Variety> {
    const { variety } = (await generations.get(owner, generationId)).brief;
    await addCells(db.orm, set.id, [variety]);
    await settleCell(db.orm, { setId: set.id, variety, attempt: 0 }, { generationId });
    await moveText(db.orm, owner, generationId, set.id);
    return variety;
  }

  async function endRunning(owner: Owner, cells: readonly MarketCellRow[]): Promise<void> {
    const jobs = await generations.getMany(owner, idsOf(cells));
    const running = [...jobs.values()].filter(({ state }) => state === "running");
    await Promise.all(running.map(({ id }) => generations.end(owner, id)));
  }

  async function read(owner: Owner, set: MarketSetRow): Promise<MarketSet> {
    const cells = await listCells(db.orm, [set.id]);
    const jobs = await generations.getMany(owner, idsOf(cells));
    for (const id of await jobsInTrash(db.orm, owner, idsOf(cells))) jobs.delete(id);
    const changes = await changedTexts(db.orm, owner, idsOf(cells));
    return {
      id: set.id,
      title: set.title,
      brief: set.brief,
      createdAt: set.createdAt.toISOString(),
      cells: cells.map(({ variety, attempt, generationId, errorCode, errorParams }) => {
        const change = changes.find((candidate) => candidate.generationId !== null && candidate.generationId === generationId);
        return {
          variety,
          attempt,
          generation: jobs.get(generationId ?? "") ?? null,
          error: errorCode === null ? null : { code: errorCode, params: errorParams ?? {} },
          edited: change && change.version > 1 ? { text: change.text, words: change.words, report: change.report } : null,
          direction: change?.direction ?? null,
          notes: localNotes(set.brief, variety),
        };
      }),
    };
  }

  return {
    async create(actor, request) {
      const { brief } = checkBrief(await brandVoices.resolve(actor, request.brief));
      const refusals = await Promise.all(
        request.varieties.map((variety) => generations.refusal(actor, briefFor(brief, variety))),
      );
      const [first] = refusals;
      if (first && refusals.every((refusal) => refusal !== null)) throw first;
      if (request.generationId !== undefined) await generations.get(actor, request.generationId);
      const { varieties, generationId } = request;
      const set = await insertNew(actor, {
        id: randomUUID(),
        ...madeBy(actor),
        idempotencyKey: request.idempotencyKey,
        requestHash: requestHash({ brief: request.brief, varieties, generationId }),
        title: titleOf(brief.topic),
        brief,
        createdAt: clock(),
      });
      const taken = request.generationId === undefined ? null : await takeIn(actor, set, request.generationId);
      const rest = request.varieties.filter((variety) => variety !== taken);
      if (rest.length > 0) await addCells(db.orm, set.id, rest);
      await writeNew(actor, set);
      changed(actor);
      return read(actor, set);
    },
    async get(owner, id) {
      const set = await read(owner, await ownMarketSet(owner, id));
      for (const { generation } of set.cells) if (generation && generation.state !== "running") generations.seen(generation.id);
      return set;
    },
    async list(owner, { cursor, limit }) {
      const rows = await listMarketSets(db.orm, owner, readCursor(newestMarketSets, cursor), limit + 1);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const cells = await listCells(
        db.orm,
        page.map(({ id }) => id),
      );
      return {
        sets: page.map(({ id, title, brief, createdAt }) => ({
          id,
          title,
          templateId: brief.templateId,
          createdAt: createdAt.toISOString(),
          varieties: cells.filter(({ setId }) => setId === id).map(({ variety }) => variety),
        })),
        nextCursor: rows.length > limit && last ? writeCursor(newestMarketSets, { key: last.createdAt, id: last.id }) : null,
      };
    },
    async addMarkets(actor, id, varieties) {
      const set = await ownMarketSet(actor, id);
      await spend.countStart(db.orm, actor);
      await addCells(db.orm, id, varieties);
      await writeNew(actor, set);
      changed(actor);
      return read(actor, set);
    },
    async retry(actor, id, variety, attempt) {
      const { set, cell } = await ownCell(actor, id, variety);
      const before = (await generations.getMany(actor, idsOf([cell]))).get(cell.generationId ?? "");
      if (before?.state === "running") return read(actor, set);
      await spend.countStart(db.orm, actor);
      const next = await nextAttempt(db.orm, id, variety, attempt);
      if (next) {
        if (before) await moveText(db.orm, actor, before.id, null);
        await write(actor, set, next);
        changed(actor);
      }
      return read(actor, set);
    },
    async removeMarket(owner, id, variety) {
      const { set, cell } = await ownCell(owner, id, variety);
      await endRunning(owner, [cell]);
      await deleteCell(db.orm, id, variety);
      if (cell.generationId !== null) await moveText(db.orm, owner, cell.generationId, null);
      changed(owner);
      return read(owner, set);
    },
    async stop(owner, id) {
      const set = await ownMarketSet(owner, id);
      await endRunning(owner, await listCells(db.orm, [id]));
      return read(owner, set);
    },
    async delete(owner, id, texts) {
      await ownMarketSet(owner, id);
      if (texts === "delete") await endRunning(owner, await listCells(db.orm, [id]));
      if (!(await deleteMarketSet(db.orm, owner, id, texts, clock()))) throw new AppError("request.not_found");
      changed(owner);
    },
  };
}

/** The set's brief for one of its markets. English has no forms for whom it addresses. */
function briefFor(brief: Brief, variety: Variety): Brief {
  return { ...brief, variety, addressee: languageOf(variety) === "en" ? "everyone" : brief.addressee };
}

function idsOf(cells: readonly MarketCellRow[]): string[] {
  return cells.flatMap(({ generationId }) => generationId ?? []);
}
