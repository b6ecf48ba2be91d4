import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PlacedFile } from "#shared/contracts/local-models.ts";
import { modelOfFile } from "./catalogue/catalogue.ts";
import { FetchProblem } from "./fetch-problem.ts";
import { type GgufHeader, readGgufHeader } from "./gguf-header.ts";

export interface ModelFiles {
  /** All models in the folder, whoever put them there, by name. */
  list(): Promise<PlacedFile[]>;
  /** The path of a file that can write. Throws `local_model.unknown`, `local_model.damaged`, `local_model.no_chat`. */
  usable(name: string): Promise<{ readonly path: string; readonly header: GgufHeader }>;
  /** Throws `local_model.unknown`. */
  remove(name: string): Promise<void>;
}

interface Seen {
  readonly stamp: string;
  readonly header: GgufHeader | null;
}

/** The models' folder. What a file's first part says is read once, and again when the file has changed. */
export function createModelFiles(folder: string): ModelFiles {
  const seen = new Map<string, Seen>();

  async function names(): Promise<string[]> {
    const all = await readdir(folder).catch(() => []);
    return all.filter((name) => /\.gguf$/i.test(name) && !name.startsWith(".")).sort();
  }

  async function look(name: string): Promise<{ bytes: number; header: GgufHeader | null } | null> {
    const found = await stat(join(folder, name)).catch(() => null);
    if (!found?.isFile()) return null;
    const stamp = `${found.size} ${found.mtimeMs}`;
    const before = seen.get(name);
    const header = before?.stamp === stamp ? before.header : await readGgufHeader(join(folder, name));
    seen.set(name, { stamp, header });
    return { bytes: found.size, header };
  }

  return {
    async list() {
      const files: PlacedFile[] = [];
      for (const name of await names()) {
        const found = await look(name);
        if (!found) continue;
        const problem = problemOf(found.header);
        files.push({
          name,
          bytes: found.bytes,
          model: modelOfFile(name)?.id ?? null,
          problem: problem && { code: problem.code, params: problem.params },
        });
      }
      return files;
    },
    async usable(name) {
      const found = (await names()).includes(name) ? await look(name) : null;
      if (!found) throw new FetchProblem("unknown");
      const problem = problemOf(found.header);
      if (problem || !found.header) throw problem ?? new FetchProblem("damaged");
      return { path: join(folder, name), header: found.header };
    },
    async remove(name) {
      if (!(await names()).includes(name)) throw new FetchProblem("unknown");
      await rm(join(folder, name));
    },
  };
}

function problemOf(header: GgufHeader | null): FetchProblem | null {
  if (!header || header.isCut) return new FetchProblem("damaged");
  return header.hasChatTemplate ? null : new FetchProblem("no_chat");
}
