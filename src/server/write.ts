/**
 * `npm run -s write -- --template blogPost --variety ar-egyptian --words 300 "topic"`: writes to the terminal with the configured
 * writer, with no server and no account. Exit codes: 0 written, 1 the writer failed, 2 the call or the brief is wrong.
 */
import { runAtTerminal } from "./platform/terminal.ts";
import { writeCommand } from "./write-command.ts";

await runAtTerminal("write", writeCommand);
