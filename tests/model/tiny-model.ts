import { writeFileSync } from "node:fs";

/**
 * A model of a few hundred kilobytes whose weights are written by hand: what it writes next depends on its last word alone, with the chances
 * given. It reads any prompt (byte by byte), speaks ChatML, and is an ordinary file of llama.cpp's format, version 3.
 */
export interface TinyModel {
  /** Each word, as it is written with the blank before it, with the words that may follow and their chances. `start` follows the prompt. */
  readonly words: Readonly<Record<string, Readonly<Record<string, number>>>>;
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

/** Token types of llama.cpp's vocabulary. */
const type = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;
const width = 64;
/** A chance of nothing, as a logit. */
const never = -60;

export function writeTinyModel(file: string, model: TinyModel): void {
  const words = Object.keys(model.words).filter((word) => word !== "start");
  if (words.length + 1 > width) throw new Error(`at most ${width - 1} words`);
  const vocabulary = [
    { text: "<unk>", type: type.unknown },
    { text: "<s>", type: type.control },
    { text: "<|im_start|>", type: type.control },
    { text: endOfText, type: type.control },
    ...Array.from({ length: 256 }, (_, byte) => ({
      text: `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`,
      type: type.byte,
    })),
    ...words.map((word) => ({ text: word.replaceAll(" ", "\u2581"), type: type.normal })),
  ];
  if (model.twice) vocabulary.push({ text: vocabulary.at(-1)?.text ?? "", type: type.normal });
  const idOf = (word: string) =>
    word === endOfText ? 3 : vocabulary.length - words.length - (model.twice ? 1 : 0) + words.indexOf(word);

  // Each word is a direction of its own; all else is the first one, 'start'.
  const embedding = new Float32Array(width * vocabulary.length);
  const output = new Float32Array(width * vocabulary.length).fill(never / Math.sqrt(width));
  for (let id = 0; id < vocabulary.length; id += 1) embedding[id * width] = 1;
  for (const word of words) {
    embedding[idOf(word) * width] = 0;
    embedding[idOf(word) * width + words.indexOf(word) + 1] = 1;
  }
  for (const [word, next] of Object.entries(model.words)) {
    const from = word === "start" ? 0 : words.indexOf(word) + 1;
    const sum = Object.values(next).reduce((all, chance) => all + chance, 0);
    for (const [follower, chance] of Object.entries(next)) {
      output[idOf(follower) * width + from] = Math.log(chance / sum) / Math.sqrt(width);
    }
  }
  const nothing = (columns: number, rows: number) => ({ dims: [columns, rows], data: new Float32Array(columns * rows) });
  const ones = { dims: [width], data: new Float32Array(width).fill(1) };
  const tensors = {
    "token_embd.weight": { dims: [width, vocabulary.length], data: embedding },
    "output.weight": { dims: [width, vocabulary.length], data: output },
    "output_norm.weight": ones,
    "blk.0.attn_norm.weight": ones,
    "blk.0.attn_q.weight": nothing(width, width),
    "blk.0.attn_k.weight": nothing(width, width),
    "blk.0.attn_v.weight": nothing(width, width),
    "blk.0.attn_output.weight": nothing(width, width),
    "blk.0.ffn_norm.weight": ones,
    "blk.0.ffn_gate.weight": nothing(width, 32),
    "blk.0.ffn_up.weight": nothing(width, 32),
    "blk.0.ffn_down.weight": nothing(32, width),
  };
  const architecture = model.architecture ?? "llama";
  const metadata: Record<string, Value> = {
    "general.architecture": text(architecture),
    "general.name": text("tiny"),
    [`${architecture}.context_length`]: whole(model.contextLength ?? 8_192),
    [`${architecture}.embedding_length`]: whole(width),
    [`${architecture}.block_count`]: whole(1),
    [`${architecture}.feed_forward_length`]: whole(32),
    [`${architecture}.attention.head_count`]: whole(2),
    [`${architecture}.attention.head_count_kv`]: whole(2),
    [`${architecture}.attention.layer_norm_rms_epsilon`]: real(1e-6),
    [`${architecture}.rope.dimension_count`]: whole(width / 2),
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
