import { basename } from "node:path";
import type { FromModel, ToModel } from "#server/writers/local-model/messages.ts";

/**
 * Stands in for the process of a local model. What it does is the name of the file that it is told to load: `writes`, `waits` (for the stop),
 * `deaf` (to the stop), `hangs`, `dies`, `dies-late`, `floods`, `heavy`, `too-long`, `hangs-loading`, `dies-loading`, `damaged`.
 */
let behaviour = "";
const say = (message: FromModel) => process.send?.(message);
const text = ["هلا ", "والله ", "بالقهوة."];

function load(file: string): void {
  behaviour = basename(file, ".gguf");
  if (behaviour === "dies-loading") process.abort();
  if (behaviour === "damaged") say({ kind: "unloadable", problem: "damaged", detail: "bad magic" });
  else if (behaviour !== "hangs-loading") say({ kind: "loaded", threads: 1, contextSize: 4_096, canSteer: true });
}

function write({ id, user, steering }: Extract<ToModel, { kind: "write" }>): void {
  const end = { kind: "ended", id, reason: "stop", input: 40, output: 12, steered: steering ? 2 : 0 } as const;
  if (behaviour === "hangs") return;
  if (behaviour === "dies") process.abort();
  if (behaviour === "heavy") {
    say({ kind: "memory", bytes: 64 * 1024 ** 3 });
    return;
  }
  if (behaviour === "too-long") {
    say({ kind: "too_long", id, tokens: 9_000, limit: 3_840 });
    return;
  }
  say({ kind: "read", id, tokens: 40, of: 40 });
  if (behaviour === "floods") {
    for (let times = 0; times < 400; times += 1) say({ kind: "text", id, text: "طوفان ".repeat(500) });
    return;
  }
  say({ kind: "text", id, text: `${user.slice(0, 20)}: ` });
  for (const piece of text) say({ kind: "text", id, text: piece });
  if (behaviour === "dies-late") process.abort();
  if (behaviour === "writes") say(end);
}

process.on("message", (message: ToModel) => {
  if (message.kind === "load") load(message.file);
  else if (message.kind === "write") write(message);
  else if (behaviour === "waits") say({ kind: "ended", id: message.id, reason: "stopped", input: 40, output: 12, steered: 0 });
});
process.on("disconnect", () => process.exit());
