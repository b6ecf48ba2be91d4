import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { text } from "node:stream/consumers";
import { type Command, exitCodeOf } from "#server/platform/terminal.ts";

/** Nothing of this machine but where Node keeps what it has compiled: with it a command starts in half the time. */
export const bareEnv = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

interface Surroundings {
  readonly cwd?: string;
  /** All that the command knows of its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** What stands on its standard input. */
  readonly input?: string;
}

/** Runs a command of ours as a person does, until its end. */
export async function runCommand(script: string, args: readonly string[], { cwd, env, input = "" }: Surroundings = {}) {
  const child = spawn(process.execPath, [script, ...args], { cwd, env: { ...bareEnv, ...env } });
  // A call that is refused may end before it has read its input.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [[code], output, errors] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  return { code: code as number | null, output, errors };
}

/** As `runCommand`, in this process: loading all modules anew is most of what a command takes. That the script itself starts, `runCommand` shows. */
export async function runHere(
  name: string,
  command: Command,
  args: readonly string[],
  { env = {}, input = "" }: Omit<Surroundings, "cwd"> = {},
) {
  let output = "";
  let errors = "";
  const code = await exitCodeOf(name, command, {
    args,
    env: { LOG_LEVEL: "silent", ...env },
    readInput: async () => input,
    write: (text) => {
      output += text;
    },
    tell: (line) => {
      errors += `${line}\n`;
    },
    onInterrupt: () => {},
  });
  return { code, output, errors };
}
