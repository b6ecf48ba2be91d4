import { randomBytes } from "node:crypto";
import { titleOf } from "#language/text/title.ts";
import { profileOf } from "#language/varieties/registry.ts";
import type { Deps } from "#server/deps.ts";
import { createExportPool, type ExportPool } from "#server/exporters/export-pool.ts";
import { readSharedFont } from "#server/exporters/shared-fonts.ts";
import { type SharedNotice, sharedNotice, sharedPagePolicy, sharedReportForm } from "#server/exporters/shared-frame.ts";
import type { Actor, InWorkspace, Owner } from "#server/platform/actor.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { permit } from "#server/platform/permit.ts";
import { countCall, countCaller } from "#server/platform/rate-limit.ts";
import type { Service } from "#server/platform/service.ts";
import { type SharedLink, type SharedLinkRequest, type SharedLinkUndo, sharedLinkDays } from "#shared/contracts/shared-links.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { operatorAddress } from "../contact/contact.service.ts";
import { tellWorkspace } from "../events/events.service.ts";
import { keepPages } from "./shared-links.pages.ts";
import { endLink, findLink, findSharedText, holdText, putLink, reviveLink, type SharedLinkRow } from "./shared-links.store.ts";

/** 192 bits: nobody guesses one, however long they try. */
const tokenBytes = 24;
const tokenForm = /^[A-Za-z0-9_-]{32}$/;
const dayMs = 24 * 60 * 60 * 1_000;
const longestMs = Math.max(...sharedLinkDays) * dayMs;

/** Pages for one network address: enough for an office that was sent a link, too few for a flood. */
const pagesPerMinute = 120;

/** Reports of one network address, and of one page. */
const reportsPerHour = 5;
const reportMaxChars = 1_000;

