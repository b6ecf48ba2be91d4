import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "#shared/errors.ts";

export interface UploadLimits {
  /** The field whose files are kept. Everything else is skipped. */
  readonly field: string;
  readonly files: number;
  readonly fileBytes: number;
  readonly bodyBytes: number;
}

export interface UploadBody {
  readonly contentType: string;
  /** In bytes; null if the sender does not announce it. */
  readonly length: number | null;
  readonly stream: ReadableStream<Uint8Array> | null;
}

export function uploadBodyOf({ headers, body }: Request): UploadBody {
  const length = headers.get("content-length");
  return { contentType: headers.get("content-type") ?? "", length: length === null ? null : Number(length), stream: body };
}

export interface ReceivedFile {
  /** The name that the browser sent. Show it, but never use it as a path. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** A larger file is truncated at `fileBytes`. */
  readonly isTooLarge: boolean;
  /** A hash of the name and content. */
  readonly hash: string;
}

/** The most parts other than files. A body of headers alone would otherwise keep the parser busy. */
const otherParts = 20;
const headerBytes = 16 * 1024;

/**
 * Writes the files of a multipart body into a directory while they arrive, so that memory holds only the current chunks.
 * @throws AppError request.too_large as soon as the limit is exceeded; request.invalid if the body is not multipart, is
 * incomplete, or has no file or too many; and file system errors.
 */
export async function receiveFiles(body: UploadBody, directory: string, limits: UploadLimits): Promise<ReceivedFile[]> {
  if ((body.length ?? 0) > limits.bodyBytes) throw tooLarge(limits);
  const parser = parserOf(body, limits);
  const stopped = new AbortController();
  const fail = (error: unknown) => stopped.abort(error);
  const saved: Promise<ReceivedFile>[] = [];
  parser.on("partsLimit", () => fail(invalidBody()));
  parser.on("file", (field, stream, name) => {
    if (field !== limits.field) return void stream.on("error", fail).resume();
    if (saved.length === limits.files) fail(invalidBody());
    const saving = save(stream, { name, path: join(directory, String(saved.length)) }, stopped.signal);
    saving.catch(fail);
    saved.push(saving);
  });
  try {
    await pipeline(chunksOf(body, limits), parser, { signal: stopped.signal });
    if (saved.length === 0) throw invalidBody();
    return await Promise.all(saved);
  } catch (error) {
    fail(error);
    await Promise.allSettled(saved);
    throw errorFor(stopped.signal.reason);
  }
}

function parserOf({ contentType }: UploadBody, { files, fileBytes }: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      preservePath: true,
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: { fileSize: fileBytes, parts: files + otherParts, fieldSize: 1, headerPairs: 20, headerSize: headerBytes },
    });
  } catch (cause) {
    throw invalidBody(cause);
  }
}

/** Releases the body at the end instead of cancelling it, which would close the connection before the error response is sent. */
async function* chunksOf({ stream }: UploadBody, limits: UploadLimits): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader();
  if (!reader) return;
  try {
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.length;
      if (bytes > limits.bodyBytes) throw tooLarge(limits);
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

async function save(
  stream: BusboyFileStream,
  { name, path }: { name: string; path: string },
  signal: AbortSignal,
): Promise<ReceivedFile> {
  const hash = createHash("sha256").update(name);
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
    { signal },
  );
  return { name: unescaped(name), path, bytes: stream.bytesRead, isTooLarge: stream.truncated, hash: hash.digest("base64") };
}

/** Reverses exactly the escapes that browsers use in file names. */
function unescaped(name: string): string {
  return name.replaceAll("%22", '"').replace(/%0d/gi, "\r").replace(/%0a/gi, "\n");
}

/** A file system error is the server's fault. Anything else that ends a body early is the sender's. */
function errorFor(error: unknown): unknown {
  const isOfDisk = error instanceof Error && "syscall" in error && "path" in error;
  return error instanceof AppError || isOfDisk ? error : invalidBody(error);
}

function invalidBody(cause?: unknown): AppError {
  return new AppError("request.invalid", { field: "file" }, { cause });
}

function tooLarge({ bodyBytes }: UploadLimits): AppError {
  return new AppError("request.too_large", { maxBytes: bodyBytes });
}
