import { type ExportFormat, exportFormatRecords, exportFormats } from "./export-formats.ts";
import { defaultVariety, type Variety, varieties } from "./options.ts";
import { varietyRecords } from "./varieties.ts";

export const planIds = ["free", "pro", "enterprise"] as const;
export type PlanId = (typeof planIds)[number];

/** What a plan allows. The server enforces it; the screens explain it beforehand. */
export interface Plan {
  readonly id: PlanId;
  /** US dollars a month. */
  readonly priceUsd: number;
  /** Words a calendar month (UTC); null means unlimited. */
  readonly wordsPerMonth: number | null;
  /** The highest template id that the plan may use; null means all. */
  readonly templatesUpTo: number | null;
  readonly varieties: readonly Variety[];
  readonly exports: readonly ExportFormat[];
  /** Bytes of all texts with their versions. */
  readonly storageBytes: number;
}

/** Whether `plan` has what begins with the plan `cheapest`. */
export function includesPlan(plan: PlanId, cheapest: PlanId): boolean {
  return planIds.indexOf(cheapest) <= planIds.indexOf(plan);
}

/** What a plan writes in, by the records of the varieties; the default first. */
function varietiesOf(plan: PlanId): readonly Variety[] {
  const all = [defaultVariety, ...varieties.filter((variety) => variety !== defaultVariety)] as const;
  return all.filter((variety) => includesPlan(plan, planForVariety(variety)));
}

function exportsOf(plan: PlanId): readonly ExportFormat[] {
  return exportFormats.filter((format) => includesPlan(plan, planForExport(format)));
}

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: "free",
    priceUsd: 0,
    wordsPerMonth: 5_000,
    templatesUpTo: 10,
    varieties: varietiesOf("free"),
    exports: exportsOf("free"),
    storageBytes: 50_000_000,
  },
  pro: {
    id: "pro",
    priceUsd: 29,
    wordsPerMonth: 100_000,
    templatesUpTo: null,
    varieties: varietiesOf("pro"),
    exports: exportsOf("pro"),
    storageBytes: 2_000_000_000,
  },
  enterprise: {
    id: "enterprise",
    priceUsd: 99,
    wordsPerMonth: null,
    templatesUpTo: null,
    varieties: varietiesOf("enterprise"),
    exports: exportsOf("enterprise"),
    storageBytes: 20_000_000_000,
  },
};

/** The cheapest plan that includes a template. */
export function planForTemplate(templateId: number): PlanId {
  return plans.free.templatesUpTo !== null && templateId <= plans.free.templatesUpTo ? "free" : "pro";
}

/** The cheapest plan that writes in a variety. */
export function planForVariety(variety: Variety): PlanId {
  return varietyRecords[variety].plan;
}

/** The cheapest plan that writes a format. */
export function planForExport(format: ExportFormat): PlanId {
  return exportFormatRecords[format].plan;
}

export function allowsTemplate(plan: Plan, templateId: number): boolean {
  return plan.templatesUpTo === null || templateId <= plan.templatesUpTo;
}
