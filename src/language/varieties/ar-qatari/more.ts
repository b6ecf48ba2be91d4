import type { Surface } from "#language/composer/surface.ts";
export const more: Surface["more"] = {};
