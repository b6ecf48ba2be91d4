import type { Logger } from "pino";
import { check } from "#language/checks/check.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";

/**
 * Checks texts for storing. A check that fails must not cost anybody a text: it is logged, and the text has no report. Strings of
 * the report are cut out of the text, and PostgreSQL takes neither halves of surrogate pairs nor NUL characters in JSON.
 */
export function createReporter(log: Logger): (text: string, brief: Brief) => Report | null {
  return (text, brief) => {
    try {
      const report = JSON.stringify(check(text, brief), (_, value: unknown) =>
        typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value,
      );
      return JSON.parse(report) as Report;
    } catch (error) {
      log.error({ err: error, template: brief.templateId, variety: brief.variety }, "a text could not be checked");
      return null;
    }
  };
}
