import type { Surface } from "#language/composer/surface.ts";
import { coastWomanEndings, coastWords } from "../gulf-coast.ts";
import { kuwaitiInstead } from "./instead.ts";
import { kuwaitiMore } from "./more.ts";
import { kuwaitiRuns } from "./surface-runs.ts";
import { kuwaitiWords } from "./surface-words.ts";

export const surface: Surface = {
  runs: kuwaitiRuns,
  words: { ...coastWords, ...kuwaitiWords },
  womanEndings: coastWomanEndings,
  instead: kuwaitiInstead,
  more: kuwaitiMore,
};
