import type { Deps } from "./deps.ts";
import { createGenerateService, type GenerateService } from "./features/generate/generate.service.ts";
import { createLibraryService, type LibraryService } from "./features/library/library.service.ts";
import { createPlanService, type PlanService } from "./features/plan/plan.service.ts";
import { createUsageService, type UsageService } from "./features/usage/usage.service.ts";

/** The services that other services stand on, or that live as long as the server; built once, handed to the routes. */
export interface Services {
  readonly usage: UsageService;
  readonly library: LibraryService;
  readonly plan: PlanService;
  readonly generate: GenerateService;
}

export function createServices(deps: Deps): Services {
  const usage = createUsageService(deps);
  const library = createLibraryService(deps);
  return { usage, library, plan: createPlanService(deps), generate: createGenerateService(deps, usage, library) };
}
