import type { Surface } from "#language/composer/surface.ts";
import { endings } from "./forms.ts";
import { instead } from "./instead.ts";
import { more } from "./more.ts";
import { runs } from "./runs.ts";
import { words } from "./words.ts";

/** Jordanian from the Lebanese bank. The woman's ـك is written as the man's: nothing changes at the ends of words. */
export const surface: Surface = { runs, words, endings, womanEndings: [], instead, more };
