import { titleOf } from "#language/text/title.ts";

/** As long as the usual libraries for saving files wait. */
const revokeAfterMs = 40_000;

/** Hands a text to the browser as a file. `type` without charset: the file is UTF-8. */
export function saveTextFile(name: string, type: string, content: string): void {
  saveFile(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Hands a file to the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // A busy browser takes the file, and its name, some time after the click; the memory is given back when it surely has.
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}

/** The name that a text is saved under: its title, else its first line. */
export function fileTitle(title: string | null, text: string): string {
  return title?.trim() || titleOf(text);
}
