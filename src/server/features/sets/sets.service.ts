import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { localNotes } from "#language/local-notes/local-notes.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { titleOf } from "#language/text/title.ts";
import type { Deps } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/platform/page-cursor.ts";
import { requestHash } from "#server/platform/request-hash.ts";
import type { SignedInUser } from "#server/platform/signed-in-user.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { CreateSetRequest, MarketSet, SetPage, setPageQuery } from "#shared/contracts/sets.ts";
import { AppError } from "#shared/errors.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import type { BrandVoicesService } from "../brand-voices/brand-voices.service.ts";
import type { GenerateService } from "../generate/generate.service.ts";
import { requireRoom } from "../library/library.storage.service.ts";
import type { SpendService } from "../spend/spend.service.ts";
import {
  addCells,
  type CellRow,
  changedTexts,
  deleteCell,
  deleteSet,
  getSet,
  insertSet,
  jobsInTrash,
  listCells,
  listSets,
  moveText,
  nextAttempt,
  type SetRow,
  settleCell,
} from "./sets.store.ts";

type Texts = "keep" | "delete";

/** Every method throws `request.not_found` for a set that is not there or not the person's, and for a market that is not in it. */
export interface SetsService {
  /**
   * Starts a text in every market. A market that is refused becomes a column with its error, the others go on; a brief that nobody
   * would write in any of them is refused as a whole (`brief.*`, `plan.*`, `writer.*`). The same key makes one set.
   */
  create(user: SignedInUser, request: CreateSetRequest): Promise<MarketSet>;
  get(userId: string, id: string): Promise<MarketSet>;
  list(userId: string, query: z.infer<typeof setPageQuery>): Promise<SetPage>;
  addMarkets(user: SignedInUser, id: string, varieties: readonly Variety[]): Promise<MarketSet>;
  /** Writes a market again, once for each attempt that was seen; the text before stays in the library by itself. */
  retry(user: SignedInUser, id: string, variety: Variety, attempt: number): Promise<MarketSet>;
  /** Takes a market out; its text stays in the library by itself. */
  removeMarket(userId: string, id: string, variety: Variety): Promise<MarketSet>;
  /** Ends every text of the set that is being written; what was written stays. */
  stop(userId: string, id: string): Promise<MarketSet>;
  delete(userId: string, id: string, texts: Texts): Promise<void>;
}

interface UsedServices {
  readonly generate: GenerateService;
  readonly brandVoices: BrandVoicesService;
  readonly spend: SpendService;
}

