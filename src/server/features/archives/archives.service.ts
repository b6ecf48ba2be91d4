import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import type { Actor, InWorkspace, Owner } from "#server/platform/actor.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { permit } from "#server/platform/permit.ts";
import { type Archive, type ArchiveRequest, archiveHours, keptArchives, maxArchiveTexts } from "#shared/contracts/archives.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { tellWorkspace } from "../events/events.service.ts";
import type { ExportsService } from "../exports/exports.service.ts";
import type { NotificationsService } from "../notifications/notifications.service.ts";
import type { SettingsService } from "../settings/settings.service.ts";
import { archiveName, momentIn } from "./archives.index.ts";
import { type ArchiveLimits, createArchiveMaker, silentMs } from "./archives.maker.ts";
import {
  type ArchiveRow,
  countTexts,
  deleteArchive,
  deleteEnded,
  endArchive,
  getArchive,
  getPart,
  insertArchive,
  listArchives,
  listSilent,
} from "./archives.store.ts";

const keptMs = archiveHours * 3_600_000;
const sweepSeconds = 60;
/** An archive that nobody took up again after this is lost. The queue has tried by then. */
const lostAfterMs = 180_000;
/** Who waits longer than this has gone to do something else. */
const longMs = 5_000;

/** So many people's archives grow side by side in one process, file by file in turn: nobody waits for another's thousand texts. */
const atOnce = 4;
const jobSeconds = 6 * 3_600;

export interface ArchivesService {
  /**
   * Begins an archive. Throws `plan.export`, `request.not_found` where none of the texts is there, `archive.too_many_texts` and
   * `archive.running`.
   */
  create(actor: Actor, request: ArchiveRequest, language: Language): Promise<Archive>;
  list(owner: Owner): Promise<Archive[]>;
  /** The zip, part by part. Throws `request.not_found`, `archive.not_ready`. */
  file(owner: Owner, id: string): Promise<{ name: string; size: number; body: ReadableStream<Uint8Array> }>;
  /** Stops a running archive, deletes one that has ended. Throws `request.not_found`. */
  delete(owner: Owner, id: string): Promise<void>;
}

interface OtherServices {
  readonly exports: Pick<ExportsService, "write">;
  readonly notifications: Pick<NotificationsService, "notify">;
  readonly settings: SettingsService;
}

/** Many texts as one zip, made in the background. `limits`: tests bring their own. */
export function createArchivesService(
  deps: Deps,
  { exports, notifications, settings }: OtherServices,
  limits: Partial<ArchiveLimits> = {},
): ArchivesService {
  const { db, clock, jobs, log } = deps;
  const maker = createArchiveMaker(deps, { exports, settings }, limits);
  const startedAt = clock();
  const changed = (owner: InWorkspace) => tellWorkspace(deps, owner, { type: "archives" });

  const options = { retries: 1, timeoutSeconds: jobSeconds, silentSeconds: silentMs / 1_000, atOnce };
  jobs.define(
    "archive",
    async ({ archiveId }, signal) => {
      const ended = await maker.make(archiveId, signal);
      if (ended) await tell(ended.row, ended.error);
    },
    options,
  );
  jobs.schedule("archive-sweep", sweepSeconds, sweep);

  /** The page shows a short one itself. */
  async function tell({ id, createdBy, total, createdAt }: ArchiveRow, error: AppError | null): Promise<void> {
    if (clock().getTime() - createdAt.getTime() < longMs) return;
    const kind = error ? "archive_failed" : "archive_done";
    const notice = { kind, params: { texts: total, path: "/my-content" }, eventKey: `archive:${id}` } as const;
    if (!createdBy) return;
    await notifications
      .notify(createdBy, notice)
      .catch((failure: unknown) => log.error({ err: failure, archive: id }, "a person could not be told of an archive"));
  }

  /** Ends what died with its process and was not taken up again, and deletes what is over. */
  async function sweep(): Promise<void> {
    const now = clock();
    const lostSince = new Date(now.getTime() - lostAfterMs);
    // A server that has just started gives the queue its time to try again.
    if (startedAt <= lostSince) {
      for (const { id, workspaceId } of await listSilent(db.orm, lostSince)) {
        await endArchive(db.orm, id, { state: "failed", errorCode: "archive.interrupted", errorParams: {} }, now);
        changed({ workspaceId });
      }
    }
    for (const owner of await deleteEnded(db.orm, new Date(now.getTime() - keptMs))) changed(owner);
  }

  async function own(owner: Owner, id: string): Promise<ArchiveRow> {
    const row = await getArchive(db.orm, owner, id);
    if (!row || isOver(row, clock())) throw new AppError("request.not_found");
    return row;
  }

  async function* partsOf({ id, size }: ArchiveRow): AsyncGenerator<Uint8Array> {
    for (let position = 0, sent = 0; sent < size; position++) {
      const part = await getPart(db.orm, id, position);
      // The length was promised: a file that ends early must not look whole.
      if (!part) throw new Error("An archive was deleted while it was sent.");
      sent += part.length;
      yield part;
    }
  }

  return {
    async create(actor, request, language) {
      permit(actor, { act: "export", format: request.format });
      const now = clock();
      const total = await countTexts(db.orm, { owner: actor, ids: request.ids, before: now });
      if (total === 0) throw new AppError("request.not_found");
      if (total > maxArchiveTexts) throw new AppError("archive.too_many_texts", { max: maxArchiveTexts });
      const id = randomUUID();
      const stored = { ...request, language };
      const archive = {
        id,
        ...madeBy(actor),
        state: "running",
        request: stored,
        total,
        createdAt: now,
        heartbeatAt: now,
      } as const;
      if (!(await insertArchive(db.orm, archive, keptArchives))) throw new AppError("archive.running");
      try {
        await jobs.enqueue("archive", { archiveId: id });
      } catch (error) {
        // Nobody would ever make it.
        await deleteArchive(db.orm, actor, id);
        throw error;
      }
      changed(actor);
      return toArchive(await own(actor, id));
    },
    async list(owner) {
      const now = clock();
      return (await listArchives(db.orm, owner)).filter((row) => !isOver(row, now)).map(toArchive);
    },
    async file(owner, id) {
      const row = await own(owner, id);
      if (row.state === "running") throw new AppError("archive.not_ready");
      if (row.state !== "done") throw new AppError("request.not_found");
      const { preferences } = await settings.personal(owner.userId, row.request.language);
      const [day = ""] = momentIn(preferences.timeZone ?? "UTC")(row.createdAt).split(" ");
      const name = `${archiveName(day, row.request.language)}.zip`;
      return { name, size: row.size, body: ReadableStream.from(partsOf(row)) };
    },
    async delete(owner, id) {
      const row = await own(owner, id);
      const isStopped = row.state === "running" && (await endArchive(db.orm, id, { state: "stopped" }, clock()));
      if (!isStopped) await deleteArchive(db.orm, owner, id);
      changed(owner);
    },
  };
}

function endOf({ finishedAt }: ArchiveRow): Date | null {
  return finishedAt && new Date(finishedAt.getTime() + keptMs);
}

function isOver(row: ArchiveRow, now: Date): boolean {
  const end = endOf(row);
  return end !== null && end <= now;
}

function toArchive(row: ArchiveRow): Archive {
  const { id, state, request, total, done, size, errorCode, errorParams, createdAt } = row;
  return {
    id,
    state,
    format: request.format,
    total,
    done,
    size,
    error: errorCode && { code: errorCode, params: errorParams ?? {} },
    createdAt: createdAt.toISOString(),
    expiresAt: endOf(row)?.toISOString() ?? null,
  };
}
