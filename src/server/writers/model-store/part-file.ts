import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { z } from "zod";
import { DatabaseLockedError, lockDirectory } from "#server/platform/db/directory-lock.ts";
import { FetchProblem } from "./fetch-problem.ts";

/** What is kept beside a file that is not whole yet, so that another process can go on with it. */
const partNote = z.object({
  model: z.string(),
  url: z.string(),
  etag: z.string().nullable(),
  hubSha256: z.string().nullable(),
  total: z.number().nullable(),
  /** Computed when the file was whole; it then waits to be confirmed. */
  sha256: z.string().nullable(),
  /** Somebody paused it: a start of the server does not go on by itself. */
  isPaused: z.boolean(),
});
export type PartNote = z.infer<typeof partNote>;

export const partOf = (target: string): string => `${target}.part`;
const noteOf = (target: string): string => `${target}.part.json`;

/** null where there is none, or one of another version. */
export async function readPartNote(target: string): Promise<PartNote | null> {
  try {
    return partNote.parse(JSON.parse(await readFile(noteOf(target), "utf8")));
  } catch {
    return null;
  }
}

export async function writePartNote(target: string, note: PartNote): Promise<void> {
  await writeFile(noteOf(target), `${JSON.stringify(note, null, 2)}\n`);
}

export async function partSize(target: string): Promise<number> {
  return (await stat(partOf(target)).catch(() => null))?.size ?? 0;
}

export async function removePart(target: string): Promise<void> {
  await Promise.all([partOf(target), noteOf(target)].map((file) => rm(file, { force: true })));
}

export async function removePartNote(target: string): Promise<void> {
  await rm(noteOf(target), { force: true });
}

/** The checksum so far, to be gone on with. */
export async function hashOf(file: string, signal: AbortSignal): Promise<Hash> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 ** 2, signal })) hash.update(chunk as Buffer);
  return hash;
}

/**
 * Keeps other processes from fetching the same file: the command and the server would write into one part.
 * @returns what releases it. Throws `local_model.busy`.
 */
export function lockPart(target: string): () => void {
  try {
    return lockDirectory(partOf(target));
  } catch (error) {
    if (error instanceof DatabaseLockedError) throw new FetchProblem("busy");
    throw error;
  }
}
