import { check } from "#language/checks/check.ts";
import type { Report } from "#shared/contracts/report.ts";
import type { DemoBrief } from "./demo-brief.ts";
import { briefOf } from "./demo-writer.ts";

/** What the app's check says of the text. Load it for the last step: it brings the tables of all nine varieties. */
export function checkDemo(text: string, brief: DemoBrief): Report {
  return check(text, briefOf(brief));
}
