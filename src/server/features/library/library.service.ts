import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { findTemplate } from "#language/templates/registry.ts";
import { fold } from "#language/text/normalise.ts";
import { titleOf } from "#language/text/title.ts";
import { countWords } from "#language/text/words.ts";
import type { Deps } from "#server/deps.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { toVariety } from "#shared/contracts/generate-alias.ts";
import type { Suggestion } from "#shared/contracts/report.ts";
import type {
  LibraryItem,
  LibraryPage,
  libraryPageQuery,
  SaveContentRequest,
  UpdateItemRequest,
} from "#shared/contracts/library.ts";
import { AppError } from "#shared/errors.ts";
import { type Language, type Variety, varieties } from "#shared/options.ts";
import {
  type Cursor,
  countBySet,
  countItems,
  deleteItem,
  getItem,
  insertItem,
  insertVersion,
  type LibraryFilter,
  type LibraryRow,
  listItems,
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
type KeptText = Pick<
  NewLibraryItem,
  "userId" | "generationId" | "templateId" | "variety" | "writer" | "brief" | "status" | "text" | "words" | "setId"
> & { readonly suggestions: Suggestion[] };

export interface LibraryService {
  list(userId: string, query: z.infer<typeof libraryPageQuery>, language: Language): Promise<LibraryPage>;
  listAll(userId: string, language: Language): Promise<LibraryItem[]>;
  get(userId: string, id: string, language: Language): Promise<LibraryItem>;
  update(userId: string, id: string, change: UpdateItemRequest, language: Language): Promise<LibraryItem>;
  save(userId: string, request: SaveContentRequest, language: Language): Promise<LibraryItem>;
  delete(userId: string, id: string): Promise<void>;
  /** Inside the caller's transaction. @returns the item's id. */
  keepGeneration(orm: Orm, text: KeptText): Promise<string>;
}

export function createLibraryService({ db, events, clock }: Pick<Deps, "db" | "events" | "clock">): LibraryService {
  const changed = (userId: string) => events.publish(`user:${userId}`, { type: "library" });
  const found = (row: LibraryRow | null): LibraryRow => {
    if (!row) throw new AppError("request.not_found");
    return row;
  };

  return {
    async list(userId, query, language) {
      const filter: LibraryFilter = {
        search: query.search?.trim() ? fold(query.search.trim()) : null,
        variety: query.variety ?? null,
        favouritesOnly: query.favourite === "true",
        setId: query.set ?? null,
        groupSets: query.group === "sets",
      };
      const rows = await listItems(db.orm, userId, filter, readCursor(query.cursor), query.limit + 1);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      return {
        items: await withSets(page, (row) => toItem(row, language, previewChars)),
        nextCursor: rows.length > query.limit && last ? writeCursor(last) : null,
        total: await countItems(db.orm, userId, filter),
        texts: await countItems(db.orm, userId, { ...filter, groupSets: false }),
      };
    },
    async listAll(userId, language) {
      const everything = { search: null, variety: null, favouritesOnly: false, setId: null, groupSets: false };
      const rows = await listItems(db.orm, userId, everything, null, arrayFormLimit);
      return withSets(rows, (row) => toItem(row, language));
    },
    async get(userId, id, language) {
      return one(found(await getItem(db.orm, userId, id)), language);
    },
    async update(userId, id, change, language) {
      const row = found(await updateItem(db.orm, userId, id, { ...change, updatedAt: clock() }));
      changed(userId);
      return one(row, language);
    },
    async save(userId, request, language) {
      const row = request.generationId ? await saveOver(userId, request.generationId, request) : await saveNew(userId, request);
      changed(userId);
      return one(row, language);
    },
    async delete(userId, id) {
      if (!(await deleteItem(db.orm, userId, id))) throw new AppError("request.not_found");
      changed(userId);
    },
    async keepGeneration(orm, text) {
      const now = clock();
      const id = randomUUID();
      await insertItem(orm, { ...text, id, title: titleFor(text), createdAt: now, updatedAt: now }, "generation");
      return id;
    },
  };

  async function one(row: LibraryRow, language: Language): Promise<LibraryItem> {
    const [item] = await withSets([row], (only) => toItem(only, language));
    if (!item) throw new Error("A library item vanished on its way out.");
    return item;
  }

  /** The items with the market sets that they belong to. */
  async function withSets(rows: readonly LibraryRow[], toPlain: (row: LibraryRow) => PlainItem): Promise<LibraryItem[]> {
    const texts = await countBySet(db.orm, [...new Set(rows.flatMap(({ setId }) => setId ?? []))]);
    return rows.map((row) => ({
      ...toPlain(row),
      set: row.setId === null ? null : { id: row.setId, texts: texts.get(row.setId) ?? 1 },
    }));
  }

  /** A text that was generated is kept already: saving it changes that item and adds a version where the words changed. */
  async function saveOver(userId: string, generationId: string, request: SaveContentRequest): Promise<LibraryRow> {
    return db.orm.transaction(async (tx) => {
      const item = found(await lockItemOfGeneration(tx, userId, generationId));
      const isNewText = item.text !== request.output;
      const row = found(
        await updateItem(tx, userId, item.id, {
          title: request.title || item.title,
          text: request.output,
          words: countWords(request.output),
          version: isNewText ? item.version + 1 : item.version,
          updatedAt: clock(),
        }),
      );
      if (isNewText) await insertVersion(tx, row, "edit");
      return row;
    });
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

type PlainItem = Omit<LibraryItem, "set">;

function toItem(row: LibraryRow, language: Language, maxChars?: number): PlainItem {
  const template = row.templateId === null ? undefined : findTemplate(row.templateId);
  const content = maxChars === undefined ? row.text : row.text.slice(0, maxChars);
  return {
    id: row.id,
    title: row.title,
    templateId: row.templateId,
    templateName: template?.name[language] ?? null,
    content,
    output: content,
    wordCount: row.words,
    variety: row.variety,
    writer: row.writer,
    brief: maxChars === undefined ? row.brief : null,
    status: row.status,
    favourite: row.favourite,
    suggestions: maxChars === undefined ? row.suggestions : [],
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The position after a row, opaque to the browser. Milliseconds are all that the list is ordered by (`clock` gives no more). */
function writeCursor(row: LibraryRow): string {
  return Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString("base64url");
}

function readCursor(cursor: string | undefined): Cursor | null {
  if (cursor === undefined) return null;
  const [moment = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const createdAt = new Date(moment);
  if (Number.isNaN(createdAt.getTime()) || !/^[\w-]+$/.test(id)) throw new AppError("request.invalid", { field: "cursor" });
  return { createdAt, id };
}
