import { useSyncExternalStore } from "react";

/** The import that is open over the library, with the files that it was opened with; null while there is none. */
interface OpenImport {
  readonly files: readonly File[];
}

let opened: OpenImport | null = null;
const listeners = new Set<() => void>();

function set(next: OpenImport | null): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Opens the import from wherever the library offers it. */
export function openImport(files: readonly File[] = []): void {
  set({ files });
}

export function closeImport(): void {
  set(null);
}

export function useOpenImport(): OpenImport | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
}
