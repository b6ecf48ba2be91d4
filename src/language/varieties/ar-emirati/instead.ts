import type { Surface } from "#language/composer/surface.ts";

/** Phrases of the Saudi bank that no exchange of words makes Emirati. */
export const instead: Surface["instead"] = {};
