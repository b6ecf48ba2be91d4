/**
 * `npm run -s model -- list | install | try | use | remove | install-runtime`: the models that the server runs itself, from the terminal.
 * Nothing is fetched but by `install` and `install-runtime`. A server that runs takes what is chosen here without a restart. Exit codes:
 * 0 done, 1 not, 2 the call is wrong.
 */
import { modelCommand } from "./model-command.ts";
import { runAtTerminal } from "./platform/terminal.ts";

await runAtTerminal("model", modelCommand);