/** Market sets: one brief in several varieties, each text a job of its own. */
export function createSetsService(
  { db, events, clock }: Pick<Deps, "db" | "events" | "clock">,
  { generate, brandVoices, spend }: UsedServices,
): SetsService {
  const changed = (userId: string) => {
    events.publish(`user:${userId}`, { type: "sets" });
    events.publish(`user:${userId}`, { type: "library" });
  };

  async function ownSet(userId: string, id: string): Promise<SetRow> {
    const row = await getSet(db.orm, userId, id);
    if (!row) throw new AppError("request.not_found");
    return row;
  }

  async function ownCell(userId: string, id: string, variety: Variety): Promise<{ set: SetRow; cell: CellRow }> {
    const set = await ownSet(userId, id);
    const cell = (await listCells(db.orm, [id])).find((candidate) => candidate.variety === variety);
    if (!cell) throw new AppError("request.not_found");
    return { set, cell };
  }

  /** Starts one market's text, or notes why not. The key makes two calls at once one job. */
  async function write(user: SignedInUser, set: SetRow, { variety, attempt }: CellRow): Promise<void> {
    const cell = { setId: set.id, variety, attempt };
    const request = { brief: briefFor(set.brief, variety), idempotencyKey: `set:${set.id}:${variety}:${attempt}` };
    try {
      const { id } = await generate.create(user, request, set.id);
      await settleCell(db.orm, cell, { generationId: id, errorCode: null, errorParams: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "internal") throw error;
      await settleCell(db.orm, cell, { errorCode: error.code, errorParams: error.params });
    }
  }

  /** One after the other: where the month has words for some of them only, the first ones get them. */
  async function writeNew(user: SignedInUser, set: SetRow): Promise<void> {
    for (const cell of await listCells(db.orm, [set.id])) {
      if (cell.generationId === null && cell.errorCode === null) await write(user, set, cell);
    }
  }

  /** All its markets are one start. */
  function insertNew(user: SignedInUser, row: Parameters<typeof insertSet>[1]): Promise<SetRow> {
    return db.orm.transaction(async (tx) => {
      const { set, isNew } = await insertSet(tx, row);
      if (isNew) {
        await requireRoom(tx, user.id, 0, clock());
        await spend.countStart(tx, user);
      }
      return set;
    });
  }

  async function takeIn(userId: string, set: SetRow, generationId: string): Promise<Variety> {
    const { variety } = (await generate.get(userId, generationId)).brief;
    await addCells(db.orm, set.id, [variety]);
    await settleCell(db.orm, { setId: set.id, variety, attempt: 0 }, { generationId });
    await moveText(db.orm, userId, generationId, set.id);
    return variety;
  }

  async function endRunning(userId: string, cells: readonly CellRow[]): Promise<void> {
    const jobs = await generate.getMany(userId, idsOf(cells));
    const running = [...jobs.values()].filter(({ state }) => state === "running");
    await Promise.all(running.map(({ id }) => generate.end(userId, id)));
  }

  async function read(userId: string, set: SetRow): Promise<MarketSet> {
    const cells = await listCells(db.orm, [set.id]);
    const jobs = await generate.getMany(userId, idsOf(cells));
    for (const id of await jobsInTrash(db.orm, userId, idsOf(cells))) jobs.delete(id);
    const changes = await changedTexts(db.orm, userId, idsOf(cells));
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
    async create(user, request) {
      const { brief } = checkBrief(await brandVoices.resolve(user.id, request.brief));
      const refusals = await Promise.all(request.varieties.map((variety) => generate.refusal(user, briefFor(brief, variety))));
      const [first] = refusals;
      if (first && refusals.every((refusal) => refusal !== null)) throw first;
      if (request.generationId !== undefined) await generate.get(user.id, request.generationId);
      const { varieties, generationId } = request;
      const set = await insertNew(user, {
        id: randomUUID(),
        userId: user.id,
        idempotencyKey: request.idempotencyKey,
        requestHash: requestHash({ brief: request.brief, varieties, generationId }),
        title: titleOf(brief.topic),
        brief,
        createdAt: clock(),
      });
      const taken = request.generationId === undefined ? null : await takeIn(user.id, set, request.generationId);
      const rest = request.varieties.filter((variety) => variety !== taken);
      if (rest.length > 0) await addCells(db.orm, set.id, rest);
      await writeNew(user, set);
      changed(user.id);
      return read(user.id, set);
    },
    async get(userId, id) {
      const set = await read(userId, await ownSet(userId, id));
      for (const { generation } of set.cells) if (generation && generation.state !== "running") generate.seen(generation.id);
      return set;
    },
    async list(userId, { cursor, limit }) {
      const rows = await listSets(db.orm, userId, readCursor(cursor), limit + 1);
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
        nextCursor: rows.length > limit && last ? writeCursor(last) : null,
      };
    },
    async addMarkets(user, id, varieties) {
      const set = await ownSet(user.id, id);
      await spend.countStart(db.orm, user);
      await addCells(db.orm, id, varieties);
      await writeNew(user, set);
      changed(user.id);
      return read(user.id, set);
    },
    async retry(user, id, variety, attempt) {
      const { set, cell } = await ownCell(user.id, id, variety);
      const before = (await generate.getMany(user.id, idsOf([cell]))).get(cell.generationId ?? "");
      if (before?.state === "running") return read(user.id, set);
      await spend.countStart(db.orm, user);
      const next = await nextAttempt(db.orm, id, variety, attempt);
      if (next) {
        if (before) await moveText(db.orm, user.id, before.id, null);
        await write(user, set, next);
        changed(user.id);
      }
      return read(user.id, set);
    },
    async removeMarket(userId, id, variety) {
      const { set, cell } = await ownCell(userId, id, variety);
      await endRunning(userId, [cell]);
      await deleteCell(db.orm, id, variety);
      if (cell.generationId !== null) await moveText(db.orm, userId, cell.generationId, null);
      changed(userId);
      return read(userId, set);
    },
    async stop(userId, id) {
      const set = await ownSet(userId, id);
      await endRunning(userId, await listCells(db.orm, [id]));
      return read(userId, set);
    },
    async delete(userId, id, texts) {
      await ownSet(userId, id);
      if (texts === "delete") await endRunning(userId, await listCells(db.orm, [id]));
      if (!(await deleteSet(db.orm, userId, id, texts, clock()))) throw new AppError("request.not_found");
      changed(userId);
    },
  };
}

/** The set's brief for one of its markets. English has no forms for whom it addresses. */
function briefFor(brief: Brief, variety: Variety): Brief {
  return { ...brief, variety, addressee: languageOf(variety) === "en" ? "everyone" : brief.addressee };
}

function idsOf(cells: readonly CellRow[]): string[] {
  return cells.flatMap(({ generationId }) => generationId ?? []);
}
