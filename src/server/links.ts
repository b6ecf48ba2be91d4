/** `npm run -s links -- take-down ADDRESS`: the operator closes a shared link, named by its page's address or its token; its owner is notified. */

import { takeDown } from "./features/shared-links/shared-links.take-down.ts";
import { runOperatorCommand } from "./operator-command.ts";
import { StartupError } from "./platform/startup-error.ts";

const [verb, address] = process.argv.slice(2);

runOperatorCommand(async ({ deps, notifications }) => {
  if (verb !== "take-down" || !address) throw new StartupError("Usage: npm run -s links -- take-down ADDRESS");
  const done = await takeDown(deps, notifications, address);
  if (!done) throw new StartupError("No shared link has this address.");
  return done.isNew ? "The link is taken down." : "The link was taken down already.";
});
