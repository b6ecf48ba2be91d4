import type { Surface } from "#language/composer/surface.ts";
import { coastWomanEndings, coastWords } from "../gulf-coast.ts";
import { kuwaitiInstead } from "./instead.ts";
import { kuwaitiMore } from "./more.ts";
import { kuwaitiRuns } from "./surface-runs.ts";
import { kuwaitiThings } from "./surface-things.ts";
import { kuwaitiWords } from "./surface-words.ts";

export const surface: Surface = {
  runs: kuwaitiRuns,
  words: { ...coastWords, ...kuwaitiWords, ...kuwaitiThings },
  womanEndings: coastWomanEndings,
  instead: kuwaitiInstead,
  more: kuwaitiMore,
};
