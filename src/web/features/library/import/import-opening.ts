import { createStore } from "#web/lib/store.ts";

/** The import that is open over the library, with the files that it was opened with; null while there is none. */
const opened = createStore<{ readonly files: readonly File[] } | null>(null);

/** Opens the import from wherever the library offers it. */
export function openImport(files: readonly File[] = []): void {
  opened.set({ files });
}

export function closeImport(): void {
  opened.set(null);
}

export const useOpenImport = opened.use;
