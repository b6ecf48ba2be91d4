import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { StartupError } from "../startup-error.ts";

/** Another running process holds the data directory. */
export class DatabaseLockedError extends StartupError {
  override readonly name = "DatabaseLockedError";
}

const lockContent = z.object({ pid: z.number().int().positive(), startedAt: z.string() });
type LockContent = z.infer<typeof lockContent>;

/**
 * Takes `<directory>.lock` for this process. PGlite lets two processes open one directory and then loses their data, so only this
 * lock protects the texts from a second start. The lock of a dead process is taken over. Process ids are reused, so the process's
 * start time must match too.
 * @returns a function that releases the lock.
 * @throws DatabaseLockedError
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory}.lock`;
  mkdirSync(dirname(directory), { recursive: true });
  const own: LockContent = { pid: process.pid, startedAt: processStart(process.pid) ?? "unknown" };
  // The lock is written to another file and then linked, so that it never exists without its content.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (tryLink(draft, file)) return () => release(file, own);
      removeIfStale(file, directory);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new DatabaseLockedError(`The data directory ${directory} is being opened by another process; try again.`);
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function removeIfStale(file: string, directory: string): void {
  const inUse = (pid: number) =>
    new DatabaseLockedError(
      `The data directory ${directory} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`,
    );
  const held = readLock(file);
  if (held && isAlive(held)) throw inUse(held.pid);
  // Two starts may find the same stale lock. Moving it aside shows whether the other start has already replaced it. In that case
  // the moved lock is live and is moved back.
  const aside = `${file}.stale.${process.pid}`;
  if (!tryRename(file, aside)) return;
  const moved = readLock(aside);
  const live = moved !== null && isAlive(moved);
  if (live) tryLink(aside, file);
  rmSync(aside, { force: true });
  if (live) throw inUse(moved.pid);
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

function readLock(file: string): LockContent | null {
  try {
    const parsed = lockContent.safeParse(JSON.parse(readFileSync(file, "utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    // The lock is missing or not JSON. In both cases it has no live owner.
    return null;
  }
}

function isAlive(held: LockContent): boolean {
  try {
    process.kill(held.pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const started = processStart(held.pid);
  return started === null || held.startedAt === "unknown" || started === held.startedAt;
}

/** A process's start time in clock ticks since boot; null if the system does not provide it (macOS, Windows). */
function processStart(pid: number): string | null {
  try {
    // Field 22 of proc_pid_stat(5). The name in field 2 may contain spaces and brackets, so counting starts after it.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function release(file: string, own: LockContent): void {
  const held = readLock(file);
  if (held?.pid === own.pid && held.startedAt === own.startedAt) rmSync(file, { force: true });
}
