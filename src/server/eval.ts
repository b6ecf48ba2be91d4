/**
 * `npm run -s eval -- --writers built-in,openai:NAME --briefs 40`: compares writers over a fixed set of briefs. The texts go the way of a
 * person's text, with no server and no account. Exit codes: 0 complete, 1 broken off or the budget is used up, 2 the call is wrong.
 */
import { evaluateCommand } from "./evaluation/evaluate-command.ts";
import { runAtTerminal } from "./platform/terminal.ts";

await runAtTerminal("eval", evaluateCommand);
