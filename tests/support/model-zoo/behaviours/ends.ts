import { breaksOffWith, done, streams, words } from "../behaviour.ts";
import { openAiChunk, openAiUsage } from "../wire.ts";

const nothing = { delivered: "nothing", told: "writer.cut_short" } as const;

/** Half of it, as if `max_tokens` were small; the next request for the rest is answered well. */
export const lengthOnce = streams(
  {
    name: "finish_reason length, then the rest",
    seenIn: "vLLM and Ollama with a small output limit",
    expected: {
      write: { delivered: "other" },
      pieces: { delivered: "other" },
      revise: nothing,
      edit: nothing,
      convert: nothing,
      test: { delivered: "whole" },
    },
  },
  (good, { attempt }) => {
    const all = words(good);
    if (attempt > 0) return [...all.slice(Math.floor(all.length / 2)), done];
    return [...all.slice(0, Math.ceil(all.length / 2)), openAiChunk({}, "length"), "data: [DONE]\n\n"];
  },
);

export const lengthAlways = streams(
  {
    name: "finish_reason length after five words",
    seenIn: "servers with a tiny output limit",
    expected: breaksOffWith("writer.cut_short"),
  },
  (good) => [...words(good).slice(0, 5), openAiChunk({}, "length"), "data: [DONE]\n\n"],
);

const round = "ونرجع نقول نفس الكلام مرة بعد مرة بدون فائدة. ";

export const loop = streams(
  {
    name: "the same window for ever",
    seenIn: "small models",
    expected: {
      ...breaksOffWith("writer.repeating"),
      edit: { delivered: "other", told: "writer.repeating" },
      write: { delivered: "other", told: "writer.repeating" },
      pieces: { delivered: "other", told: "writer.repeating" },
    },
  },
  (good) => [...words(good).slice(0, 14), ...words(`${round.repeat(60)}`)],
);

const toldOfCut = Object.fromEntries(
  (["write", "pieces", "revise", "edit"] as const).map((path) => [path, { delivered: "whole", told: "tokens.cut" }]),
) as Record<"write" | "pieces" | "revise" | "edit", { delivered: "whole"; told: string }>;

/** The count of a full context of 1,024 tokens, whatever was sent. */
export const cutContext = streams(
  {
    name: "a context cut to 1,024 tokens",
    seenIn: "Ollama with its default context",
    // The prompt of a short conversion is hardly longer than this context, so that its count is no proof.
    expected: { ...toldOfCut, convert: { delivered: "whole" }, test: { delivered: "whole" } },
  },
  (good) => [...words(good), openAiChunk({}, "stop"), openAiUsage({ input: 1_020, output: 300 }), "data: [DONE]\n\n"],
);
