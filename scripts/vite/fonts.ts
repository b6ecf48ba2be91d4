import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { type Language, languageOf, varieties } from "../../src/shared/options.ts";
import { greetings } from "../../src/web/lib/greetings.ts";

/** First and last code point. */
type Range = readonly [from: number, to: number];

/** The letters, marks and signs that Arabic texts are written with, without those of other languages in Arabic script. */
const arabic: readonly Range[] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x670, 0x670],
  // Joiners and direction marks, which have no shape of their own: named here so that no other font is asked for them.
  [0x200c, 0x200f],
];
/** Digits and the signs of running text. Arabic texts need them too: a file of their own saves most Arabic pages the letters. */
const signs: readonly Range[] = [
  [0x20, 0x22],
  [0x24, 0x26],
  [0x28, 0x29],
  [0x2b, 0x3b],
  [0x3f, 0x3f],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2066, 0x2069],
];
const letters: readonly Range[] = [
  [0x23, 0x23],
  [0x27, 0x27],
  [0x2a, 0x2a],
  [0x3c, 0x3e],
  [0x40, 0x7e],
  [0xe9, 0xe9],
  [0x2022, 0x2022],
];

const rangesOf = (text: string): Range[] => [...text].map((letter) => [letter.codePointAt(0) ?? 0, letter.codePointAt(0) ?? 0]);

interface Face {
  readonly family: string;
  readonly weight: number;
  /** The file of @fontsource that it is cut from. */
  readonly source: string;
  readonly ranges: readonly Range[];
}

const amiri = (script: string, weight: number) => `amiri/files/amiri-${script}-${weight}-normal.woff2`;
const plex = (script: string, weight: number) =>
  `ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`;

/**
 * The files of each weight. English pages have letters and signs in one, where they can be kerned; Arabic pages fetch the signs, and
 * the letters only when they show some. `words` are Latin ones whose letters come with the signs.
 */
function cuts(name: string, weights: readonly number[], source: (script: string, weight: number) => string, words = ""): Face[] {
  return weights.flatMap((weight) => [
    { family: `Lahja ${name} Arabic`, weight, source: source("arabic", weight), ranges: arabic },
    { family: `Lahja ${name} Signs`, weight, source: source("latin", weight), ranges: [...signs, ...rangesOf(words)] },
    { family: `Lahja ${name} Letters`, weight, source: source("latin", weight), ranges: letters },
    { family: `Lahja ${name} Latin`, weight, source: source("latin", weight), ranges: [...signs, ...letters] },
  ]);
}

/** Whether a letter or sign of a text has its place in the cuts; what has not is set in a full face, or in a font of the device. */
export function isCut(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return [...arabic, ...signs, ...letters].some(([from, to]) => codePoint >= from && codePoint <= to);
}

const latinGreetings = varieties.flatMap((variety) => (languageOf(variety) === "en" ? greetings[variety] : []));

/**
 * Every face of a first view. The mark has faces of its own: it stands on every page in both scripts, in weights that most pages
 * need for nothing else, and so does the name of the other language.
 */
const faces: readonly Face[] = [
  ...cuts("Text", [400, 500, 600], plex),
  // The greetings stand at the foot of every Arabic page, often with its only Latin words in this face.
  ...cuts("Display", [400, 700], amiri, latinGreetings.join("")),
  { family: "Lahja Mark", weight: 400, source: amiri("latin", 400), ranges: rangesOf("·") },
  { family: "Lahja Mark", weight: 700, source: amiri("latin", 700), ranges: rangesOf("Lahj ") },
  { family: "Lahja Mark", weight: 700, source: amiri("arabic", 700), ranges: rangesOf("لهجة") },
  { family: "Lahja Toggle", weight: 500, source: plex("arabic", 500), ranges: rangesOf("العربية") },
  { family: "Lahja Toggle", weight: 500, source: plex("latin", 500), ranges: rangesOf("English ") },
];

/** What shaping needs: joining, ligatures, marks, kerning. Stylistic sets and the like are left out. */
const features = "isol init medi fina rlig liga calt ccmp mark mkmk kern locl curs".split(" ");

