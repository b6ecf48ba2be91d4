/** `npm run -s sessions -- end ADDRESS`: the operator ends all sessions of a person, or with `everybody` in place of the address, all there are. */

import { endSessionsOf, endSessionsOfEverybody } from "./features/account/account.end-sessions.ts";
import { runOperatorCommand } from "./operator-command.ts";
import { StartupError } from "./platform/startup-error.ts";

const [verb, named] = process.argv.slice(2);

runOperatorCommand(async ({ deps }) => {
  if (verb !== "end" || !named) throw new StartupError("Usage: npm run -s sessions -- end ADDRESS (or a number, or 'everybody')");
  const ended = named === "everybody" ? await endSessionsOfEverybody(deps) : await endSessionsOf(deps, named);
  if (ended === null) throw new StartupError(`Nobody here has the address or the number ${named}.`);
  return `Sessions ended: ${ended}.`;
});
