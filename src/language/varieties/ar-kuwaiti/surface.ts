import type { Surface } from "#language/composer/surface.ts";
import { coastWomanEndings, coastWords } from "../gulf-coast.ts";
import { kuwaitiWords } from "./surface-words.ts";

export const surface: Surface = {
  runs: {},
  words: { ...coastWords, ...kuwaitiWords },
  womanEndings: coastWomanEndings,
  instead: {},
  more: {},
};