/** The faces of what is seen first in a language: preloaded, so that they arrive with the style sheet. */
const preloadedFaces: Readonly<Record<Language, readonly string[]>> = {
  en: ["lahja-text-latin-400", "lahja-display-latin-400", "lahja-display-arabic-400"],
  ar: ["lahja-text-arabic-400", "lahja-display-arabic-700", "lahja-display-arabic-400"],
};

/**
 * Cuts the fonts of the first view from the full ones (150 kB a page at most; Amiri's Arabic alone is 200 whole) and writes their
 * `@font-face` rules to `.cache/fonts/faces.css`, which `styles/faces.css` imports. Characters outside a cut come from the full
 * faces of `styles/fonts.css`, where a page has them. Done again only when the table above, or a font, has changed.
 */
export function firstViewFonts(): Plugin {
  return {
    name: "lahja-first-view-fonts",
    config: async ({ root = process.cwd() }) => cutFonts(root),
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => (bundle ? withPreloads(html, Object.keys(bundle)) : html),
    },
  };
}

async function cutFonts(root: string): Promise<void> {
  const sourceOf = (face: Face) => readFileSync(join(root, "node_modules/@fontsource", face.source));
  const hash = createHash("sha256").update(JSON.stringify([faces, features]));
  for (const face of faces) hash.update(sourceOf(face));
  const stamp = `/* ${hash.digest("hex")} */\n`;
  const directory = join(root, ".cache/fonts");
  const sheet = join(directory, "faces.css");
  if (existsSync(sheet) && readFileSync(sheet, "utf8").startsWith(stamp)) return;

  mkdirSync(directory, { recursive: true });
  for (const file of readdirSync(directory)) rmSync(join(directory, file));
  const rules: string[] = [];
  for (const face of faces) {
    const file = fileOf(face);
    // Hinting doubles the size of the text face, and what it changes at these sizes is less than a pixel.
    const cut = await subsetFont(sourceOf(face), textOf(face.ranges), {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures: features,
    });
    writeFileSync(join(directory, file), cut);
    rules.push(ruleOf(face, file));
  }
  writeFileSync(sheet, stamp + rules.join(""));
}

/** 'lahja-text-arabic-400.woff2', 'lahja-mark-latin-700.woff2': what has both scripts in one family is told apart by the source. */
function fileOf(face: Face): string {
  const name = face.family.toLowerCase().replaceAll(" ", "-");
  const hasBothScripts = name === "lahja-mark" || name === "lahja-toggle";
  const script = face.source.includes("-latin-") ? "-latin" : "-arabic";
  return `${name}${hasBothScripts ? script : ""}-${face.weight}.woff2`;
}

function textOf(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)))
    .join("");
}

function ruleOf(face: Face, file: string): string {
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  const unicodeRange = face.ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
  return [
    `@font-face{font-family:"${face.family}";font-style:normal;font-display:swap;font-weight:${face.weight};`,
    `src:url("./${file}") format("woff2");unicode-range:${unicodeRange.join(",")}}\n`,
  ].join("");
}

/** Tells `boot.js` the hashed addresses of the fonts: it knows the language before the page has read its first line of CSS. */
function withPreloads(html: string, files: readonly string[]): string {
  const attributes = Object.entries(preloadedFaces).map(([language, names]) => {
    const found = names.map((name) => {
      const file = files.find((candidate) => candidate.includes(`/${name}-`) && candidate.endsWith(".woff2"));
      if (!file) throw new Error(`The font ${name} is not in the build: faces.css and scripts/vite/fonts.ts disagree.`);
      return `/${file}`;
    });
    return `data-fonts-${language}="${found.join(" ")}"`;
  });
  return html.replace('<script src="/boot.js"', `<script src="/boot.js" ${attributes.join(" ")}`);
}

/** A shell for one language, known beforehand: the fonts are preloaded by the HTML itself, and `boot.js` has none to name. */
export function preloadFontsOf(language: Language, shell: string): { shell: string; preloads: string } {
  const addresses = new RegExp(`data-fonts-${language}="([^"]*)"`).exec(shell)?.[1]?.split(" ") ?? [];
  return {
    shell: shell.replace(/ data-fonts-\w+="[^"]*"/g, ""),
    preloads: addresses
      .map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`)
      .join(""),
  };
}
