import { type FileHandle, open } from "node:fs/promises";

/** What the first part of a model's file says of it. */
export interface GgufHeader {
  readonly architecture: string | null;
  readonly name: string | null;
  /** Tokens of prompt and answer that it was trained with. */
  readonly contextTokens: number | null;
  readonly hasChatTemplate: boolean;
  /** The file ends before its last weights begin. */
  readonly isCut: boolean;
}

/** Sizes of values by their type in the format; strings (8) and lists (9) have none of their own. */
const valueBytes: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8 };
const stringType = 8;
const listType = 9;
/** Far more than any model has: a count beyond is a damaged file. */
const most = { entries: 100_000, stringBytes: 64 * 1024 ** 2, listItems: 10_000_000, tensors: 1_000_000, dims: 8 };
const chunkBytes = 1024 ** 2;

/** Reads what stands before the weights; null where it is no file of this format, or a damaged one. Runs nothing of it. */
export async function readGgufHeader(file: string): Promise<GgufHeader | null> {
  const handle = await open(file, "r");
  try {
    return await parse(new Cursor(handle), (await handle.stat()).size);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    await handle.close();
  }
}

async function parse(cursor: Cursor, size: number): Promise<GgufHeader> {
  if ((await cursor.bytes(4)).toString("latin1") !== "GGUF") throw new RangeError("no GGUF");
  const version = await cursor.u32();
  if (version < 2 || version > 3) throw new RangeError(`version ${version}`);
  const tensors = await cursor.count(most.tensors);
  const entries = await cursor.count(most.entries);
  const found = new Map<string, string | number>();
  for (let at = 0; at < entries; at += 1) {
    const key = await cursor.string();
    const value = await cursor.value(await cursor.u32());
    if (value !== null) found.set(key, value);
  }
  let last = -1;
  for (let at = 0; at < tensors; at += 1) {
    await cursor.string();
    const dims = await cursor.u32();
    if (dims > most.dims) throw new RangeError("dimensions");
    await cursor.skip(dims * 8 + 4);
    last = Math.max(last, await cursor.u64());
  }
  const alignment = Number(found.get("general.alignment") ?? 32) || 32;
  const weightsAt = Math.ceil(cursor.position() / alignment) * alignment;
  const text = (key: string) => (typeof found.get(key) === "string" ? String(found.get(key)) : null);
  const architecture = text("general.architecture");
  const context = found.get(`${architecture}.context_length`);
  return {
    architecture,
    name: text("general.name"),
    contextTokens: typeof context === "number" ? context : null,
    hasChatTemplate: text("tokenizer.chat_template") !== null,
    isCut: weightsAt + last >= size,
  };
}

/** Reads a file from its beginning, a megabyte at a time. Throws a RangeError at its end and where a number cannot be right. */
class Cursor {
  readonly #handle: FileHandle;
  #buffer = Buffer.alloc(0);
  #at = 0;
  #read = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  position(): number {
    return this.#read - (this.#buffer.length - this.#at);
  }

  async bytes(count: number): Promise<Buffer> {
    if (this.#buffer.length - this.#at < count) await this.#fill(count);
    this.#at += count;
    return this.#buffer.subarray(this.#at - count, this.#at);
  }

  async skip(count: number): Promise<void> {
    const left = this.#buffer.length - this.#at;
    if (count <= left) this.#at += count;
    else {
      this.#buffer = Buffer.alloc(0);
      this.#at = 0;
      this.#read += count - left;
    }
  }

  async u32(): Promise<number> {
    return (await this.bytes(4)).readUInt32LE();
  }

  async u64(): Promise<number> {
    const value = Number((await this.bytes(8)).readBigUInt64LE());
    if (!Number.isSafeInteger(value)) throw new RangeError("a number");
    return value;
  }

  async count(limit: number): Promise<number> {
    const value = await this.u64();
    if (value > limit) throw new RangeError("a count");
    return value;
  }

  async string(): Promise<string> {
    return (await this.bytes(await this.count(most.stringBytes))).toString("utf8");
  }

  /** A text or a whole number; null for all else, which is passed over. */
  async value(type: number): Promise<string | number | null> {
    if (type === stringType) return this.string();
    if (type === listType) return this.#list();
    const size = valueBytes[type];
    if (size === undefined) throw new RangeError("a type");
    const bytes = await this.bytes(size);
    if (type === 4 || type === 5) return bytes.readUInt32LE();
    return type === 10 || type === 11 ? Number(bytes.readBigUInt64LE()) : null;
  }

  async #list(): Promise<null> {
    const type = await this.u32();
    const items = await this.count(most.listItems);
    const size = valueBytes[type];
    if (size !== undefined) await this.skip(size * items);
    else for (let at = 0; at < items; at += 1) await (type === stringType ? this.#skipString() : this.value(type));
    return null;
  }

  async #skipString(): Promise<void> {
    await this.skip(await this.count(most.stringBytes));
  }

  async #fill(count: number): Promise<void> {
    const rest = this.#buffer.subarray(this.#at);
    const more = Buffer.alloc(Math.max(chunkBytes, count));
    const { bytesRead } = await this.#handle.read(more, 0, more.length, this.#read);
    this.#read += bytesRead;
    this.#buffer = Buffer.concat([rest, more.subarray(0, bytesRead)]);
    this.#at = 0;
    if (this.#buffer.length < count) throw new RangeError("the end of the file");
  }
}
