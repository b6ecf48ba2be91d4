/**
 * `npm run -s receipt -- --variety ar-saudi < text.md`: checks a text from standard input and prints what the check found, with no
 * server and no account. Exit codes: 0 checked, 2 the call is wrong.
 */
import { runAtTerminal } from "./platform/terminal.ts";
import { receiptCommand } from "./receipt-command.ts";

await runAtTerminal("receipt", receiptCommand);
