import { strToU8, Zip, ZipDeflate } from "fflate";

/** A file of an archive, in pieces. */
export interface ZipEntry {
  /** With folders: 'texts/name.md'. */
  readonly name: string;
  readonly modified: Date;
  readonly pieces: Iterable<string> | AsyncIterable<string>;
}

/**
 * A zip archive that is made while it is read: one piece of one file is in memory at a time, however many there are. A reader that
 * is slow slows the making down. At most 65,535 entries, which is the format's limit without its later extension.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  return ReadableStream.from(zipped(entries));
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
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
  for await (const { name, modified, pieces } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = modified;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(strToU8(piece));
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
