import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { findTemplate } from "#language/templates/registry.ts";
import { titleOf } from "#language/text/title.ts";
import { countWords } from "#language/text/words.ts";
import type { Deps } from "#server/deps.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { createReporter } from "#server/platform/text-report.ts";
import type { ConversionSource } from "#shared/contracts/conversions.ts";
import { toVariety } from "#shared/contracts/generate-alias.ts";
import type {
  LibraryItem,
  LibraryPage,
  libraryPageQuery,
  SaveContentRequest,
  UpdateItemRequest,
} from "#shared/contracts/library.ts";
import { AppError } from "#shared/errors.ts";
import { type Language, type Variety, varieties } from "#shared/options.ts";
import { readPlace, writePlace } from "./library.cursor.ts";
import { type PlainItem, toItem, toListedItem } from "./library.item.ts";
import { countBySet, countItems, everything, type LibraryFilter, listItems, placeOf } from "./library.list.store.ts";
import { findMatches, readSearch } from "./library.search.ts";
import { moveToTrash } from "./library.shelf.store.ts";
import {
  getItem,
  getVersion,
  insertItem,
  insertVersion,
  type LibraryRow,
  lockItem,
  lockItemOfGeneration,
  type NewLibraryItem,
  updateItem,
} from "./library.store.ts";

/**
 * Grid cards show 150 characters, rows 200 (specification, section 9), both without Markdown's marks: twice as many
 * characters of the source leave enough of them.
 */
const previewChars = 400;
/** The specified array form has no pages; it ends here, newest first. */
const arrayFormLimit = 500;

/** A finished or broken-off generation, as the library keeps it. */
type KeptText = Omit<NewLibraryItem, "id" | "title" | "favourite" | "version" | "createdAt" | "updatedAt">;

export interface LibraryService {
  list(userId: string, query: z.infer<typeof libraryPageQuery>, language: Language): Promise<LibraryPage>;
  listAll(userId: string, language: Language): Promise<LibraryItem[]>;
  get(userId: string, id: string, language: Language): Promise<LibraryItem>;
  update(userId: string, id: string, change: UpdateItemRequest, language: Language): Promise<LibraryItem>;
  save(userId: string, request: SaveContentRequest, language: Language): Promise<LibraryItem>;
  /** Into the trash. */
  delete(userId: string, id: string): Promise<void>;
  /** What a converted text was made from. Throws `request.not_found` where it is none, and where its source is gone. */
  getSource(userId: string, id: string): Promise<ConversionSource>;
  /** Inside the caller's transaction. @returns the item's id. */
  keepGeneration(orm: Orm, text: KeptText): Promise<string>;
}

