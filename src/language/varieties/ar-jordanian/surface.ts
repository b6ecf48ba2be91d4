import type { Surface } from "#language/composer/surface.ts";

export const surface: Surface = { runs: {}, words: {}, womanEndings: [], instead: {}, more: {} };
