import { randomUUID } from "node:crypto";
import { findTemplate } from "#language/templates/registry.ts";
import { titleOf } from "#language/text/title.ts";
import { countWords } from "#language/text/words.ts";
import type { Deps } from "#server/deps.ts";
import type { InWorkspace, Owner } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { readCursor, writeCursor } from "#server/platform/page-cursor.ts";
import type { ConversionSource } from "#shared/contracts/conversions.ts";
import { toVariety } from "#shared/contracts/generations-alias.ts";
import {
  type LibraryIds,
  type LibraryItem,
  type LibraryPage,
  maxSelected,
  type SaveContentRequest,
  type UpdateItemRequest,
} from "#shared/contracts/library.ts";
import { AppError } from "#shared/errors.ts";
import { type Language, type Variety, varieties } from "#shared/options.ts";
import { tellWorkspace } from "../events/events.service.ts";
import { type PlainItem, toItem, toListedItem } from "./library.item.ts";
import { countByMarketSet, countItems, everything, listIds, listItems, listOrders, placeOf } from "./library.list.store.ts";
import { orderOf, type PageQuery, readFilter } from "./library.query.ts";
import { findMatches } from "./library.search.ts";
import { moveToTrash } from "./library.shelf.store.ts";
import { bytesToKeep, requireRoom } from "./library.storage.service.ts";
import {
  getItem,
  getVersion,
  insertItem,
  type LibraryRow,
  lockItem,
  lockItemOfGeneration,
  type NewLibraryItem,
  updateItem,
  type VersionNote,
} from "./library.store.ts";
import { addVersion, keepByHand, nameVersion, writerOfSuggestion } from "./library.versions.store.ts";

/**
 * Grid cards show 150 characters, rows 200, both without Markdown's marks: twice as many
 * characters of the source leave enough of them.
 */
const previewChars = 400;
/** `GET /api/content` has no pages; it ends here, newest first. */
const arrayFormLimit = 500;

/** A finished or broken-off generation, as the library keeps it. */
type KeptText = Omit<NewLibraryItem, "id" | "title" | "favourite" | "version" | "createdAt" | "updatedAt">;

export type StoredItem = Pick<LibraryRow, "id" | "version" | "title" | "text" | "brief" | "variety" | "direction">;

type MeasuredText = Pick<LibraryRow, "text" | "words" | "report">;

export interface LibraryService {
  list(owner: Owner, query: PageQuery, language: Language): Promise<LibraryPage>;
  /** Of every text that matches, in the order of the list, at most `maxSelected`. */
  listIds(owner: Owner, query: PageQuery): Promise<LibraryIds>;
  listAll(owner: Owner, language: Language): Promise<LibraryItem[]>;
  get(owner: Owner, id: string, language: Language): Promise<LibraryItem>;
  /** The text as it is stored, for services that work on it. Throws `request.not_found`. */
  getStored(owner: Owner, id: string): Promise<StoredItem>;
  update(owner: Owner, id: string, change: UpdateItemRequest, language: Language): Promise<LibraryItem>;
  /** An earlier version becomes the newest one, with its title. Throws `library.version_conflict` where another one than `current` is stored. */
  restore(
    owner: Owner,
    id: string,
    versions: { readonly version: number; readonly current: number },
    language: Language,
  ): Promise<LibraryItem>;
  /** Inside the caller's transaction: a writer's other text over this version. Throws like `update`. */
  exchange(tx: Orm, owner: Owner, id: string, text: MeasuredText & Pick<LibraryRow, "version" | "writer">): Promise<LibraryRow>;
  save(owner: Owner, request: SaveContentRequest, language: Language): Promise<LibraryItem>;
  /** Into the trash. */
  delete(owner: Owner, id: string): Promise<void>;
  /** What a converted text was made from. Throws `request.not_found` where it is none, and where its source is gone. */
  getSource(owner: Owner, id: string): Promise<ConversionSource>;
  /** Inside the caller's transaction. @returns the item's id. */
  keepGeneration(orm: Orm, text: KeptText): Promise<string>;
}