/** What is sent to whoever opens an address. */
export interface SharedPageAnswer {
  readonly status: 200 | 400 | 404 | 410 | 429 | 503;
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
  get(owner: Owner, itemId: string): Promise<SharedLink | null>;
  /** Throws also `identity.email_unverified` in production, and `sharing.taken_down`. */
  put(actor: Actor, itemId: string, request: SharedLinkRequest): Promise<SharedLink>;
  end(owner: Owner, itemId: string): Promise<void>;
  /** Throws `request.not_found` also where the address is not the one that was ended last, and `request.invalid` for an end too far away. */
  undo(owner: Owner, itemId: string, link: SharedLinkUndo): Promise<SharedLink>;
  /** Never rejects for an address that leads nowhere: whatever the reason, the answer is the same to the letter. */
  page(token: string, visitor: Visitor): Promise<SharedPageAnswer>;
  /** The form by which a visitor tells the operator of a page. */
  reportForm(visitor: Pick<Visitor, "language">): SharedPageAnswer;
  /** Sends a visitor's report to the operator; for an address that leads nowhere it says so as `page` does. */
  report(token: string, report: { readonly reason: string }, visitor: Visitor): Promise<SharedPageAnswer>;
  font(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** What the browser may do with the pages. */
  readonly pagePolicy: string;
}

/**
 * Links by which anybody may read a text. Pages are written in child processes of their own: a text that brings a parser down costs its
 * readers a page, and never the server or somebody's export.
 */
export function createSharedLinksService(
  deps: Pick<Deps, "db" | "events" | "clock" | "log" | "mail" | "config">,
  pool: ExportPool = createExportPool(deps.log),
): SharedLinksService {
  const { db, events, clock, config } = deps;
  const changed = (owner: InWorkspace) => tellWorkspace({ events }, owner, { type: "library" });
  const pageOf = keepPages(({ source, owner, content }) =>
    // The owner of a text takes the turn, whoever opens its page: nobody's page keeps other people's readers waiting.
    pool.run({ format: "shared-page", paper: "a4", source }, { owner, content }),
  );

  return {
    start: () => pool.start(),
    stop: () => pool.stop(),
    pagePolicy: sharedPagePolicy,
    font: readSharedFont,
    async get(owner, itemId) {
      const { isKnown, link } = await findLink(db.orm, owner, itemId, clock());
      if (!isKnown) throw new AppError("request.not_found");
      return link && described(link);
    },
    async put(actor, itemId, { days, isNew }) {
      // What anybody can open needs somebody who can be reached.
      permit(actor, { act: "publish" });
      const createdAt = clock();
      const token = randomBytes(tokenBytes).toString("base64url");
      const link = await db.orm.transaction(async (tx) => {
        if (!(await holdText(tx, actor, itemId))) throw new AppError("request.not_found");
        const expiresAt =
          days === undefined
            ? (await findLink(tx, actor, itemId, createdAt)).link?.expiresAt
            : new Date(createdAt.getTime() + days * dayMs);
        if (!expiresAt) throw new AppError("request.invalid", { field: "days" });
        return putLink(tx, { row: { itemId, ...madeBy(actor), token, createdAt, expiresAt }, isNew });
      });
      if (!link) throw new AppError("sharing.taken_down");
      changed(actor);
      return described(link);
    },
    async end(owner, itemId) {
      const now = clock();
      const { isKnown } = await findLink(db.orm, owner, itemId, now);
      if (!isKnown) throw new AppError("request.not_found");
      await endLink(db.orm, owner, itemId, now);
      changed(owner);
    },
    async undo(owner, itemId, { path, expiresAt: end }) {
      const now = clock();
      const expiresAt = new Date(end);
      if (expiresAt <= now || expiresAt.getTime() > now.getTime() + longestMs) {
        throw new AppError("request.invalid", { field: "expiresAt" });
      }
      const token = path.slice(path.lastIndexOf("/") + 1);
      const link = await db.orm.transaction(async (tx) => {
        if (!(await holdText(tx, owner, itemId))) return null;
        return reviveLink(tx, { itemId, workspaceId: owner.workspaceId, token, expiresAt }, now);
      });
      if (!link) throw new AppError("request.not_found");
      changed(owner);
      return described(link);
    },
    async page(token, { address, language }) {
      const notice = (kind: SharedNotice) => encoded(sharedNotice(kind, language));
      const now = clock();
      try {
        await countCaller(db, { scope: "shared-page", address, max: pagesPerMinute, windowSeconds: 60 }, now);
        const found = tokenForm.test(token) ? await findSharedText(db.orm, token, now) : null;
        if (!found) return { status: 404, html: notice("gone") };
        if (found.isTakenDown) return { status: 410, html: notice("removed") };
        const { id, workspaceId, title, text, variety, direction } = found;
        const tag = variety && profileOf(variety).tag;
        const source = { markdown: text, title: title.trim() || titleOf(text), tag, direction };
        return { status: 200, html: await pageOf(id, { source, owner: workspaceId }) };
      } catch (error) {
        // A reader gets a page whatever happens; the pool has logged what a text did to it.
        if (!(error instanceof AppError)) throw error;
        const retryAfterSeconds = Number(error.params.retryAfterSeconds ?? 10);
        return { status: error.code === "request.rate_limited" ? 429 : 503, html: notice("later"), retryAfterSeconds };
      }
    },
    reportForm: ({ language }) => ({ status: 200, html: encoded(sharedReportForm(language)) }),
    async report(token, { reason }, { address, language }) {
      const said = reason.replaceAll("\0", "").trim().slice(0, reportMaxChars).toWellFormed();
      if (said === "") return { status: 400, html: encoded(sharedReportForm(language)) };
      const now = clock();
      try {
        await countCaller(db, { scope: "shared-report", address, max: reportsPerHour, windowSeconds: 3_600 }, now);
        const found = tokenForm.test(token) ? await findSharedText(db.orm, token, now) : null;
        if (!found) return { status: 404, html: encoded(sharedNotice("gone", language)) };
        // A page that many report fills no letterbox.
        await countCall(db, { scope: "shared-report-page", subject: token, max: reportsPerHour, windowSeconds: 3_600 }, now);
        await deps.mail.send(reportMail({ to: await operatorAddress(deps), url: `${config.publicUrl}/shared/${token}`, said }));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const retryAfterSeconds = Number(error.params.retryAfterSeconds ?? 10);
        return { status: 429, html: encoded(sharedNotice("later", language)), retryAfterSeconds };
      }
      return { status: 200, html: encoded(sharedNotice("reported", language)) };
    },
  };
}

const encoded = (html: string) => new TextEncoder().encode(html);

/** For the operator, whose language nobody knows: both. */
function reportMail({ to, url, said }: { to: string; url: string; said: string }) {
  const subject = "Lahja · a shared page was reported · بلاغ عن صفحة مشارَكة";
  const command = `npm run -s links -- take-down ${url}`;
  return { to, subject, text: `${url}\n\n${said}\n\nTo take it down / لإزالتها:\n${command}\n` };
}

function described({ token, createdAt, expiresAt }: SharedLinkRow): SharedLink {
  return { path: `/shared/${token}`, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
