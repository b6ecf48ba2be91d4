import { composeSample } from "#language/sample/compose-sample.ts";
import { readSample, type SampleReading } from "#language/sample/read-sample.ts";
import type { Variety } from "#shared/options.ts";

/**
 * The built-in writer's grammar and the receipt's check, for the sample alone: a file of its own in the build, fetched when somebody
 * asks to hear it another way.
 */
export function writeSample(variety: Variety, seed: number, before: string): SampleReading {
  return readSample(composeSample(variety, seed, before), variety);
}
