import { titleOf } from "#language/text/title.ts";

/** Reserved by Windows whatever the extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** File systems allow 255 bytes; an Arabic letter takes two. */
const nameMaxChars = 80;
/** As long as the usual libraries for saving files wait. */
const revokeAfterMs = 40_000;

/**
 * A file name that every system takes, from a title in any script: without separators, control and bidi characters, not hidden,
 * not reserved. 'text' where nothing is left.
 */
export function safeFileName(title: string, extension: string): string {
  const name = title
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/[<>:"/\\|?*]/g, " ")
    .replace(/\s+/g, " ")
    .slice(0, nameMaxChars)
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const usable = name === "" || reserved.test(name) ? "text" : name;
  return `${usable}.${extension}`;
}

/** Hands a text to the browser as a file. `type` without charset: the file is UTF-8. */
export function saveTextFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
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
