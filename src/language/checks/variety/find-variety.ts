import type { Brief } from "#shared/contracts/brief.ts";
import type { VarietyFinding } from "#shared/contracts/report.ts";
import type { Template } from "../../templates/template.ts";

/** Placeholder until the detector stands: it cannot tell. */
export function findVariety(_text: string, brief: Brief, _template: Template | undefined): VarietyFinding {
  return {
    asked: brief.variety,
    verdict: "open",
    region: null,
    regionProbability: 0,
    country: null,
    countryProbability: 0,
    sentences: 0,
    leakShare: 0,
    leakLimit: 0,
    leaks: [],
    evidence: [],
  };
}
