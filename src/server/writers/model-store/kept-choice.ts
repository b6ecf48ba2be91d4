import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { localChoice, speed } from "#shared/contracts/local-models.ts";

/** What the operator chose in the app or by the command: one small file, so that both agree and neither needs the other to run. */
const keptChoice = z.object({
  choice: localChoice.nullable(),
  speed: speed.nullable(),
  /** The licences that were accepted before anything was fetched. */
  accepted: z.array(z.object({ model: z.string(), licence: z.string(), at: z.iso.datetime() })),
  /** Checksums by file, of what was fetched: known to the catalogue, or confirmed by the operator. */
  files: z.record(z.string(), z.object({ sha256: z.string(), confirmed: z.boolean() })),
});
export type KeptChoice = z.infer<typeof keptChoice>;

const nothingKept: KeptChoice = { choice: null, speed: null, accepted: [], files: {} };

export const choiceFile = (folder: string): string => join(folder, "choice.json");

/** What is kept in this folder; nothing where there is no such file, or one that cannot be read. */
export function readChoice(folder: string): KeptChoice {
  try {
    return keptChoice.parse(JSON.parse(readFileSync(choiceFile(folder), "utf8")));
  } catch {
    return nothingKept;
  }
}

/** Changes what is kept. The file is replaced as a whole: a process that reads meanwhile sees the old one or the new one. */
export function changeChoice(folder: string, change: (kept: KeptChoice) => Partial<KeptChoice>): KeptChoice {
  const file = choiceFile(folder);
  const kept = readChoice(folder);
  const next = { ...kept, ...change(kept) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(next, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  return next;
}
