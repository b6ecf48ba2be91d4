import { useCallback, useEffect, useRef, useState } from "react";
import { type ImportPreview, maxImportBytes, maxImportFiles } from "#shared/contracts/imports.ts";
import type { Variety } from "#shared/options.ts";
import { previewImport } from "#web/api/imports.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { newKey } from "#web/lib/new-key.ts";

type ReadText = NonNullable<ImportPreview["files"][number]["text"]>;

/** A file on its way into the library. */
export interface ImportFile {
  readonly key: string;
  readonly file: File;
  readonly state:
    | { readonly kind: "reading" }
    | { readonly kind: "read"; readonly text: ReadText }
    /** The file cannot become a text; the error says why. */
    | { readonly kind: "refused"; readonly error: { readonly code: string; readonly params: object } }
    /** It was not read: no connection, too busy. Another try may help. */
    | { readonly kind: "failed"; readonly error: unknown };
  /** What the person makes of it. */
  readonly isWanted: boolean;
  readonly title: string;
  readonly variety: Variety | null;
}

export interface ImportFiles {
  readonly files: readonly ImportFile[];
  /** Whether some were left out because an import holds no more. */
  readonly isFull: boolean;
  /** Whether some were left out because they are on the list already. */
  readonly hasRepeated: boolean;
  add(files: readonly File[]): void;
  remove(key: string): void;
  change(key: string, change: Partial<Pick<ImportFile, "isWanted" | "title" | "variety">>): void;
  retry(key: string): void;
}

/** Two at a time: one is read while the next is sent. */
const readAtOnce = 2;

/** The files of an import, each read by the server as soon as it is chosen. */
export function useImportFiles(first: readonly File[]): ImportFiles {
  const [files, setFiles] = useState<readonly ImportFile[]>(() => first.slice(0, maxImportFiles).map(newFile));
  const [isFull, setFull] = useState(first.length > maxImportFiles);
  const [hasRepeated, setRepeated] = useState(false);
  const change = useCallback(
    (key: string, next: Partial<ImportFile>) =>
      setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each))),
    [],
  );
  const read = useReading(files, change);

  return {
    files,
    isFull,
    hasRepeated,
    change,
    add(added) {
      const fresh = newOnes(added, files);
      const taken = fresh.slice(0, Math.max(0, maxImportFiles - files.length)).map(newFile);
      setRepeated(fresh.length < added.length);
      setFull(taken.length < fresh.length);
      setFiles([...files, ...taken]);
      for (const each of taken) read(each);
    },
    remove(key) {
      setFull(false);
      setRepeated(false);
      setFiles((all) => all.filter((each) => each.key !== key));
    },
    retry(key) {
      const again = files.find((each) => each.key === key);
      if (!again) return;
      change(key, { state: { kind: "reading" } });
      read({ ...again, state: { kind: "reading" } });
    },
  };
}

/** Reads files one after the other in a few lanes; what is on its way when the dialog goes is broken off. */
function useReading(
  first: readonly ImportFile[],
  onRead: (key: string, change: Partial<ImportFile>) => void,
): (file: ImportFile) => void {
  const initial = useRef(first);
  const lanes = useRef<Promise<void>[]>([]);
  const turn = useRef(0);
  const abort = useRef(new AbortController());
  const read = useCallback(
    ({ key, file, state }: ImportFile) => {
      if (state.kind !== "reading") return;
      const { signal } = abort.current;
      const lane = turn.current++ % readAtOnce;
      lanes.current[lane] = (lanes.current[lane] ?? Promise.resolve()).then(async () => {
        if (signal.aborted) return;
        const result = await readOne(file, signal).catch(failed);
        if (!signal.aborted) onRead(key, result);
      });
    },
    [onRead],
  );
  useEffect(() => {
    abort.current = new AbortController();
    for (const each of initial.current) read(each);
    return () => abort.current.abort();
  }, [read]);
  return read;
}

/**
 * Those of the files that are not on the list yet. A file that was mended since it was chosen has another time; one that could not be
 * read may be tried again.
 */
export function newOnes(added: readonly File[], listed: readonly Pick<ImportFile, "file" | "state">[]): File[] {
  const signOf = ({ name, size, lastModified }: File) => JSON.stringify([name, size, lastModified]);
  const known = new Set(listed.filter(({ state }) => state.kind !== "failed").map(({ file }) => signOf(file)));
  return added.filter((file) => !known.has(signOf(file)));
}

const failed = (error: unknown): Partial<ImportFile> => ({ state: { kind: "failed", error } });

function newFile(file: File): ImportFile {
  const rest = { key: newKey(), file, isWanted: false, title: "", variety: null };
  if (file.size <= maxImportBytes) return { ...rest, state: { kind: "reading" } };
  const error = { code: "import.too_large", params: { maxMb: maxImportBytes / 1024 ** 2 } };
  return { ...rest, state: { kind: "refused", error } };
}

async function readOne(file: File, signal: AbortSignal): Promise<Partial<ImportFile>> {
  const { text, error } = await previewImport(file, signal);
  if (text) return { state: { kind: "read", text }, isWanted: true, title: text.title, variety: text.variety };
  if (!error) throw new ApiError("unknown");
  return { state: { kind: "refused", error } };
}
