import { type UnzipFileInfo, unzipSync } from "fflate";
import { UnreadableFile } from "./importer.ts";

/** What all parts that are read may come to once they are unpacked. */
const maxUnpackedBytes = 50 * 1024 * 1024;
/** Text in XML gets to a hundredth of its size at the most; a bomb to a thousandth. Only of parts that would hurt. */
const maxRatio = 200;
const smallBytes = 5 * 1024 * 1024;

/**
 * Unpacks the parts of a zip archive that are asked for. What the archive says about their sizes is looked at before anything is
 * unpacked, and a part that is larger than it says ends where it said: there is no more room for it.
 * @throws UnreadableFile `import.bomb`, or `import.damaged` for a broken archive.
 */
export function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  let unpacked = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
    if (!isWanted(name)) return false;
    unpacked += originalSize;
    const isBomb = originalSize > smallBytes && originalSize > size * maxRatio;
    if (isBomb || unpacked > maxUnpackedBytes) throw new UnreadableFile("import.bomb");
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile("import.damaged", {}, { cause });
  }
}
