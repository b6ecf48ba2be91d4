import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { LocalTask } from "#shared/contracts/local-models.ts";
import { AppError } from "#shared/errors.ts";
import { defaultVariety, varieties } from "#shared/options.ts";
import { type ModelActs, openModelActs } from "./model-acts.ts";
import { loadConfig } from "./platform/config.ts";
import { errorText } from "./platform/error-text.ts";
import { createLog } from "./platform/log.ts";
import { type Terminal, UsageError } from "./platform/terminal.ts";
import { FetchProblem } from "./writers/model-store/fetch-problem.ts";

const usage = `Usage: npm run -s model -- COMMAND

  list                      this machine, the models on offer and those that are there; fetches nothing
  install [MODEL]           fetches the program (about 90 MB) and a model, tries it, and lets it write (the one that is recommended)
      --accept LICENCE      accepts the licence, whose name and address are printed first
      --sha256 HEX          takes a file whose checksum is not known, if it is this one
  use FILE | none           lets a file of the models' folder write, or none
  try                       lets the chosen model write a paragraph, and measures it
      --variety ID          ${varieties.join(", ")} (${defaultVariety})
  remove FILE               deletes a model
  install-runtime           fetches only the program that runs models

A fetch that was ended is gone on with by the same command. LOCAL_MODELS=off forbids all of this but list.`;

const options = {
  accept: { type: "string" },
  sha256: { type: "string" },
  variety: { type: "string", default: defaultVariety },
  help: { type: "boolean", default: false },
} as const satisfies ParseArgsOptionsConfig;

type Values = {
  readonly accept?: string | undefined;
  readonly sha256?: string | undefined;
  readonly variety: string;
  readonly onProgress: (task: LocalTask) => void;
};

const commands: Readonly<Record<string, (acts: ModelActs, name: string | undefined, values: Values) => Promise<number>>> = {
  list: (acts) => acts.list(),
  "install-runtime": (acts) => acts.installRuntime(),
  try: (acts, _, { variety }) => {
    const found = varieties.find((one) => one === variety);
    if (!found) throw new UsageError(`--variety: there is no ${variety}. There are: ${varieties.join(", ")}.`);
    return acts.try(found);
  },
  use: (acts, name) => acts.use(needed(name, "use FILE")),
  remove: (acts, name) => acts.remove(needed(name, "remove FILE")),
  install: (acts, name, { accept, sha256, onProgress }) =>
    acts.install(name ?? null, { accepted: accept ?? null, sha256: sha256 ?? null, onProgress }),
};

function needed(name: string | undefined, form: string): string {
  if (name === undefined) throw new UsageError(`The call is: npm run -s model -- ${form}`);
  return name;
}

/** A line for each twentieth of the file. */
function drawTo(tell: Terminal["tell"]): (task: LocalTask) => void {
  let drawn = "";
  return ({ step, bytes, total, bytesPerSecond, secondsLeft }) => {
    const share = String(total ? Math.floor((bytes / total) * 20) : Math.floor(bytes / 1e8));
    if (step !== "file" || bytes === 0 || share === drawn) return;
    drawn = share;
    const pace = bytesPerSecond ? `, ${(bytesPerSecond / 1e6).toFixed(1)} MB/s` : "";
    const left = secondsLeft ? `, ${Math.ceil(secondsLeft / 60)} min left` : "";
    tell(`${(bytes / 1e9).toFixed(2)} of ${total ? (total / 1e9).toFixed(2) : "?"} GB${pace}${left}`);
  };
}

async function run(terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...terminal.args], options, allowPositionals: true });
  const [name, argument, ...more] = positionals;
  if (values.help || name === undefined) {
    terminal.write(`${usage}\n`);
    return 0;
  }
  const command = commands[name];
  if (!command || more.length > 0) throw new UsageError(command ? "Too many words." : `There is no command '${name}'.`);
  const config = loadConfig(terminal.env);
  return command(openModelActs(config, createLog(config), terminal), argument, { ...values, onProgress: drawTo(terminal.tell) });
}

/** Fetches, chooses, tries and deletes models of this server. Exit codes: 0 done, 1 not, 2 the call is wrong. */
export async function modelCommand(terminal: Terminal): Promise<number> {
  try {
    return await run(terminal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    terminal.tell(errorText(error, "en"));
    // What a server would have written into its log.
    if (error instanceof FetchProblem && error.detail) terminal.tell(error.detail);
    return 1;
  }
}
