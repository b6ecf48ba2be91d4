import type { ImportFormat } from "#shared/contracts/imports.ts";
import { UnreadableFile } from "./importer.ts";

const startsWith = (bytes: Uint8Array, signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);

const zip = [0x50, 0x4b, 0x03, 0x04];
/** The container of Word before 2007, and of every file of Office that has a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** What people take for a text and is none: PDF, RTF, PNG, JPEG, GIF, gzip. */
const foreign = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
];

/**
 * What a file is by its content; its name decides only between texts. A Word file that somebody called .txt is still one.
 * @throws UnreadableFile for what cannot be read at all.
 */
export function kindOf(name: string, bytes: Uint8Array): ImportFormat {
  if (bytes.length === 0) throw new UnreadableFile("import.empty");
  if (startsWith(bytes, zip)) return "docx";
  if (startsWith(bytes, compound)) throw new UnreadableFile(isEncrypted(bytes) ? "import.encrypted" : "import.old_word");
  if (foreign.some((signature) => startsWith(bytes, signature))) throw new UnreadableFile("import.type_unknown");
  const extension = /\.([a-z0-9]+)\s*$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  // A download that broke off at its first byte still has its name.
  if (extension === "docx") throw new UnreadableFile("import.damaged");
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, 1_000)).trimStart();
  if (/^(?:\u00ef\u00bb\u00bf)?\s*(?:<!doctype html|<html[\s>])/i.test(beginning)) return "html";
  if (extension === "md" || extension === "markdown") return "md";
  return extension === "html" || extension === "htm" || extension === "xhtml" ? "html" : "txt";
}

/** Encrypted documents are one stream of this name, written in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from("EncryptedPackage", "utf16le"));
}
