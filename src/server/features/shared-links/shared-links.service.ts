import { createHash, randomBytes } from "node:crypto";
import { titleOf } from "#language/text/title.ts";
import { profileOf } from "#language/varieties/registry.ts";
import type { Deps } from "#server/deps.ts";
import { createExportPool, type ExportPool } from "#server/exporters/export-pool.ts";
import { readSharedFont } from "#server/exporters/shared-fonts.ts";
import { sharedNotice, sharedPagePolicy } from "#server/exporters/shared-frame.ts";
import { countCall } from "#server/platform/rate-limit.ts";
import type { Service } from "#server/platform/service.ts";
import { type SharedLink, type SharedLinkRequest, type SharedLinkUndo, sharedLinkDays } from "#shared/contracts/shared-links.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { endLink, findLink, findSharedText, holdText, putLink, reviveLink, type SharedLinkRow } from "./shared-links.store.ts";

/** 192 bits: nobody guesses one, however long they try. */
const tokenBytes = 24;
const tokenForm = /^[A-Za-z0-9_-]{32}$/;
const dayMs = 24 * 60 * 60 * 1_000;
const longestMs = Math.max(...sharedLinkDays) * dayMs;

/** Pages for one network address: enough for an office that was sent a link, too few for a flood. */
const pagesPerMinute = 120;
/** Pages that are kept as they were sent last, so that a link which many open is written once. */
const keptPages = 24;
const keptPageBytes = 256 * 1024;

/** What is sent to whoever opens an address. */
interface SharedPageAnswer {
  readonly status: 200 | 404 | 429 | 503;
  readonly html: Uint8Array<ArrayBuffer>;
  readonly retryAfterSeconds?: number;
}

interface Visitor {
  /** The network address, by which pages are counted. */
  readonly address: string;
  /** For what is said where there is no text; a text is framed in its own. */
  readonly language: Language;
}

export interface SharedLinksService extends Service {
  /** null where the text is not shared. Throws `request.not_found`, as all of these do for a text that is not the person's. */
  get(userId: string, itemId: string): Promise<SharedLink | null>;
  put(userId: string, itemId: string, request: SharedLinkRequest): Promise<SharedLink>;
  end(userId: string, itemId: string): Promise<void>;
  /** Throws `request.not_found` also where the address is not the one that was ended last, and `request.invalid` for an end too far away. */
  undo(userId: string, itemId: string, link: SharedLinkUndo): Promise<SharedLink>;
  /** Never rejects for an address that leads nowhere: whatever the reason, the answer is the same to the letter. */
  page(token: string, visitor: Visitor): Promise<SharedPageAnswer>;
  font(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** What the browser may do with the pages. */
  readonly pagePolicy: string;
}

/**
 * Links by which anybody may read a text. Pages are written in a child process of their own: a text that brings a parser down costs its
 * readers a page, and never the server or somebody's export.
 */
export function createSharedLinksService(
  { db, events, clock, log }: Pick<Deps, "db" | "events" | "clock" | "log">,
  pool: ExportPool = createExportPool(log, { workers: 1 }),
): SharedLinksService {
  const changed = (userId: string) => events.publish(`user:${userId}`, { type: "library" });
  const pageOf = keepPages((source) => pool.run({ format: "shared-page", paper: "a4", source }));

  return {
    start: () => pool.start(),
    stop: () => pool.stop(),
    pagePolicy: sharedPagePolicy,
    font: readSharedFont,
    async get(userId, itemId) {
      const { isKnown, link } = await findLink(db.orm, userId, itemId, clock());
      if (!isKnown) throw new AppError("request.not_found");
      return link && described(link);
    },
    async put(userId, itemId, { days, isNew }) {
      const createdAt = clock();
      const token = randomBytes(tokenBytes).toString("base64url");
      const link = await db.orm.transaction(async (tx) => {
        if (!(await holdText(tx, userId, itemId))) throw new AppError("request.not_found");
        const expiresAt =
          days === undefined
            ? (await findLink(tx, userId, itemId, createdAt)).link?.expiresAt
            : new Date(createdAt.getTime() + days * dayMs);
        if (!expiresAt) throw new AppError("request.invalid", { field: "days" });
        return putLink(tx, { row: { itemId, userId, token, createdAt, expiresAt }, isNew });
      });
      changed(userId);
      return described(link);
    },
    async end(userId, itemId) {
      const now = clock();
      const { isKnown } = await findLink(db.orm, userId, itemId, now);
      if (!isKnown) throw new AppError("request.not_found");
      await endLink(db.orm, userId, itemId, now);
      changed(userId);
    },
    async undo(userId, itemId, { path, expiresAt: end }) {
      const now = clock();
      const expiresAt = new Date(end);
      if (expiresAt <= now || expiresAt.getTime() > now.getTime() + longestMs) {
        throw new AppError("request.invalid", { field: "expiresAt" });
      }
      const token = path.slice(path.lastIndexOf("/") + 1);
      const link = await db.orm.transaction(async (tx) => {
        if (!(await holdText(tx, userId, itemId))) return null;
        return reviveLink(tx, { itemId, userId, token, expiresAt }, now);
      });
      if (!link) throw new AppError("request.not_found");
      changed(userId);
      return described(link);
    },
    async page(token, { address, language }) {
      const notice = (kind: "gone" | "later") => new TextEncoder().encode(sharedNotice(kind, language));
      const now = clock();
      try {
        await countCall(db, { scope: "shared-page", subject: address, max: pagesPerMinute, windowSeconds: 60 }, now);
        const found = tokenForm.test(token) ? await findSharedText(db.orm, token, now) : null;
        if (!found) return { status: 404, html: notice("gone") };
        const { id, title, text, variety } = found;
        const source = { markdown: text, title: title.trim() || titleOf(text), tag: variety && profileOf(variety).tag };
        return { status: 200, html: await pageOf(id, source) };
      } catch (error) {
        // A reader gets a page whatever happens; the pool has logged what a text did to it.
        if (!(error instanceof AppError)) throw error;
        const retryAfterSeconds = Number(error.params.retryAfterSeconds ?? 10);
        return { status: error.code === "request.rate_limited" ? 429 : 503, html: notice("later"), retryAfterSeconds };
      }
    },
  };
}

function described({ token, createdAt, expiresAt }: SharedLinkRow): SharedLink {
  return { path: `/shared/${token}`, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

type PageSource = Parameters<ExportPool["run"]>[0]["source"];

/** Remembers the page of each text as long as nothing on it changes; the text that was asked for longest ago is forgotten first. */
function keepPages(write: (source: PageSource) => Promise<Uint8Array>) {
  const pages = new Map<string, { readonly state: string; readonly html: Promise<Uint8Array<ArrayBuffer>> }>();
  return async (itemId: string, source: PageSource): Promise<Uint8Array<ArrayBuffer>> => {
    const state = createHash("sha256").update(JSON.stringify(source)).digest("base64");
    const known = pages.get(itemId);
    const page = known?.state === state ? known : { state, html: write(source).then((bytes) => new Uint8Array(bytes)) };
    pages.delete(itemId);
    pages.set(itemId, page);
    const [oldest] = pages.keys();
    if (pages.size > keptPages && oldest !== undefined) pages.delete(oldest);
    const forget = () => pages.get(itemId) === page && pages.delete(itemId);
    try {
      const html = await page.html;
      if (html.length > keptPageBytes) forget();
      return html;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
