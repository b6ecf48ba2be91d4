/** `npm run -s plan -- ADDRESS PLAN`: the operator sets a person's plan; the person is notified. */

import { planIds } from "#shared/plans.ts";
import { createPlanService } from "./features/plan/plan.service.ts";
import { runOperatorCommand } from "./operator-command.ts";
import { StartupError } from "./platform/startup-error.ts";

const [address, wanted] = process.argv.slice(2);

runOperatorCommand(async ({ deps, notifications }) => {
  const plan = planIds.find((id) => id === wanted);
  if (!address || !plan) throw new StartupError(`Usage: npm run -s plan -- ADDRESS PLAN. Plans: ${planIds.join(", ")}.`);
  const done = await createPlanService(deps, notifications).assign(address, plan);
  if (!done) throw new StartupError(`Nobody here has the address ${address}.`);
  return done.isNew ? `${address} is on the plan '${plan}' now.` : `${address} was on the plan '${plan}' already.`;
});
