import { type Variety, varieties } from "./options.ts";

export const planIds = ["free", "pro", "enterprise"] as const;
export type PlanId = (typeof planIds)[number];

export const exportFormats = ["txt", "md", "html", "pdf", "docx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

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

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: "free",
    priceUsd: 0,
    wordsPerMonth: 5_000,
    templatesUpTo: 10,
    varieties: ["ar-egyptian", "ar-saudi", "ar-standard", "en-american"],
    exports: ["txt", "md", "html"],
    storageBytes: 50_000_000,
  },
  pro: {
    id: "pro",
    priceUsd: 29,
    wordsPerMonth: 100_000,
    templatesUpTo: null,
    varieties,
    exports: ["txt", "md", "html", "pdf", "docx"],
    storageBytes: 2_000_000_000,
  },
  enterprise: {
    id: "enterprise",
    priceUsd: 99,
    wordsPerMonth: null,
    templatesUpTo: null,
    varieties,
    exports: ["txt", "md", "html", "pdf", "docx"],
    storageBytes: 20_000_000_000,
  },
};

/** The cheapest plan that includes a template. */
export function planForTemplate(templateId: number): PlanId {
  return plans.free.templatesUpTo !== null && templateId <= plans.free.templatesUpTo ? "free" : "pro";
}

/** The cheapest plan that writes in a variety. */
export function planForVariety(variety: Variety): PlanId {
  return planIds.find((id) => plans[id].varieties.includes(variety)) ?? "enterprise";
}

/** The cheapest plan that writes a format. */
export function planForExport(format: ExportFormat): PlanId {
  return planIds.find((id) => plans[id].exports.includes(format)) ?? "enterprise";
}

export function allowsTemplate(plan: Plan, templateId: number): boolean {
  return plan.templatesUpTo === null || templateId <= plan.templatesUpTo;
}
