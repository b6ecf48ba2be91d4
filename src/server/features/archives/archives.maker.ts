import { setTimeout as delay } from "node:timers/promises";
import type { Deps } from "#server/deps.ts";
import { zipChunks } from "#server/platform/zip.ts";
import { AppError } from "#shared/errors.ts";
import { paperOf } from "#shared/options.ts";
import { tellWorkspace } from "../events/events.service.ts";
import type { ExportsService } from "../exports/exports.service.ts";
import type { SettingsService } from "../settings/settings.service.ts";
import { archiveFiles } from "./archives.files.ts";
import {
  type ArchiveRow,
  claimArchive,
  endArchive,
  finishArchive,
  insertPart,
  listTexts,
  releaseArchive,
  saveProgress,
} from "./archives.store.ts";

/** Limits of one archive; tests set their own. */
export interface ArchiveLimits {
  /** Bytes of a piece as it is stored. */
  readonly partBytes: number;
  /** Of the whole file. */
  readonly maxBytes: number;
  readonly progressEveryMs: number;
  readonly heartbeatEveryMs: number;
  /** How long to wait where the exporters' queue is full. */
  readonly waitMs: number;
}

const megabyte = 1024 * 1024;
const defaultLimits: ArchiveLimits = {
  partBytes: megabyte,
  maxBytes: 500 * megabyte,
  progressEveryMs: 500,
  heartbeatEveryMs: 5_000,
  waitMs: 1_000,
};

/** Texts that are in memory at a time. */
const pageSize = 20;

/** A maker that has been silent for so long is gone: another may begin again. */
export const silentMs = 30_000;

interface ArchiveMaker {
  /**
   * Makes an archive and keeps it in pieces, or ends it as failed; nothing of one that is not finished stays. Rejects only where the
   * queue must try again: the server is stopping.
   * @returns how it ended; null where another process makes it, or nobody wants it any more.
   */
  make(id: string, signal: AbortSignal): Promise<{ row: ArchiveRow; error: AppError | null } | null>;
}

