import type { Plugin, Rolldown } from "vite";
import { joinSmallChunks } from "./chunk-plan.ts";

const limits = { smallBelow: 6_000, joinedBelow: 40_000, vainPerJoin: 200_000 };
/**
 * What a page may fetch in vain, as a share of what it needs. So the app's pages have 40 % fewer files for one
 * hundredth more bytes (decision 6). Public pages have little room for more (scripts/budgets.mjs).
 */
const vainShares = { app: 0.03, public: 0.01 };

export interface SharedChunks {
  readonly plugin: Plugin;
  /** For the bundler's `codeSplitting`. */
  readonly group: Rolldown.CodeSplittingGroup;
}

/**
 * Joins small files that several parts of the app share. Which modules a file needs in the end only a build tells, so there are two: the
 * first leaves nothing but the plan for the second.
 */
export function sharedChunks(): SharedChunks {
  let fileOf: ReadonlyMap<string, string> | null = null;
  return {
    plugin: {
      name: "lahja-shared-chunks",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      // Before the build that is kept.
      buildApp: {
        order: "pre",
        async handler({ build, environments: { client } }) {
          if (client) await build(client);
        },
      },
      generateBundle: {
        order: "post",
        handler(_, bundle) {
          if (fileOf) return;
          fileOf = plan(Object.values(bundle).filter((file) => file.type === "chunk"));
          for (const name of Object.keys(bundle)) delete bundle[name];
        },
      },
    },
    group: { name: (module) => fileOf?.get(module) ?? null },
  };
}

/** The files that public pages may fetch, at once or later. */
function filesOfPublicPages(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry, name }) => isEntry && name === "public").map(({ fileName }) => fileName));
  for (const file of found)
    for (const next of [...(known.get(file)?.imports ?? []), ...(known.get(file)?.dynamicImports ?? [])]) found.add(next);
  return found;
}

/** @returns the name of the file that each module of a joined one stands in: that of its largest part, with a number where it is taken. */
function plan(chunks: readonly Rolldown.OutputChunk[]): Map<string, string> {
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ofPublicPages = filesOfPublicPages(chunks);
  const nodes = chunks.map((chunk) => ({
    name: chunk.fileName,
    imports: chunk.imports,
    bytes: chunk.code.length,
    vainShare: chunk.isEntry || chunk.isDynamicEntry ? vainShares[ofPublicPages.has(chunk.fileName) ? "public" : "app"] : null,
  }));
  const joined = joinSmallChunks(nodes, limits).map((names) => names.flatMap((name) => known.get(name) ?? []));
  const fileOf = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const parts of joined) {
    const { name } = parts.reduce((one, other) => (one.code.length >= other.code.length ? one : other));
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    for (const { moduleIds } of parts) for (const id of moduleIds) fileOf.set(id, count === 1 ? name : `${name}-${count}`);
  }
  return fileOf;
}
