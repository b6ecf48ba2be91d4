import { writeFileSync } from "node:fs";

/**
 * A model of a few hundred kilobytes whose weights are written by hand: what it writes next depends on its last word, with the chances
 * given, and on the prompt's subject, which one attention head looks for. It reads any prompt (byte by byte), speaks ChatML, and is an
 * ordinary file of llama.cpp's format, version 3.
 */
export interface TinyModel {
  /** Each word, as it is written with the blank before it, with the words that may follow and their chances. `start` follows the prompt. */
  readonly words: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Those of the words that the model looks for in the prompt. Where `subject` may follow a word, the one that it found does. */
  readonly subjects?: readonly string[];
  readonly contextLength?: number;
  /** Left out: a model that is not made for conversation. */
  readonly template?: false;
  /** A name that no program knows. */
  readonly architecture?: string;
  /** The same token twice: loading it aborts the process. */
  readonly twice?: true;
}

export const endOfText = "<|im_end|>";

const template =
  "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/** What a prompt is read in beside single bytes, so that it has not ten times as many tokens as with a real model. */
const latin = [..."abcdefghijklmnopqrstuvwxyz\u2581"];
const arabic = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآؤئ"];
const pieces = [...latin, ...latin.flatMap((a) => latin.map((b) => a + b)), ...arabic];

/** Token types of llama.cpp's vocabulary. */
const type = { normal: 1, unknown: 2, control: 3, own: 4, byte: 6 } as const;
/** The first half of a token's vector says which word it is, the second half which subject the head found. */
const width = 128;
const found = width / 2;
/** One that all tokens have: the head asks with it. */
const constant = width - 1;
/** A row that the position hardly turns. */
const still = width - 2;
/** What the last norm makes of a vector with three ones. */
const normed = Math.sqrt(width / 3);
/** A chance of nothing, as a logit. */
const never = -60;

export function writeTinyModel(file: string, model: TinyModel): void {
  const words = Object.keys(model.words).filter((word) => word !== "start");
  const subjects = model.subjects ?? [];
  if (words.length > found - 3) throw new Error(`at most ${found - 3} words`);
  const vocabulary = [
    { text: "<unk>", type: type.unknown },
    { text: "<s>", type: type.control },
    { text: "<|im_start|>", type: type.control },
    { text: endOfText, type: type.control },
    ...Array.from({ length: 256 }, (_, byte) => ({
      text: `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`,
      type: type.byte,
    })),
    ...pieces.filter((piece) => !words.includes(piece)).map((piece) => ({ text: piece, type: type.normal })),
    ...words.map((word) => ({ text: word.replaceAll(" ", "\u2581"), type: subjects.includes(word) ? type.own : type.normal })),
  ];
  if (model.twice) vocabulary.push({ text: vocabulary.at(-1)?.text ?? "", type: type.normal });
  const idOf = (word: string) =>
    word === endOfText ? 3 : vocabulary.length - words.length - (model.twice ? 1 : 0) + words.indexOf(word);

  const classOf = (word: string) => (word === "start" ? 0 : words.indexOf(word) + 1);
  const matrix = (columns: number, rows: number) => ({ dims: [columns, rows], data: new Float32Array(columns * rows) });
  const set = ({ data, dims }: ReturnType<typeof matrix>, row: number, column: number, value: number) => {
    data[row * (dims[0] ?? 0) + column] = value;
  };

  // Each word is a direction of its own; all else is the first one, 'start'.
  const embedding = matrix(width, vocabulary.length);
  for (let id = 0; id < vocabulary.length; id += 1) set(embedding, id, constant, 1);
  for (let id = 0; id < vocabulary.length - words.length; id += 1) set(embedding, id, 0, 1);
  for (const word of words) set(embedding, idOf(word), classOf(word), 1);

  const output = matrix(width, vocabulary.length);
  for (let id = 0; id < vocabulary.length; id += 1) {
    for (let from = 0; from < found; from += 1) set(output, id, from, never / normed);
  }
  for (const [word, next] of Object.entries(model.words)) {
    const sum = Object.values(next).reduce((all, chance) => all + chance, 0);
    for (const [follower, chance] of Object.entries(next)) {
      const logit = Math.log(chance / sum);
      if (follower !== "subject") set(output, idOf(follower), classOf(word), logit / normed);
      else for (const subject of subjects) set(output, idOf(subject), classOf(word), (logit + never / 2) / normed);
    }
  }

  // The head gives all its attention to the subjects, and copies which one it saw.
  const [query, key, value, copy] = [matrix(width, width), matrix(width, width), matrix(width, width), matrix(width, width)];
  for (let row = 0; row < width; row += 1) set(copy, row, row, 1);
  set(query, still, constant, 2);
  for (const subject of subjects) {
    set(key, still, classOf(subject), 2);
    set(value, found + classOf(subject), classOf(subject), 1 / Math.sqrt(width / 2));
    set(output, idOf(subject), found + classOf(subject), -never / 2 / normed);
  }
  const ones = { dims: [width], data: new Float32Array(width).fill(1) };
  const tensors = {
    "token_embd.weight": embedding,
    "output.weight": output,
    "output_norm.weight": ones,
    "blk.0.attn_norm.weight": ones,
    "blk.0.attn_q.weight": query,
    "blk.0.attn_k.weight": key,
    "blk.0.attn_v.weight": value,
    "blk.0.attn_output.weight": copy,
    "blk.0.ffn_norm.weight": ones,
    "blk.0.ffn_gate.weight": matrix(width, 32),
    "blk.0.ffn_up.weight": matrix(width, 32),
    "blk.0.ffn_down.weight": matrix(32, width),
  };
  const architecture = model.architecture ?? "llama";
  const metadata: Record<string, Value> = {
    "general.architecture": text(architecture),
    "general.name": text("tiny"),
    [`${architecture}.context_length`]: whole(model.contextLength ?? 8_192),
    [`${architecture}.embedding_length`]: whole(width),
    [`${architecture}.block_count`]: whole(1),
    [`${architecture}.feed_forward_length`]: whole(32),
    [`${architecture}.attention.head_count`]: whole(1),
    [`${architecture}.attention.head_count_kv`]: whole(1),
    [`${architecture}.attention.layer_norm_rms_epsilon`]: real(1e-6),
    [`${architecture}.rope.dimension_count`]: whole(width),
    "tokenizer.ggml.model": text("llama"),
    "tokenizer.ggml.tokens": list(vocabulary.map((token) => text(token.text))),
    "tokenizer.ggml.scores": list(vocabulary.map(() => real(0))),
    "tokenizer.ggml.token_type": list(vocabulary.map((token) => signed(token.type))),
    "tokenizer.ggml.bos_token_id": whole(1),
    "tokenizer.ggml.eos_token_id": whole(3),
    "tokenizer.ggml.unknown_token_id": whole(0),
    "tokenizer.ggml.add_bos_token": truth(false),
    "tokenizer.ggml.add_space_prefix": truth(false),
    ...(model.template === false ? {} : { "tokenizer.chat_template": text(template) }),
  };
  writeFileSync(file, ggufOf(metadata, tensors));
}

