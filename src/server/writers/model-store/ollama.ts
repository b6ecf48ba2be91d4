import { z } from "zod";
import { FetchProblem } from "./fetch-problem.ts";
import { connectionProblem } from "./hub-file.ts";

/** Ollama on this machine answers at once, or is not there. */
const lookMs = 700;
/** While it fetches it says something every second. */
const silentMs = 120_000;
const reasonMost = 200;

const tags = z.object({ models: z.array(z.object({ name: z.string() })) });
const progress = z.object({
  status: z.string().optional(),
  error: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
});

/** The models that Ollama has at this address; null where it does not answer. Never throws. */
export async function ollamaModels(address: string): Promise<string[] | null> {
  try {
    const response = await fetch(`${address}/api/tags`, { redirect: "error", signal: AbortSignal.timeout(lookMs) });
    return response.ok ? tags.parse(await response.json()).models.map(({ name }) => name) : null;
  } catch {
    // Nothing listens there, or something else does: the normal case.
    return null;
  }
}

interface Pull {
  readonly address: string;
  readonly model: string;
  readonly signal: AbortSignal;
  /** Bytes of all layers that Ollama has spoken of so far. */
  readonly onProgress: (bytes: number, total: number | null) => void;
}

/**
 * Asks Ollama to fetch a model; what it has of it already it does not fetch again.
 * @throws FetchProblem `ollama_away`, `ollama_refused` with its reason; the signal's reason when aborted
 */
export async function pullModel({ address, model, signal, onProgress }: Pull): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silentMs);
  const layers = new Map<string, { bytes: number; total: number }>();
  let isDone = false;
  try {
    const response = await fetch(`${address}/api/pull`, {
      method: "POST",
      redirect: "error",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model, stream: true }),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) throw refused((await response.text()).trim() || `HTTP ${response.status}`);
    for await (const line of linesOf(response)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silentMs);
      const said = progress.parse(JSON.parse(line));
      if (said.error) throw refused(said.error);
      if (said.digest && said.total) layers.set(said.digest, { bytes: said.completed ?? 0, total: said.total });
      if (layers.size > 0) onProgress(sum([...layers.values()], "bytes"), sum([...layers.values()], "total"));
      isDone ||= said.status === "success";
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FetchProblem) throw error;
    throw new FetchProblem("ollama_away", {}, { detail: connectionProblem(error)?.detail ?? String(error) });
  } finally {
    clearTimeout(timer);
  }
  if (!isDone) throw new FetchProblem("ollama_away", {}, { detail: "it stopped in the middle" });
}

async function* linesOf(response: Response): AsyncGenerator<string, void, undefined> {
  let rest = "";
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines.filter((line) => line.trim() !== "");
  }
  if (rest.trim() !== "") yield rest;
}

/** An error of Ollama as its answer has it, `{"error": …}` or plain. */
function refused(text: string): FetchProblem {
  let reason = text;
  try {
    reason = progress.parse(JSON.parse(text)).error ?? text;
  } catch {
    // It is no JSON: told as it is.
  }
  return new FetchProblem("ollama_refused", { reason: reason.slice(0, reasonMost) });
}

function sum(layers: readonly { bytes: number; total: number }[], key: "bytes" | "total"): number {
  return layers.reduce((all, layer) => all + layer[key], 0);
}
