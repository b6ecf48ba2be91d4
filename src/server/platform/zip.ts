import { strToU8, Zip, ZipDeflate } from "fflate";

/** A file of an archive, in pieces. */
export interface ZipEntry {
  /** With folders: 'texts/name.md'. */
  readonly name: string;
  readonly modified: Date;
  readonly pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** It is compressed already: a second time costs much and gains nothing. */
  readonly isPacked?: boolean;
}

/**
 * A zip archive that is made while it is read: one piece of one file is in memory at a time, however many there are. A reader that
 * is slow slows the making down. At most 65,535 entries, which is the format's limit without its later extension.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  return ReadableStream.from(zipChunks(entries));
}

/** The same for who does not send it: the bytes in the order of the file. */
export async function* zipChunks(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  function* taken() {
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  for await (const { name, modified, pieces, isPacked = false } of entries) {
    // Packed bytes are wrapped and not merely stored: their size is written behind them, and some programs read a stored file by the
    // size that stands before it.
    const file = new ZipDeflate(name, { level: isPacked ? 0 : 6 });
    file.mtime = modified;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(typeof piece === "string" ? strToU8(piece) : piece);
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