export function createLibraryService({ db, events, clock, log }: Pick<Deps, "db" | "events" | "clock" | "log">): LibraryService {
  const reportOn = createReporter(log);
  const changed = (userId: string) => events.publish(`user:${userId}`, { type: "library" });
  const found = (row: LibraryRow | null): LibraryRow => {
    if (!row) throw new AppError("request.not_found");
    return row;
  };

  return {
    async list(userId, query, language) {
      const filter: LibraryFilter = {
        search: query.search?.trim() ? readSearch(query.search) : null,
        variety: query.variety ?? null,
        favouritesOnly: query.favourite === "true",
        templateId: query.template ?? null,
        writer: query.writer ?? null,
        tag: query.tag ?? null,
        folder: query.folder ?? null,
        from: query.from === undefined ? null : new Date(query.from),
        before: query.before === undefined ? null : new Date(query.before),
        isTrash: query.trash === "true",
        setId: query.set ?? null,
        groupSets: query.group === "sets",
      };
      const order = filter.isTrash ? "deleted" : query.sort;
      const after = readPlace(order, query.cursor);
      const [rows, counts] = await Promise.all([
        listItems(db.orm, userId, filter, { order, after, limit: query.limit + 1 }),
        after === null ? countItems(db.orm, userId, filter) : { total: null, texts: null },
      ]);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      const matchOf = filter.search ? await findMatches(db.orm, page, filter.search) : () => null;
      return {
        items: await withSets(page, (row) => ({ ...toListedItem(row, language, previewChars), match: matchOf(row) })),
        nextCursor: rows.length > query.limit && last ? writePlace(order, placeOf(last, order)) : null,
        ...counts,
      };
    },
    async listAll(userId, language) {
      const rows = await listItems(db.orm, userId, everything, { order: "newest", after: null, limit: arrayFormLimit });
      return withSets(rows, (row) => toListedItem(row, language));
    },
    async get(userId, id, language) {
      return one(found(await getItem(db.orm, userId, id)), language);
    },
    async getSource(userId, id) {
      const { conversion } = found(await getItem(db.orm, userId, id));
      const source = conversion && (await getItem(db.orm, userId, conversion.sourceItemId));
      const version = conversion && source && (await getVersion(db.orm, source.id, conversion.sourceVersion));
      if (!version) throw new AppError("request.not_found");
      const { id: itemId, title } = source;
      const isChanged = source.version !== version.version;
      return { itemId, title, variety: conversion.from, text: version.text, words: version.words, isChanged };
    },
    async update(userId, id, { text, version, ...change }, language) {
      const row =
        text === undefined
          ? found(await updateItem(db.orm, userId, id, { ...change, updatedAt: clock() }))
          : await db.orm.transaction(async (tx) => {
              const item = found(await lockItem(tx, userId, id));
              // What is stored already may be sent again: an answer was lost, not an edit.
              if (item.version !== version && item.text !== text)
                throw new AppError("library.version_conflict", { version: item.version });
              return replaceText(tx, item, text, change);
            });
      changed(userId);
      return one(row, language);
    },
    async save(userId, request, language) {
      const row = request.generationId ? await saveOver(userId, request.generationId, request) : await saveNew(userId, request);
      changed(userId);
      return one(row, language);
    },
    async delete(userId, id) {
      if ((await moveToTrash(db.orm, userId, [id], clock())).length === 0) throw new AppError("request.not_found");
      changed(userId);
    },
    async keepGeneration(orm, text) {
      const now = clock();
      const id = randomUUID();
      const source = text.conversion ? await getItem(orm, text.userId, text.conversion.sourceItemId) : null;
      await insertItem(
        orm,
        { ...text, id, title: source?.title ?? titleFor(text), createdAt: now, updatedAt: now },
        "generation",
      );
      return id;
    },
  };

  async function one(row: LibraryRow, language: Language): Promise<LibraryItem> {
    const [item] = await withSets([row], (only) => {
      const report = only.report ?? (only.brief && only.words > 0 ? reportOn(only.text, only.brief) : null);
      return toItem(only, report, language);
    });
    if (!item) throw new Error("A library item vanished on its way out.");
    return item;
  }

  /** The items with the market sets that they belong to. */
  async function withSets<Row extends Pick<LibraryRow, "setId" | "generationId">>(
    rows: readonly Row[],
    toPlain: (row: Row) => PlainItem,
  ): Promise<LibraryItem[]> {
    const texts = await countBySet(db.orm, [...new Set(rows.flatMap(({ setId }) => setId ?? []))]);
    return rows.map((row) => ({
      ...toPlain(row),
      generationId: row.generationId,
      set: row.setId === null ? null : { id: row.setId, texts: texts.get(row.setId) ?? 1 },
    }));
  }

  /** A text that was generated is kept already: saving it changes that item and adds a version where the words changed. */
  async function saveOver(userId: string, generationId: string, request: SaveContentRequest): Promise<LibraryRow> {
    return db.orm.transaction(async (tx) => {
      const item = found(await lockItemOfGeneration(tx, userId, generationId));
      return replaceText(tx, item, request.output, { title: request.title || item.title });
    });
  }

  /** Another text for an item that is locked: counted, checked and kept as a version. Edits are not charged. */
  async function replaceText(tx: Orm, item: LibraryRow, text: string, change: Partial<NewLibraryItem>): Promise<LibraryRow> {
    const updatedAt = clock();
    if (item.text === text) return found(await updateItem(tx, item.userId, item.id, { ...change, updatedAt }));
    const words = countWords(text);
    const report = item.brief && words > 0 ? reportOn(text, item.brief) : null;
    const version = item.version + 1;
    const row = found(await updateItem(tx, item.userId, item.id, { ...change, text, words, report, version, updatedAt }));
    await insertVersion(tx, row, "edit");
    return row;
  }

  async function saveNew(userId: string, request: SaveContentRequest): Promise<LibraryRow> {
    const now = clock();
    const item: NewLibraryItem = {
      id: randomUUID(),
      userId,
      title: request.title || titleOf(request.output),
      templateId: request.templateId,
      variety: readVariety(request.language),
      status: "done",
      text: request.output,
      words: countWords(request.output),
      createdAt: now,
      updatedAt: now,
    };
    return db.orm.transaction((tx) => insertItem(tx, item, "edit"));
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
