import fc from "fast-check";

/**
 * Properties are tried with the same examples every time: a build must not be a lottery. Who hunts for others sets PROPERTY_SEED, and
 * PROPERTY_TIMES for so many times as many of them.
 */
const times = Number(process.env.PROPERTY_TIMES ?? 1);
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121), numRuns: tries(100) });

/** How often a property is tried, where the usual hundred times are not what it needs. */
export function tries(usual: number): number {
  return usual * times;
}

export { fc };
