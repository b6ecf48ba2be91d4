/**
 * `npm run -s model -- list | install | try | use | remove | install-runtime`: the models that the server runs itself, from the terminal.
 * Nothing is fetched but by `install` and `install-runtime`. A server that runs takes what is chosen here without a restart. Exit codes:
 * 0 done, 1 not, 2 the call is wrong.
 */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { LocalTask } from "#shared/contracts/local-models.ts";
import { AppError } from "#shared/errors.ts";
import { defaultVariety, varieties } from "#shared/options.ts";
import { type ModelCommand, openModelCommand } from "./model-command.ts";
import { loadConfig, readEnvironment } from "./platform/config.ts";
import { errorText } from "./platform/error-text.ts";
import { createLog } from "./platform/log.ts";
import { ConfigError } from "./platform/startup-error.ts";
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

/** Something is wrong with the call itself; the message is for the terminal. */
class UsageError extends Error {}

type Values = { readonly accept?: string | undefined; readonly sha256?: string | undefined; readonly variety: string };

const commands: Readonly<Record<string, (command: ModelCommand, name: string | undefined, values: Values) => Promise<number>>> = {
  list: (command) => command.list(),
  "install-runtime": (command) => command.installRuntime(),
  try: (command, _, { variety }) => {
    const found = varieties.find((one) => one === variety);
    if (!found) throw new UsageError(`--variety: there is no ${variety}. There are: ${varieties.join(", ")}.`);
    return command.try(found);
  },
  use: (command, name) => command.use(needed(name, "use FILE")),
  remove: (command, name) => command.remove(needed(name, "remove FILE")),
  install: (command, name, { accept, sha256 }) =>
    command.install(name ?? null, { accepted: accept ?? null, sha256: sha256 ?? null, onProgress: draw }),
};

function needed(name: string | undefined, form: string): string {
  if (name === undefined) throw new UsageError(`The call is: npm run -s model -- ${form}`);
  return name;
}

/** One line that is written over, on a terminal; otherwise one for each tenth. */
let drawn = "";
function draw({ step, bytes, total, bytesPerSecond, secondsLeft }: LocalTask): void {
  if (step !== "file" || bytes === 0) return;
  const share = total ? Math.floor((bytes / total) * (process.stderr.isTTY ? 100 : 10)) : 0;
  const pace = bytesPerSecond ? `, ${(bytesPerSecond / 1e6).toFixed(1)} MB/s` : "";
  const left = secondsLeft ? `, ${Math.ceil(secondsLeft / 60)} min left` : "";
  const line = `${(bytes / 1e9).toFixed(2)} of ${total ? (total / 1e9).toFixed(2) : "?"} GB`;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line} (${share} %)${pace}${left}`);
  else if (String(share) !== drawn) console.error(`${line}${pace}${left}`);
  drawn = String(share);
}

async function run(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const [name, argument, ...more] = positionals;
  if (values.help || name === undefined) {
    console.log(usage);
    return 0;
  }
  const command = commands[name];
  if (!command || more.length > 0) throw new UsageError(command ? "Too many words." : `There is no command '${name}'.`);
  const config = loadConfig(readEnvironment());
  return command(openModelCommand(config, createLog(config)), argument, values);
}

function isWrongCall(error: unknown): boolean {
  if (error instanceof UsageError || error instanceof ConfigError) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

/** What a server would have written into its log. */
const detailOf = (error: AppError): string => (error instanceof FetchProblem ? error.detail : "");

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isCall = isWrongCall(error);
  if (isCall) console.error(`${(error as Error).message}\n\nnpm run -s model -- --help lists the commands.`);
  else if (error instanceof AppError) console.error([errorText(error, "en"), detailOf(error)].filter(Boolean).join("\n"));
  else throw error;
  process.exitCode = isCall ? 2 : 1;
}
