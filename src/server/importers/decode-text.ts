import { UnreadableFile } from "./importer.ts";

const byteOrderMarks = [
  { label: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { label: "utf-16le", bytes: [0xff, 0xfe] },
  { label: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/**
 * The text of a file whose encoding nobody has said: a byte order mark decides, then whether it is valid UTF-8; what is neither was
 * written by an older Windows, in Arabic or in a Western language.
 * @param declared the encoding that the file names itself, as HTML does; believed where it fits.
 * @throws UnreadableFile `import.type_unknown` for a file that is no text.
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const mark = byteOrderMarks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  if (mark) return new TextDecoder(mark.label).decode(bytes);
  // No text has a NUL, whichever of the encodings that are left it is in.
  if (bytes.includes(0)) throw new UnreadableFile("import.type_unknown");
  return decodeAs("utf-8", bytes) ?? (declared ? decodeAs(declared, bytes) : null) ?? decodeWindows(bytes);
}

/** null where the bytes are not valid in the encoding, or nobody knows it. */
function decodeAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Both Windows pages give every byte a meaning. In Arabic the letters beyond ASCII stand together and make whole words; in French,
 * German or Spanish they stand alone among ASCII letters.
 */
function decodeWindows(bytes: Uint8Array): string {
  const latin1 = new TextDecoder("latin1").decode(bytes);
  let together = 0;
  let amongAscii = 0;
  for (const [run] of latin1.matchAll(/[A-Za-z\xa0-\xff]+/g)) {
    const letters = run.match(/[\xc0-\xff]/g)?.length ?? 0;
    if (letters === 0) continue;
    if (/[A-Za-z]/.test(run)) amongAscii += letters;
    else if (letters > 1) together += letters;
  }
  // Control characters other than tabs and ends of lines come with pictures and programs, not with texts.
  const controls = bytes.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  if (controls > bytes.length / 100) throw new UnreadableFile("import.type_unknown");
  return new TextDecoder(together > amongAscii ? "windows-1256" : "windows-1252").decode(bytes);
}