export function createLibraryService({
  db,
  events,
  clock,
  texts,
}: Pick<Deps, "db" | "events" | "clock" | "texts">): LibraryService {
  const changed = (owner: Owner) => tellWorkspace({ events }, owner, { type: "library" });
  const found = (row: LibraryRow | null): LibraryRow => {
    if (!row) throw new AppError("request.not_found");
    return row;
  };

  return {
    async list(owner, query, language) {
      const filter = readFilter(query);
      const order = orderOf(query);
      const after = readCursor(listOrders[order], query.cursor);
      const [rows, counts] = await Promise.all([
        listItems(db.orm, owner, filter, {
          order,
          after,
          limit: query.limit + 1,
          maxChars: filter.search ? undefined : previewChars,
        }),
        after === null ? countItems(db.orm, owner, filter) : { total: null, texts: null },
      ]);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      const matches = filter.search && (await findMatches(db.orm, page, filter.search));
      return {
        items: await withMarketSets(page, (row) => ({
          ...toListedItem(row, language, previewChars),
          match: matches?.get(row) ?? null,
        })),
        nextCursor: rows.length > query.limit && last ? writeCursor(listOrders[order], placeOf(last, order)) : null,
        ...counts,
      };
    },
    async listIds(owner, query) {
      return { ids: await listIds(db.orm, owner, readFilter(query), { order: orderOf(query), limit: maxSelected }) };
    },
    async listAll(owner, language) {
      const rows = await listItems(db.orm, owner, everything, { order: "newest", after: null, limit: arrayFormLimit });
      return withMarketSets(rows, (row) => toListedItem(row, language));
    },
    async get(owner, id, language) {
      return one(found(await getItem(db.orm, owner, id)), language);
    },
    async getStored(owner, id) {
      return found(await getItem(db.orm, owner, id));
    },
    async getSource(owner, id) {
      const { conversion } = found(await getItem(db.orm, owner, id));
      const source = conversion && (await getItem(db.orm, owner, conversion.sourceItemId));
      const version = conversion && source && (await getVersion(db.orm, source.id, conversion.sourceVersion));
      if (!version) throw new AppError("request.not_found");
      const { id: itemId, title } = source;
      const isChanged = source.version !== version.version;
      return { itemId, title, variety: conversion.from, text: version.text, words: version.words, isChanged };
    },
    async update(owner, id, { text, version, origin = "edit", suggestionId, ...change }, language) {
      const read = text === undefined ? null : await measure(found(await getItem(db.orm, owner, id)), text);
      const row = await db.orm.transaction(async (tx) => {
        if (!read) return changeItem(tx, owner, id, change);
        const item = await lockUnchanged(tx, owner, id, version, read.text);
        const writer = suggestionId === undefined ? null : await writerOfSuggestion(tx, item, suggestionId);
        return replaceText(tx, item, read, { origin, writer, createdBy: owner.userId }, change);
      });
      changed(owner);
      return one(row, language);
    },
    async restore(owner, id, { version, current }, language) {
      const newest = found(await getItem(db.orm, owner, id));
      const wanted = await getVersion(db.orm, id, version);
      if (!wanted) throw new AppError("request.not_found");
      const read = await measure(newest, wanted.text);
      const row = await db.orm.transaction(async (tx) => {
        const item = await lockUnchanged(tx, owner, id, current, wanted.text);
        const note = { origin: "restore", writer: wanted.writer, restoredFrom: version, createdBy: owner.userId } as const;
        return replaceText(tx, item, read, note, { title: wanted.title });
      });
      changed(owner);
      return one(row, language);
    },
    async exchange(tx, owner, id, { version, writer, ...read }) {
      const item = await lockUnchanged(tx, owner, id, version, read.text);
      return replaceText(tx, item, read, { origin: "suggestion", writer, createdBy: owner.userId });
    },
    async save(owner, request, language) {
      const row = request.generationId ? await saveOver(owner, request.generationId, request) : await saveNew(owner, request);
      changed(owner);
      return one(row, language);
    },
    async delete(owner, id) {
      if ((await moveToTrash(db.orm, owner, [id], clock())).length === 0) throw new AppError("request.not_found");
      changed(owner);
    },
    async keepGeneration(orm, text) {
      const now = clock();
      const id = randomUUID();
      const source = text.conversion ? await getItem(orm, text, text.conversion.sourceItemId) : null;
      const item = { ...text, id, title: source?.title ?? (text.brief?.title || titleFor(text)), createdAt: now, updatedAt: now };
      await insertItem(orm, item, { origin: "generation", writer: text.writer ?? null });
      return id;
    },
  };

  async function one(row: LibraryRow, language: Language): Promise<LibraryItem> {
    const report = row.report ?? (row.brief && row.words > 0 ? await texts.report(row.text, row.brief) : null);
    const [item] = await withMarketSets([row], (only) => toItem(only, report, language));
    if (!item) throw new Error("A library item vanished on its way out.");
    return item;
  }

  /** The items with the market sets that they belong to. */
  async function withMarketSets<Row extends Pick<LibraryRow, "setId" | "generationId">>(
    rows: readonly Row[],
    toPlain: (row: Row) => PlainItem,
  ): Promise<LibraryItem[]> {
    const texts = await countByMarketSet(db.orm, [...new Set(rows.flatMap(({ setId }) => setId ?? []))]);
    return rows.map((row) => ({
      ...toPlain(row),
      generationId: row.generationId,
      set: row.setId === null ? null : { id: row.setId, texts: texts.get(row.setId) ?? 1 },
    }));
  }

  /** A text that was generated is kept already: saving it changes that item and adds a version where the words changed. */
  async function saveOver(owner: Owner, generationId: string, request: SaveContentRequest): Promise<LibraryRow> {
    const lock = async (tx: Orm) => found(await lockItemOfGeneration(tx, owner, generationId));
    const read = await measure(await db.orm.transaction(lock), request.output);
    return db.orm.transaction(async (tx) => {
      const item = await lock(tx);
      return replaceText(tx, item, read, { origin: "edit", createdBy: owner.userId }, { title: request.title || item.title });
    });
  }

  /** The item, locked, as the caller last saw it. What is stored already may be sent again: an answer was lost, not an edit. */
  async function lockUnchanged(
    tx: Orm,
    owner: Owner,
    id: string,
    version: number | undefined,
    text: string,
  ): Promise<LibraryRow> {
    const item = found(await lockItem(tx, owner, id));
    if (item.version !== version && item.text !== text) throw new AppError("library.version_conflict", { version: item.version });
    return item;
  }

  /** What stands around a text. The newest version has the title that the text has now, so that a restore can bring it back. */
  async function changeItem(tx: Orm, owner: InWorkspace, id: string, change: Partial<NewLibraryItem>): Promise<LibraryRow> {
    const row = found(await updateItem(tx, owner, id, { ...change, updatedAt: clock() }));
    if (change.title !== undefined) await nameVersion(tx, row);
    return row;
  }

  /** Counts and checks another text of an item. Before the transaction: while it is open, others wait for it. */
  async function measure({ brief, text: stored, report: known }: LibraryRow, text: string): Promise<MeasuredText> {
    const words = countWords(text);
    if (text === stored) return { text, words, report: known };
    return { text, words, report: brief && words > 0 ? await texts.report(text, brief) : null };
  }

  /** Another text for an item that is locked: kept as a version. Edits are not charged. */
  async function replaceText(
    tx: Orm,
    item: LibraryRow,
    { text, words, report }: MeasuredText,
    note: VersionNote,
    change: Partial<NewLibraryItem> = {},
  ): Promise<LibraryRow> {
    const updatedAt = clock();
    // Restoring an earlier title alone is a version too: it can be undone like any other.
    const isRestoredTitle = note.origin === "restore" && change.title !== item.title;
    if (item.text === text && !isRestoredTitle) {
      if (note.origin === "edit") await keepByHand(tx, item);
      return changeItem(tx, item, item.id, change);
    }
    const version = item.version + 1;
    const row = found(await updateItem(tx, item, item.id, { ...change, text, words, report, version, updatedAt }));
    await addVersion(tx, row, note);
    return row;
  }

  async function saveNew(owner: Owner, request: SaveContentRequest): Promise<LibraryRow> {
    const now = clock();
    const item: NewLibraryItem = {
      id: randomUUID(),
      ...madeBy(owner),
      title: request.title || titleOf(request.output),
      templateId: request.templateId,
      variety: readVariety(request.language),
      status: "done",
      text: request.output,
      words: countWords(request.output),
      createdAt: now,
      updatedAt: now,
    };
    return db.orm.transaction(async (tx) => {
      await requireRoom(tx, owner, bytesToKeep(item.text), now);
      return insertItem(tx, item, { origin: "edit" });
    });
  }
}

/** A text's own heading or first line; a script has neither, its first line is a time or a name, so its topic stands for it. */
function titleFor({ text, brief, templateId }: KeptText): string {
  const isScript = templateId !== null && templateId !== undefined && findTemplate(templateId)?.family === "script";
  return titleOf(isScript && brief ? brief.topic : text);
}

function readVariety(language: string | undefined): Variety | null {
  return varieties.find((variety) => variety === toVariety(language ?? "")) ?? null;
}
