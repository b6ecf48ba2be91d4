import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made = new Set<string>();

// For who uses the helpers outside of a test file.
process.once("exit", removeTempDirs);

/** An empty folder for the tests of one file. It is removed after the last of them (tests/support/setup.ts). */
export function tempDir(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `lahja-${name}-`));
  made.add(directory);
  return directory;
}

export function removeTempDirs(): void {
  // A process that a test has ended may still be closing its files.
  for (const directory of made) rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  made.clear();
}
