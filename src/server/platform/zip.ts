import { strToU8, Zip, ZipDeflate } from "fflate";

/** A file of an archive, in chunks. */
export interface ZipEntry {
  /** The path with folders: 'texts/name.md'. */
  readonly name: string;
  readonly modified: Date;
  readonly pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** The content is already compressed. Compressing it again is slow and saves nothing. */
  readonly isPacked?: boolean;
}

/**
 * A zip archive that is created while it is read. Only one chunk of one file is in memory at a time, and a slow reader slows the
 * creation down. At most 65,535 entries, which is the limit of the format without Zip64.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  return ReadableStream.from(zipChunks(entries));
}

/** Like `zipStream`, for callers that store the archive instead of streaming it: its bytes in order. */
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
    // Compressed content is deflated at level 0 instead of stored. The sizes are written after the content, and some programs read
    // a stored file by the size in front of it.
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
