import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { builtInName } from "#server/writers/registry.ts";
import { type AnswerSpend, writeWhole } from "./run-files.ts";

const price = z.strictObject({ input: z.number().nonnegative(), output: z.number().nonnegative() });

/** The file of `--prices`: what a million tokens cost, by the writer's name. */
export const prices = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, "must be three capital letters, such as USD"),
  perMillionTokens: z.record(z.string(), price),
});
export type Prices = z.infer<typeof prices>;

const noPrices: Prices = { currency: "USD", perMillionTokens: {} };

/** Keeps the prices with the run where some are given, so that its report has them again when votes are added. */
export function keptPrices(directory: string, given: Prices | undefined): Prices {
  const file = join(directory, "prices.json");
  if (given) writeWhole(file, `${JSON.stringify(given, null, 2)}\n`);
  return existsSync(file) ? prices.parse(JSON.parse(readFileSync(file, "utf8"))) : noPrices;
}

/** In the currency of the prices. The built-in writer costs nothing; null for a model without a price. */
export function costOf(writer: string, { input, output }: AnswerSpend, { perMillionTokens }: Prices): number | null {
  if (writer === builtInName) return 0;
  const known = perMillionTokens[writer];
  return known ? (input * known.input + output * known.output) / 1_000_000 : null;
}
