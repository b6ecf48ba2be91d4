import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isDialect, varieties } from "../options.ts";

/** Numbers as prose has them; the Arabic ones without the ending that follows the noun. */
const numbers = {
  en: { 7: "seven", 8: "eight", 9: "nine", 10: "ten", 11: "eleven", 12: "twelve" },
  ar: { 7: "سبع", 8: "ثماني", 9: "تسع", 10: "عشر", 11: "إحدى عشر", 12: "اثنتا عشر" },
} as const satisfies Record<string, Record<number, string>>;

const patterns = {
  en: (number: string) => `\\b${number} (?:Arabic )?(?:varieties|dialects|voices|markets)\\b`,
  ar: (number: string) => `${number}ة? (?:لهجات|لهجة|أصوات|صوت|أسواق|سوق)|(?:اللهجات|الأصوات|الأسواق) ال${number}`,
};

const read = (files: readonly string[]) => files.map((file) => readFileSync(join(import.meta.dirname, file), "utf8")).join("\n");
const catalogue = (language: string) => readdirSync(join(import.meta.dirname, language)).map((file) => `${language}/${file}`);
const prose = {
  en: read(["../../../README.md", "../../../package.json", ...catalogue("en")]),
  ar: read(catalogue("ar")),
};

test.each(["en", "ar"] as const)("texts that count the varieties in words count them all (%s)", (language) => {
  const counted = Object.entries(numbers[language]).filter(([, word]) =>
    new RegExp(patterns[language](word), "i").test(prose[language]),
  );
  expect(counted.map(([count]) => Number(count))).toEqual([varieties.filter(isDialect).length, varieties.length]);
});
