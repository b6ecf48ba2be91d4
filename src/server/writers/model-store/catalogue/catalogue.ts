import { allam } from "./allam-7b.ts";
import type { CatalogueModel } from "./catalogue-model.ts";
import { gemma4 } from "./gemma4-e4b.ts";
import { qwen35Small } from "./qwen35-4b.ts";
import { qwen35Large } from "./qwen35-9b.ts";

/** The models on offer: by the machine they are meant for, the one to recommend first. */
export const catalogue: readonly CatalogueModel[] = [qwen35Small, gemma4, allam, qwen35Large];

export const findCatalogueModel = (id: string): CatalogueModel | null => catalogue.find((model) => model.id === id) ?? null;

/** The model that a file of this name holds, as far as names tell. */
export const modelOfFile = (name: string): CatalogueModel | null => catalogue.find(({ hub }) => hub.file === name) ?? null;

/** A machine that is sold with 8 GB shows its system less than that. */
const shownShare = 0.85;
const gigabyte = 1024 ** 3;

export function fitsMemory({ machineGb }: Pick<CatalogueModel, "machineGb">, memoryBytes: number): boolean {
  return memoryBytes >= machineGb * shownShare * gigabyte;
}

/** The largest that this machine has memory and room for, the first of its size; null: none. One of unknown size is not recommended. */
export function recommendedFor(machine: { readonly memoryBytes: number; readonly freeBytes: number }): CatalogueModel | null {
  const fitting = catalogue.filter(
    (model) => fitsMemory(model, machine.memoryBytes) && model.bytes !== null && model.bytes <= machine.freeBytes,
  );
  const largest = Math.max(...fitting.map(({ machineGb }) => machineGb));
  return fitting.find(({ machineGb }) => machineGb === largest) ?? null;
}
