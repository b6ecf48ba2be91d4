import type { Deps } from "./deps.ts";
import { type BrandVoicesService, createBrandVoicesService } from "./features/brand-voices/brand-voices.service.ts";
import { type ConversionsService, createConversionsService } from "./features/conversions/conversions.service.ts";
import { createGenerateService, type GenerateService } from "./features/generate/generate.service.ts";
import { createLibraryService, type LibraryService } from "./features/library/library.service.ts";
import { createPlanService, type PlanService } from "./features/plan/plan.service.ts";
import { createSetsService, type SetsService } from "./features/sets/sets.service.ts";
import { createUsageService, type UsageService } from "./features/usage/usage.service.ts";

/** The services that other services stand on, or that live as long as the server; built once, handed to the routes. */
export interface Services {
  readonly usage: UsageService;
  readonly library: LibraryService;
  readonly plan: PlanService;
  readonly brandVoices: BrandVoicesService;
  readonly generate: GenerateService;
  readonly sets: SetsService;
  readonly conversions: ConversionsService;
}

export function createServices(deps: Deps): Services {
  const usage = createUsageService(deps);
  const library = createLibraryService(deps);
  const brandVoices = createBrandVoicesService(deps);
  const generate = createGenerateService(deps, { usage, library, brandVoices });
  const sets = createSetsService(deps, generate, brandVoices);
  const conversions = createConversionsService(deps, { generate, library });
  return { usage, library, plan: createPlanService(deps), brandVoices, generate, sets, conversions };
}
