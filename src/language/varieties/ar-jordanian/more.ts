import type { Surface } from "#language/composer/surface.ts";

/** Jordan's own phrases. */
export const more: Surface["more"] = {};
