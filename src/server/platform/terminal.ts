import { text } from "node:stream/consumers";
import { type Environment, readEnvironment } from "./config.ts";
import { ConfigError } from "./startup-error.ts";

/** What a command is called with, and where it prints. */
export interface Terminal {
  readonly args: readonly string[];
  readonly env: Environment;
  /** All of the standard input; nothing where a person sits at it. */
  readonly readInput: () => Promise<string>;
  /** Standard output: the text as it is. */
  readonly write: (text: string) => void;
  /** A line of standard error. */
  readonly tell: (line: string) => void;
  /** Calls `stop` when the person breaks the command off, in place of ending it at once. */
  readonly onInterrupt: (stop: () => void) => void;
}

/** @returns the exit code. */
export type Command = (terminal: Terminal) => Promise<number>;

/** Something is wrong with the call itself; the message is for the terminal. */
export class UsageError extends Error {}

/** What `parseArgs` refuses, what the command refuses, a setting. */
function isWrongCall(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof ConfigError) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

/**
 * Runs a command. A wrong call is told with the way to the list of options.
 * @param name as in `npm run -s <name>`.
 * @returns the exit code: 2 for a wrong call, otherwise the command's own. What else fails is thrown.
 */
export async function exitCodeOf(name: string, command: Command, terminal: Terminal): Promise<number> {
  try {
    return await command(terminal);
  } catch (error) {
    if (!isWrongCall(error)) throw error;
    terminal.tell(`${error.message}\n\nnpm run -s ${name} -- --help lists the options.`);
    return 2;
  }
}

/** Runs a command for whoever sits at this process' terminal. */
export async function runAtTerminal(name: string, command: Command): Promise<void> {
  process.exitCode = await exitCodeOf(name, command, {
    args: process.argv.slice(2),
    env: readEnvironment(),
    readInput: async () => (process.stdin.isTTY ? "" : text(process.stdin)),
    write: (piece) => process.stdout.write(piece),
    tell: (line) => console.error(line),
    onInterrupt: (stop) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
    },
  });
}
