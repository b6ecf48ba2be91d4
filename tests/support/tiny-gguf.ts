/** The first part of a model's file, in llama.cpp's format, with as many bytes behind it as wanted: enough for all but running it. */
export function tinyGguf({
  bytes = 2_000,
  hasTemplate = true,
  contextTokens = 4_096,
  architecture = "llama",
}: {
  bytes?: number;
  hasTemplate?: boolean;
  contextTokens?: number;
  architecture?: string;
} = {}): Buffer {
  const u32 = (value: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32LE(value);
    return buffer;
  };
  const u64 = (value: number) => {
    const buffer = Buffer.alloc(8);
    buffer.writeBigUInt64LE(BigInt(value));
    return buffer;
  };
  const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [
    [text("general.architecture"), u32(8), text(architecture)],
    [text(`${architecture}.context_length`), u32(4), u32(contextTokens)],
    [text("tokenizer.ggml.tokens"), u32(9), u32(8), u64(2), text("<s>"), text("قهوة")],
    [text("tokenizer.ggml.scores"), u32(9), u32(6), u64(2), Buffer.alloc(8)],
    ...(hasTemplate ? [[text("tokenizer.chat_template"), u32(8), text("{{ messages }}")]] : []),
  ];
  const tensor = [text("output.weight"), u32(2), u64(4), u64(2), u32(0), u64(0)];
  const head = Buffer.concat([Buffer.from("GGUF"), u32(3), u64(1), u64(entries.length), ...entries.flat(), ...tensor]);
  const padded = Math.ceil(head.length / 32) * 32;
  const file = Buffer.alloc(Math.max(bytes, padded + 32), 7);
  head.copy(file);
  file.fill(0, head.length, padded);
  return file;
}
