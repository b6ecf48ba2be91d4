import type { Surface } from "#language/composer/surface.ts";

/** Lebanese phrases, letter for letter, and how they are said in Jordan; null: not said there. */
export const instead: Surface["instead"] = {};
