import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { readDocument } from "#language/document/read-document.ts";
import { copyablePdf } from "./copyable-pdf.ts";
import { type Exporter, FormatUnavailableError } from "./exporter.ts";
import { pdfInput } from "./pdf-input.ts";

/**
 * Amiri, because words can be copied whole out of a PDF that is set in it; most other Arabic fonts lose a part of them. Emoji come from
 * Noto Emoji, drawn in the colour of the text; other signs that Amiri lacks from the fonts inside the typesetter.
 */
const amiri = [
  "400Regular/Amiri_400Regular.ttf",
  "400Regular_Italic/Amiri_400Regular_Italic.ttf",
  "700Bold/Amiri_700Bold.ttf",
  "700Bold_Italic/Amiri_700Bold_Italic.ttf",
];

const papers = { a4: "a4", letter: "us-letter" } as const;

interface Typesetter {
  readonly compiler: NodeCompiler;
  readonly template: string;
}

let typesetter: Promise<Typesetter> | undefined;

/** Pages as they are printed: tagged for screen readers, with page numbers and a running title. */
export const writePdf: Exporter = async (source, { paper }) => {
  typesetter ??= startTypesetter();
  const { compiler, template } = await typesetter;
  const document = JSON.stringify(pdfInput(readDocument(source)));
  const result = compiler.compile({ mainFileContent: template, inputs: { document, paper: papers[paper] } });
  if (!result.result) {
    // The pool hands an error's text to the log and nothing else of it.
    throw new Error(`The pages could not be set: ${reasonsOf(result.takeDiagnostics()?.shortDiagnostics ?? [])}`);
  }
  const pdf = compiler.pdf(result.result);
  // What it remembers of this text is of no use for the next one.
  compiler.evictCache(0);
  return copyablePdf(withoutReadingOrder(pdf));
};

/** What the typesetter says; its messages name parts of the template and hold nothing of the text. */
function reasonsOf(diagnostics: readonly { readonly message?: unknown }[]): string {
  const messages = diagnostics.map(({ message }) => String(message ?? "").slice(0, 300));
  return [...new Set(messages)].slice(0, 5).join("; ") || "without a reason";
}

/**
 * The typesetter marks an Arabic document as one whose pages run from the right. Chrome's reader then takes every line for Arabic, and
 * English paragraphs are copied out of it with their words backwards. Without the mark it decides line by line.
 */
function withoutReadingOrder(pdf: Buffer): Buffer {
  const mark = pdf.indexOf("/Direction /R2L");
  if (mark >= 0) pdf.write("/Direction /L2R", mark, "latin1");
  return pdf;
}

async function startTypesetter(): Promise<Typesetter> {
  const require = createRequire(import.meta.url);
  const fontBlobs = [
    ...amiri.map((file) => require.resolve(`@expo-google-fonts/amiri/${file}`)),
    require.resolve("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
  ].map((file) => readFile(file));
  const template = readFile(new URL("./pdf.typ", import.meta.url), "utf8");
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler").catch((cause: unknown) => {
    throw new FormatUnavailableError("The typesetter is not made for this platform.", { cause });
  });
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: await Promise.all(fontBlobs) }] });
  return { compiler, template: await template };
}
