import type { Surface } from "#language/composer/surface.ts";

/** Phrases of the Emirates' own. */
export const more: Surface["more"] = {};