export function createArchiveMaker(
  deps: Pick<Deps, "db" | "events" | "clock" | "log" | "stopping">,
  { exports, settings }: { readonly exports: Pick<ExportsService, "write">; readonly settings: SettingsService },
  changed: Partial<ArchiveLimits> = {},
): ArchiveMaker {
  const { db, clock, log, stopping } = deps;
  const limits = { ...defaultLimits, ...changed };
  const inTurn = createTurns();

  async function make(id: string, signal: AbortSignal): ReturnType<ArchiveMaker["make"]> {
    const row = await claimArchive(db.orm, id, clock(), new Date(clock().getTime() - silentMs));
    if (!row) return null;
    tellWorkspace(deps, row, { type: "archives" });
    const pulse = startPulse(row);
    try {
      const made = await store(row, pulse, AbortSignal.any([signal, stopping, pulse.gone]));
      if (!(await finishArchive(db.orm, id, made, clock()))) throw new ArchiveGoneError();
      return { row, error: null };
    } catch (error) {
      const isInterrupted = !pulse.gone.aborted && (stopping.aborted || signal.aborted);
      if (isInterrupted) {
        await releaseArchive(db.orm, id);
        throw error;
      }
      return await fail(row, error);
    } finally {
      pulse.stop();
      tellWorkspace(deps, row, { type: "archives" });
    }
  }

  /** Writes file after file and stores the zip as it grows. */
  async function store(row: ArchiveRow, pulse: Pulse, signal: AbortSignal) {
    const { format, language, paper } = row.request;
    const { preferences } = await settings.personal(row.createdBy, language);
    const seen = { texts: 0, problems: 0 };
    const files = archiveFiles({
      format,
      language,
      timeZone: preferences.timeZone ?? "UTC",
      now: clock(),
      texts: listTexts(db.orm, { owner: row, ids: row.request.ids, before: row.createdAt }, pageSize),
      write: ({ text: markdown, variety, direction }, title) =>
        whenFree(
          () =>
            exports.write(
              { title, markdown, variety, direction, owner: row.workspaceId },
              { format, paper: paper ?? paperOf(variety) },
            ),
          signal,
        ),
      onText: (problem) => {
        seen.texts += 1;
        if (problem !== null) seen.problems += 1;
        pulse.progress(seen.texts);
      },
    });
    let size = 0;
    let position = 0;
    for await (const piece of inPieces(zipChunks(files), limits.partBytes)) {
      signal.throwIfAborted();
      size += piece.length;
      if (size > limits.maxBytes) throw new AppError("archive.too_large", { maxMb: Math.floor(limits.maxBytes / megabyte) });
      await keepPart(row.id, position++, piece);
    }
    const error = seen.problems > 0 ? { code: "archive.incomplete" as const, params: { count: seen.problems } } : null;
    return { texts: seen.texts - seen.problems, size, error };
  }

  async function keepPart(id: string, position: number, piece: Uint8Array): Promise<void> {
    const isKept = await insertPart(db.orm, id, position, piece).catch((cause: unknown) => {
      throw new AppError("archive.storage", {}, { cause });
    });
    if (!isKept) throw new ArchiveGoneError();
  }

  /** One file at a time, whoever's archive it is for: the other processes of the exporters stay free for who waits for one file. */
  function whenFree(write: () => Promise<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
    return inTurn(async () => {
      for (;;) {
        signal.throwIfAborted();
        try {
          return await write();
        } catch (error) {
          if (!(error instanceof AppError && error.code === "export.busy")) throw error;
          await delay(limits.waitMs, undefined, { signal });
        }
      }
    });
  }

  /** Nothing of it stays. What cannot even be stored as failed is ended by the sweep. */
  async function fail(row: ArchiveRow, error: unknown): ReturnType<ArchiveMaker["make"]> {
    const known = error instanceof AppError ? error : new AppError("internal", {}, { cause: error });
    const isUnwanted = error instanceof ArchiveGoneError;
    if (!isUnwanted) log.warn({ err: known.cause ?? known, code: known.code, archive: row.id }, "an archive was not made");
    try {
      const failed = { state: "failed", errorCode: known.code, errorParams: known.params } as const;
      return (await endArchive(db.orm, row.id, failed, clock())) ? { row, error: known } : null;
    } catch (failure) {
      log.error({ err: failure, archive: row.id }, "an archive could not be ended");
      return null;
    }
  }

  /** Says regularly that somebody is at work, and how far; hears that nobody wants the archive any more. */
  function startPulse({ id, workspaceId }: ArchiveRow): Pulse {
    const gone = new AbortController();
    let done = 0;
    let lastMs = performance.now();
    const beat = () => {
      lastMs = performance.now();
      saveProgress(db.orm, id, done, clock()).then(
        (isWanted) =>
          isWanted ? tellWorkspace(deps, { workspaceId }, { type: "archives" }) : gone.abort(new ArchiveGoneError()),
        (error: unknown) => log.warn({ err: error, archive: id }, "the progress of an archive was not stored"),
      );
    };
    const timer = setInterval(beat, limits.heartbeatEveryMs);
    return {
      gone: gone.signal,
      progress(texts) {
        done = texts;
        if (performance.now() - lastMs >= limits.progressEveryMs) beat();
      },
      stop: () => clearInterval(timer),
    };
  }

  return { make };
}

interface Pulse {
  /** Aborted when the archive was stopped or deleted. */
  readonly gone: AbortSignal;
  progress(texts: number): void;
  stop(): void;
}

/** The archive was stopped or deleted while it was made. */
class ArchiveGoneError extends Error {
  override readonly name = "ArchiveGoneError";
}

/** Does one thing after the other, however many ask. */
function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** The same bytes in pieces of one size, the last one shorter. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let piece = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(size - filled, chunk.length - at);
      piece.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < size) continue;
      yield piece;
      piece = new Uint8Array(size);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
