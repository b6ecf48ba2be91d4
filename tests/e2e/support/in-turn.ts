import process from "node:process";
import { type Language, languages } from "#shared/options.ts";

/**
 * The language that a journey is walked in whose steps are the same in both; `TEST_LANGUAGES=all` walks it in both. Every page is looked
 * at in both languages all the same (standards), and where words or direction decide, a journey takes `languages` itself.
 */
export const inTurn = (language: Language): readonly Language[] =>
  process.env.TEST_LANGUAGES === "all" ? languages : [language];
