import type { Surface } from "#language/composer/surface.ts";
import { coastWomanEndings, coastWords } from "../gulf-coast.ts";
import { instead } from "./instead.ts";
import { more } from "./more.ts";
import { qatariRuns } from "./surface-runs.ts";
import { qatariThings } from "./surface-things.ts";
import { qatariWords } from "./surface-words.ts";

/** How Qatar says what the Saudi bank says. */
export const surface: Surface = {
  runs: qatariRuns,
  words: { ...coastWords, ...qatariWords, ...qatariThings },
  womanEndings: coastWomanEndings,
  instead,
  more,
};