interface Value {
  readonly type: number;
  readonly bytes: Buffer;
}

const text = (value: string): Value => ({ type: 8, bytes: stringBytes(value) });
const whole = (value: number): Value => ({ type: 4, bytes: written(4, (to) => to.writeUInt32LE(value)) });
const signed = (value: number): Value => ({ type: 5, bytes: written(4, (to) => to.writeInt32LE(value)) });
const real = (value: number): Value => ({ type: 6, bytes: written(4, (to) => to.writeFloatLE(value)) });
const truth = (value: boolean): Value => ({ type: 7, bytes: Buffer.from([value ? 1 : 0]) });
const list = (values: readonly Value[]): Value => ({
  type: 9,
  bytes: Buffer.concat([whole(values[0]?.type ?? 0).bytes, long(values.length), ...values.map(({ bytes }) => bytes)]),
});

function ggufOf(metadata: Record<string, Value>, tensors: Record<string, { dims: number[]; data: Float32Array }>): Buffer {
  const alignment = 32;
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)]);
  let offset = 0;
  const infos: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const [name, { dims, data }] of Object.entries(tensors)) {
    infos.push(stringBytes(name), whole(dims.length).bytes, ...dims.map(long), whole(0).bytes, long(offset));
    const bytes = padded(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    contents.push(bytes);
    offset += bytes.length;
  }
  const head = Buffer.concat([
    Buffer.from("GGUF"),
    whole(3).bytes,
    long(Object.keys(tensors).length),
    long(Object.keys(metadata).length),
    ...Object.entries(metadata).flatMap(([key, value]) => [stringBytes(key), whole(value.type).bytes, value.bytes]),
    ...infos,
  ]);
  return Buffer.concat([padded(head), ...contents]);
}

function stringBytes(value: string): Buffer {
  const bytes = Buffer.from(value, "utf8");
  return Buffer.concat([long(bytes.length), bytes]);
}

function long(value: number): Buffer {
  return written(8, (to) => to.writeBigUInt64LE(BigInt(value)));
}

function written(size: number, write: (to: Buffer) => void): Buffer {
  const to = Buffer.alloc(size);
  write(to);
  return to;
}
