import { closeSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";

/** The name that a text's receipt shows: the file's, without its folder and ending. */
export function modelName(file: string): string {
  return basename(file).replace(/\.gguf$/i, "");
}

/** What is wrong with a model's file at first sight: it is not there, or is no GGUF file. null: nothing. Reads four bytes. */
export function fileProblem(file: string): "missing" | "damaged" | null {
  let handle: number;
  try {
    handle = openSync(file, "r");
  } catch {
    return "missing";
  }
  try {
    const magic = Buffer.alloc(4);
    readSync(handle, magic, 0, 4, 0);
    return magic.toString("latin1") === "GGUF" ? null : "damaged";
  } catch {
    // A folder opens and cannot be read.
    return "missing";
  } finally {
    closeSync(handle);
  }
}
