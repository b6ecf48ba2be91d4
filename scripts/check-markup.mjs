/**
 * Part of `npm run check:static`: no text outside the locale files and no physical left or right in the web's sources. What is
 * allowed stands below with its reason; an exception that nothing needs any more is an error too.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { physicalSidesInCode, physicalSidesInCss, textsOutsideLocales } from "./markup-rules.mjs";

const root = join(import.meta.dirname, "..");

/** Findings that are meant: those of the file that end so. */
const exceptions = [
  {
    file: "src/web/styles/base.css",
    end: "physical side: text-align: left",
    why: "Arabic in the layout that is always left-to-right, where 'start' is the right side of a right-to-left block",
  },
  {
    file: "src/web/styles/base.css",
    end: "physical side: inset: 50% auto auto 50%",
    why: "centred by a translation, which knows no reading direction",
  },
  { file: "src/web/lib/greetings.ts", end: "", why: "each variety's greeting, the same in both languages of the interface" },
  { file: "src/web/features/not-found/not-found-page.tsx", end: "", why: "'where?' in each variety, likewise" },
  { file: "src/web/features/demo/demo-brief.ts", end: "", why: "the demo's topics, each in the variety that it is written in" },
  { file: "src/web/features/features/artefacts.ts", end: "", why: "samples of writing, shown in their own dialect" },
  { file: "src/web/features/help/market-words.ts", end: "", why: "words of the dialects that the help explains" },
  { file: "src/web/features/landing/facts.ts", end: "", why: "parts of the sample text, shown in its own dialect" },
  { file: "src/web/app/palette/vocabulary.ts", end: "", why: "what people type into the search, in both languages at once" },
  { file: "src/web/lib/same-words.ts", end: "", why: "what people call the same thing, in both languages at once" },
  { file: "src/web/lib/match.ts", end: "", why: "particles that are taken off a searched word" },
];

const files = (pattern) => globSync(pattern, { cwd: root, exclude: (name) => /\.test\.tsx?$/.test(name) }).sort();
const read = (file) => readFileSync(join(root, file), "utf8");

const found = [
  ...files("src/web/**/*.{ts,tsx}").flatMap((file) => {
    const source = read(file);
    return [...textsOutsideLocales(file, source), ...physicalSidesInCode(file, source)];
  }),
  ...files("src/web/**/*.css").flatMap((file) => physicalSidesInCss(file, read(file))),
];

const isMeant = (text, { file, end }) => text.startsWith(file) && text.endsWith(end);
const problems = [
  ...found.filter((text) => !exceptions.some((exception) => isMeant(text, exception))),
  ...exceptions
    .filter((exception) => !found.some((text) => isMeant(text, exception)))
    .map(({ file, end }) => `${file} needs no exception any more ${end}`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
