import type { Manifest } from "vite";

/** The tags of a module's scripts, as `scriptTag` makes them, and style sheets, without those that the HTML's own entry fetches anyway. */
export function preloadTags(manifest: Manifest, entry: string, module: string, scriptTag: (address: string) => string): string {
  const known = filesOf(manifest, entry);
  const page = filesOf(manifest, module);
  const own = (files: ReadonlySet<string>, fetched: ReadonlySet<string>) => [...files].filter((file) => !fetched.has(file));
  const scripts = own(page.scripts, known.scripts).map((file) => scriptTag(`/${file}`));
  const styles = own(page.styles, known.styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return [...scripts, ...styles].join("");
}

interface Files {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** A chunk's files and those of everything that it imports before it can run. */
function filesOf(manifest: Manifest, key: string, found: Files = { scripts: new Set(), styles: new Set() }): Files {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: a table of pages and the files disagree.`);
  if (found.scripts.has(chunk.file)) return found;
  found.scripts.add(chunk.file);
  for (const style of chunk.css ?? []) found.styles.add(style);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

/**
 * What the public entry has to fetch along with a module: nothing for a page, whose HTML names all of its files, styles too. Without
 * their names the entry is smaller.
 */
export function unnamedFiles(file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  const isNamed = /\/public-[^/]+\.js$/.test(hostId) && /-page-[^/]+\.js$/.test(file);
  return isNamed ? [] : dependencies;
}
