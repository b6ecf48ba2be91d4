import { readdirSync, readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import process from "node:process";
import type { Machine } from "#shared/contracts/local-models.ts";

/** What a model would run on. The processor computes alone: a graphics card is named, so that nobody wonders, and not used. */
export async function lookAtMachine(folder: string): Promise<Machine> {
  return {
    memoryBytes: totalmem(),
    freeBytes: await freeBytes(folder),
    processor: cpus()[0]?.model.trim() || process.arch,
    cores: availableParallelism(),
    graphics: graphics(),
  };
}

/** What a process without special rights may still write there. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const vendors: Readonly<Record<string, string>> = { "0x10de": "NVIDIA", "0x1002": "AMD", "0x8086": "Intel" };

/** The makers of the graphics cards, as Linux tells them without a program being run; null where it tells none. */
function graphics(): string | null {
  try {
    const cards = readdirSync("/sys/class/drm").filter((name) => /^card\d+$/.test(name));
    const found = cards.map((card) => vendors[readFileSync(`/sys/class/drm/${card}/device/vendor`, "utf8").trim()]);
    const names = [...new Set(found.filter((name) => name !== undefined))];
    return names.length > 0 ? names.join(", ") : null;
  } catch {
    return process.platform === "darwin" && process.arch === "arm64" ? "Apple" : null;
  }
}
