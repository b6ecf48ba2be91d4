import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Each file holds the letters of a script; a browser fetches those whose letters stand on the page. */
const scripts = {
  arabic:
    "U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC",
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+2012-204E, U+2050-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
  "latin-ext": "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0",
} as const;

const faces = Object.entries(scripts).flatMap(([script, range]) => [
  { file: `amiri-${script}-400-normal.woff2`, weight: 400, style: "normal", range },
  { file: `amiri-${script}-700-normal.woff2`, weight: 700, style: "normal", range },
  // Arabic has no italics.
  ...(script === "arabic" ? [] : [{ file: `amiri-${script}-400-italic.woff2`, weight: 400, style: "italic", range }]),
]);

/** The faces of Amiri as the pages behind shared links ask for them: those pages do without the build's files. */
export const sharedFontFaces = faces
  .map(
    ({ file, weight, style, range }) =>
      `@font-face { font-family: Amiri; font-style: ${style}; font-weight: ${weight}; font-display: swap; src: url("/shared/fonts/${file}") format("woff2"); unicode-range: ${range}; }`,
  )
  .join("\n");

const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** One of the faces by the name of its file, read once; null for every other name. */
export async function readSharedFont(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!faces.some(({ file }) => file === name)) return null;
  const known = files.get(name);
  if (known) return known;
  const reading = readFile(require.resolve(`@fontsource/amiri/files/${name}`)).then((buffer) => new Uint8Array(buffer));
  files.set(name, reading);
  // A file that could not be read is tried again.
  reading.catch(() => files.delete(name));
  return reading;
}
