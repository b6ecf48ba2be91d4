import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** No upload takes this long, because Node limits a request to five minutes. */
const leftoverMs = 60 * 60 * 1000;

export interface ScratchDirectory {
  /** Runs `work` with a new directory that only this server can read. Removes it afterwards, also after an error. */
  with<Result>(work: (directory: string) => Promise<Result>): Promise<Result>;
  /** Removes directories of servers that crashed. */
  sweep(): Promise<void>;
}

/** Directories for files that exist as long as a request. `parent` is created on first use. */
export function createScratchDirectory(parent: string): ScratchDirectory {
  return {
    async with(work) {
      await mkdir(parent, { recursive: true, mode: 0o700 });
      const directory = await mkdtemp(join(parent, `${process.pid}-`));
      try {
        return await work(directory);
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
    async sweep() {
      for (const name of await readdir(parent).catch(() => [])) {
        const directory = join(parent, name);
        if (await isLeftover(directory, Number.parseInt(name, 10))) await rm(directory, { recursive: true, force: true });
      }
    },
  };
}

/** Another server may run on this machine. The name of a directory contains the id of its process. */
async function isLeftover(directory: string, pid: number): Promise<boolean> {
  if (pid === process.pid || !isRunning(pid)) return true;
  const made = await stat(directory).catch(() => null);
  return made !== null && Date.now() - made.mtimeMs > leftoverMs;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
