import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { type SteeringCount, steerText } from "#language/steering/steer-text.ts";
import { contextMost } from "./limits.ts";
import type { ChatForm, LoadedModel, LoadProblem, ModelEnd, ModelTask } from "./messages.ts";
import { createNativeSequence } from "./native-sequence.ts";
import type { NativeModel, NativeProgram, NativeSequence, Token } from "./native-types.ts";
import { programAddress } from "./runtime.ts";
import { fastestThreads } from "./threads.ts";

/** Why a model could not be loaded; the message is what the program said. */
export class LoadError extends Error {
  readonly problem: LoadProblem;
  constructor(problem: LoadProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

interface Watch {
  isStopped(): boolean;
  onRead(tokens: number, of: number): void;
  onText(text: string): void;
}

export interface NativeEngine extends LoadedModel {
  /** Writes one text; or says that the prompt with the shortest answer does not fit. One at a time. */
  write(task: ModelTask, watch: Watch): Promise<ModelEnd | { readonly tokens: number; readonly limit: number }>;
}

/** A stop is heard between two slices: on a large model and a slow processor a slice takes half a second. */
const sliceTokens = 24;
/** An answer shorter than this is none: the prompt must leave so much room. */
const answerLeast = 256;

export async function loadEngine(options: {
  readonly file: string;
  readonly runtime: string;
  readonly threads: number | null;
  readonly chatForm: ChatForm | null;
}): Promise<NativeEngine> {
  const program = await importProgram(options.runtime);
  const said: string[] = [];
  const llama = await program
    .getLlama({
      build: "never",
      skipDownload: true,
      gpu: false,
      logLevel: "error",
      logger: (_: string, line: string) => said.push(line.trim()),
      maxThreads: options.threads ?? availableParallelism(),
    })
    .catch((error: unknown) => {
      throw new LoadError("runtime", messageOf(error));
    });
  const model = await llama.loadModel({ modelPath: options.file, gpuLayers: 0 }).catch((error: unknown) => {
    // The error itself says that it failed; why stands in what the program logged.
    const detail = [messageOf(error), ...said.slice(-4)].join("; ");
    throw new LoadError(loadProblemOf(detail), detail);
  });
  if (model.fileInfo.metadata?.tokenizer?.chat_template === undefined) {
    throw new LoadError("no_chat", "the file has no chat template");
  }
  const contextSize = Math.min(contextMost, model.trainContextSize);
  const context = await model
    .createContext({ contextSize, sequences: 1, threads: availableParallelism(), swaFullCache: true })
    .catch((error: unknown) => {
      throw new LoadError("memory", messageOf(error));
    });
  const sequence = context.getSequence();
  const measure = (threads: number) => {
    llama.maxThreads = threads;
    return trialMs(model, sequence);
  };
  const threads = options.threads ?? (await fastestThreads(availableParallelism(), measure));
  llama.maxThreads = threads;
  const canSteer = await rewindsExactly(model, sequence);
  const engine = { program, model, sequence, contextSize: context.contextSize, canSteer, chatForm: options.chatForm };
  return { threads, contextSize: context.contextSize, canSteer, write: (task, watch) => write(engine, task, watch) };
}

async function write(
  {
    program,
    model,
    sequence,
    contextSize,
    canSteer,
    chatForm,
  }: {
    readonly program: NativeProgram;
    readonly model: NativeModel;
    readonly sequence: NativeSequence;
    readonly contextSize: number;
    readonly canSteer: boolean;
    readonly chatForm: ChatForm | null;
  },
  { system, user, maxTokens, seed, steering }: ModelTask,
  watch: Watch,
): Promise<ModelEnd | { readonly tokens: number; readonly limit: number }> {
  const prompt = promptTokens(program, model, chatForm, { system, user });
  const limit = contextSize - answerLeast;
  if (prompt.length > limit) return { tokens: prompt.length, limit };
  const last = await read(sequence, prompt, watch);
  if (last === null) return { reason: "stopped", input: sequence.nextTokenIndex, output: 0, steered: 0 };

  const count: SteeringCount = { steered: 0, kept: 0, wasted: 0 };
  const most = Math.min(maxTokens, contextSize - prompt.length - 1);
  const tokens = createNativeSequence({
    program,
    model,
    sequence,
    last,
    seed: seed ?? randomInt(0xffff_ffff),
    most,
    watch,
  });
  for await (const text of steerText(tokens, canSteer ? steering : null, count)) {
    if (watch.isStopped()) break;
    watch.onText(text);
  }
  const reason = watch.isStopped() ? "stopped" : tokens.isFull() ? "length" : "stop";
  return { reason, input: prompt.length, output: tokens.drawn(), steered: count.steered };
}

/**
 * Reads the prompt in slices, up to its last token, from where it differs from what was read before.
 * @returns the last token, which the first answer is drawn from; null when stopped
 */
async function read(sequence: NativeSequence, prompt: readonly Token[], watch: Watch): Promise<Token | null> {
  await sequence.clearHistory();
  const end = prompt.length - 1;
  for (let at = 0; at < end; at += sliceTokens) {
    if (watch.isStopped()) return null;
    await sequence.evaluateWithoutGeneratingNewTokens(prompt.slice(at, Math.min(end, at + sliceTokens)));
    watch.onRead(Math.min(end, at + sliceTokens), prompt.length);
  }
  return watch.isStopped() ? null : (prompt.at(-1) ?? null);
}

/** The prompt as the model was trained to read a conversation. */
function promptTokens(
  program: NativeProgram,
  model: NativeModel,
  form: ChatForm | null,
  { system, user }: Pick<ModelTask, "system" | "user">,
): Token[] {
  const chatHistory = [
    { type: "system", text: system },
    { type: "user", text: user },
    { type: "model", response: [""] },
  ];
  const wrapper = form
    ? program.resolveChatWrapper(model, { type: form.type, customWrapperSettings: { [form.type]: form.settings } })
    : program.resolveChatWrapper(model);
  return wrapper.generateContextState({ chatHistory }).contextText.tokenize(model.tokenizer);
}

async function importProgram(runtime: string): Promise<NativeProgram> {
  try {
    return (await import(programAddress(runtime))) as NativeProgram;
  } catch (error) {
    throw new LoadError("runtime", messageOf(error));
  }
}

const trialTokens = 4;
const trialText = "قهوة الصباح";

/** How long a few tokens take. */
async function trialMs(model: NativeModel, sequence: NativeSequence): Promise<number> {
  await sequence.clearHistory();
  const startedAt = performance.now();
  await greedy(sequence, model.tokenize(trialText), trialTokens);
  return performance.now() - startedAt;
}

/** Whether the same text comes again after its second half was taken back. Steering rests on it. */
async function rewindsExactly(model: NativeModel, sequence: NativeSequence): Promise<boolean> {
  try {
    const prompt = model.tokenize(trialText);
    await sequence.clearHistory();
    const whole = await greedy(sequence, prompt, 2 * trialTokens);
    if (whole.length < 2) return true;
    const half = Math.floor(whole.length / 2);
    const start = prompt.length + half - 1;
    await sequence.eraseContextTokenRanges([{ start, end: sequence.nextTokenIndex }]);
    const again = await greedy(sequence, whole.slice(half - 1, half), whole.length - half);
    return again.every((token, index) => token === whole[half + index]);
  } catch {
    return false;
  }
}

async function greedy(sequence: NativeSequence, from: readonly Token[], most: number): Promise<Token[]> {
  const tokens: Token[] = [];
  for await (const token of sequence.evaluate(from, { temperature: 0 })) {
    tokens.push(token);
    if (tokens.length >= most) break;
  }
  return tokens;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the program says of a file that it cannot load. */
function loadProblemOf(message: string): LoadProblem {
  if (/unknown model architecture|unsupported.*architecture/i.test(message)) return "architecture";
  if (/memory|VRAM|alloc/i.test(message)) return "memory";
  if (/gguf|magic|tensor|corrupt|invalid|read|header|EOF|out of range/i.test(message)) return "damaged";
  return "other";
}
