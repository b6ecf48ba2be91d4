import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { FetchProblem, inGb } from "./fetch-problem.ts";
import { connectionProblem, discard, type HubFile, hubTimeoutMs, openHubFile } from "./hub-file.ts";
import { freeBytes } from "./machine.ts";
import { hashOf, type PartNote, partOf, partSize, readPartNote, removePart, writePartNote } from "./part-file.ts";

export interface DownloadOptions {
  /** The id of the model, noted beside the part. */
  readonly model: string;
  readonly url: string;
  /** What the catalogue knows of the file; null: nothing. */
  readonly bytes: number | null;
  readonly sha256: string | null;
  /** The whole file's path; its part lies beside it. */
  readonly target: string;
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number, total: number | null) => void;
  /** Waits before another try, in milliseconds; any progress begins them anew. Tests shorten them. */
  readonly waits?: readonly number[];
  readonly timeoutMs?: number;
  readonly free?: (folder: string) => Promise<number>;
}

export interface Downloaded {
  readonly bytes: number;
  readonly sha256: string;
}

/** What must stay free on the disk: the database and the system need some. */
const reserveBytes = 256 * 1024 ** 2;
const usualWaits = [1_000, 3_000, 9_000, 27_000];

/**
 * Fetches a file into its part, from where an earlier attempt ended if the hub still has the same file. Whoever calls renames the part:
 * a file without `.part` is whole and checked.
 * @throws FetchProblem; what was fetched is kept, unless it cannot become the file. The signal's reason when aborted.
 */
export async function download(options: DownloadOptions): Promise<Downloaded> {
  const waits = options.waits ?? usualWaits;
  await mkdir(dirname(options.target), { recursive: true });
  let failures = 0;
  for (;;) {
    const before = await partSize(options.target);
    try {
      return await attempt(options);
    } catch (error) {
      options.signal.throwIfAborted();
      const problem = connectionProblem(error);
      failures = (await partSize(options.target)) > before ? 0 : failures + 1;
      const pause = waits[failures === 0 ? 0 : failures - 1];
      if (!problem?.passes || pause === undefined) throw problem ?? error;
      await wait(pause, undefined, { signal: options.signal });
    }
  }
}

async function attempt(options: DownloadOptions): Promise<Downloaded> {
  const { target, url, model, signal, timeoutMs = hubTimeoutMs } = options;
  const note = await readPartNote(target);
  // Without a sign of the file's identity, what lies there could be the half of another one.
  const have = note?.url === url && (note.etag ?? note.hubSha256) !== null ? await partSize(target) : 0;
  if (note && have > 0 && have === note.total) {
    return checked(options, (await hashOf(partOf(target), signal)).digest("hex"), note.hubSha256);
  }
  const file = await openHubFile(url, have > 0 ? { from: have, etag: note?.etag ?? null } : null, signal, timeoutMs);
  try {
    if (file.status !== 200 && !(note && goesOn(file, note, have))) throw await beginAnew(target);
    const start = file.status === 206 ? have : 0;
    await refuseImpossible(options, file, start);
    const { etag, hubSha256, total } = file;
    await writePartNote(target, { model, url, etag, hubSha256, total, sha256: null, isPaused: false });
    return await checked(options, await receive(options, file, start), hubSha256);
  } finally {
    discard(file.body);
  }
}

/** Whether this is the rest of what lies there. */
function goesOn(file: HubFile, note: PartNote, have: number): boolean {
  const isSame = file.hubSha256 === null ? note.etag !== null && note.etag === file.etag : note.hubSha256 === file.hubSha256;
  return file.status === 206 && file.start === have && isSame;
}

async function beginAnew(target: string): Promise<FetchProblem> {
  await removePart(target);
  return new FetchProblem("cut", {}, { passes: true, detail: "the file has changed" });
}

/** Before a byte is written: another file than the catalogue's, and a disk without room. */
async function refuseImpossible(
  { bytes, target, free = freeBytes }: DownloadOptions,
  file: HubFile,
  start: number,
): Promise<void> {
  const { total } = file;
  if (bytes !== null && total !== null && bytes !== total)
    throw new FetchProblem("size", { said: inGb(bytes), told: inGb(total) });
  const needed = (total ?? bytes ?? 0) - start + reserveBytes;
  const has = await free(dirname(target));
  if (has < needed) throw new FetchProblem("no_space", { full: "no", needed: inGb(needed), free: inGb(has) });
}

/** @returns the checksum of the whole file */
async function receive(options: DownloadOptions, file: HubFile, start: number): Promise<string> {
  const { target, signal, onProgress } = options;
  const part = partOf(target);
  const hash = start > 0 ? await hashOf(part, signal) : createHash("sha256");
  const handle = await open(part, start > 0 ? "a" : "w");
  let size = start;
  let first = start === 0;
  try {
    onProgress(size, file.total);
    for await (const chunk of file.body as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      if (first) refuseForeign(chunk);
      first = false;
      if (file.total !== null && size + chunk.length > file.total) {
        await removePart(target);
        throw new FetchProblem("size", { said: inGb(file.total), told: inGb(size + chunk.length) });
      }
      await handle.writeFile(chunk);
      hash.update(chunk);
      size += chunk.length;
      onProgress(size, file.total);
    }
    await handle.datasync();
  } finally {
    await handle.close();
  }
  if (file.total !== null && size < file.total)
    throw new FetchProblem("cut", {}, { passes: true, detail: `${size} of ${file.total}` });
  return hash.digest("hex");
}

/** The first bytes of a model say what it is; those of a page too, whatever its sender calls it. */
function refuseForeign(chunk: Buffer): void {
  const head = chunk.subarray(0, 512).toString("latin1");
  if (head.startsWith("GGUF".slice(0, chunk.length))) return;
  throw new FetchProblem(/^\s*<(!doctype|html|\?xml)/i.test(head) ? "web_page" : "damaged");
}

/** The catalogue's checksum counts; where it has none, the file must at least be the one that the hub states. */
async function checked({ target, sha256 }: DownloadOptions, computed: string, stated: string | null): Promise<Downloaded> {
  const expected = sha256 ?? stated;
  if (expected !== null && computed !== expected) {
    await removePart(target);
    throw new FetchProblem("checksum", { expected: expected.slice(0, 12), computed: computed.slice(0, 12) });
  }
  return { bytes: await partSize(target), sha256: computed };
}
