import { strFromU8, strToU8, zipSync } from "fflate";
import mammoth from "mammoth";
import { markListNumbers } from "./docx-numbers.ts";
import { markDirections } from "./hand-directions.ts";
import { type ReadText, UnreadableFile } from "./importer.ts";
import { openZip } from "./open-zip.ts";
import { readHtml } from "./read-html.ts";

/** The style that `withContinuations` gives. */
const continuation = "further paragraph of an item";

/** Beyond what `mammoth` knows by itself. The names are Word's own, in whatever language it runs; the last ones are our exporter's. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  // A table of contents repeats the headings with the numbers of pages that a text has not.
  "p[style-name='TOC Heading'] => !",
  "p[style-name^='toc '] => !",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Code'] => pre:separator('\\n')",
  "r[style-name='Code Text'] => code",
  "r[style-name='HTML Code'] => code",
  "p[style-name='Rule'] => hr:fresh",
  `p[style-name='${continuation}'] => ul|ol > li > p:fresh`,
];

/** Text, styles, lists and notes; pictures, macros and embedded files are never unpacked. */
const isRead = (name: string) =>
  /^(?:\[Content_Types\]\.xml|_rels\/.*|word\/[^/]+\.xml|word\/_rels\/.*|docProps\/core\.xml)$/.test(name);

/** Only that there was one is wanted: it is counted where the HTML is read. */
const pictureMark = mammoth.images.imgElement(async () => ({ src: "" }));

/** A document of Word 2007 or later. Headers, footers, comments and what is marked as deleted are no part of its text. */
export async function readDocx(bytes: Uint8Array): Promise<ReadText> {
  const parts = openZip(bytes, isRead);
  // Some other zip: a spreadsheet, a document of another program.
  if (!parts["[Content_Types].xml"] || !hasDocument(parts)) throw new UnreadableFile("import.type_unknown");
  const { html, title } = await toHtml(parts);
  const read = readHtml(html);
  return { ...read, title };
}

function hasDocument(parts: Record<string, Uint8Array>): boolean {
  return Object.keys(parts).some((name) => mainPart.test(name));
}

const mainPart = /^word\/document\d*\.xml$/;

async function toHtml(parts: Record<string, Uint8Array>): Promise<{ html: string; title: string | null }> {
  const numbering = strFromU8(parts["word/numbering.xml"] ?? new Uint8Array());
  const marked = Object.entries(parts).map(([name, part]): [string, Uint8Array] => [
    name,
    mainPart.test(name) ? strToU8(markListNumbers(markDirections(withoutHidden(strFromU8(part))), numbering)) : part,
  ]);
  const buffer = Buffer.from(zipSync(Object.fromEntries(marked), { level: 0 }));
  try {
    const { value } = await mammoth.convertToHtml({ buffer }, options);
    return { html: value, title: titleIn(parts["docProps/core.xml"]) };
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new UnreadableFile("import.damaged", {}, { cause });
  }
}

/** Words that Word does not show: notes of whoever made the template, and what people hid from a reader. */
function withoutHidden(documentXml: string): string {
  return documentXml.replace(/<w:r(?: [^>]*)?>[\s\S]*?<\/w:r>/g, (run) => {
    const looks = /^<w:r[^>]*>\s*<w:rPr>([\s\S]*?)<\/w:rPr>/.exec(run)?.[1] ?? "";
    // A run that holds a text box ends later than it seems.
    const isWhole = !/.<w:r[ >]/s.test(run);
    return isWhole && /<w:vanish\s*\/>/.test(looks) ? "" : run;
  });
}

interface WordNode {
  readonly type: string;
  readonly styleName?: string | null;
  readonly numbering?: unknown;
  readonly children?: readonly WordNode[];
}

/** A paragraph in the style of lists that has no mark belongs to the item above it. */
function withContinuations(document: WordNode): WordNode {
  let isInList = false;
  const children = document.children?.map((node) => {
    const isFurther = isInList && node.type === "paragraph" && node.styleName === "List Paragraph" && !node.numbering;
    isInList = Boolean(node.numbering) || isFurther;
    return isFurther ? { ...node, styleName: continuation } : node;
  });
  return { ...document, ...(children ? { children } : {}) };
}

const options = {
  styleMap,
  includeEmbeddedStyleMap: false,
  convertImage: pictureMark,
  transformDocument: withContinuations,
};

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function titleIn(core: Uint8Array | undefined): string | null {
  const raw = core && /<dc:title[^>]*>([^<]*)<\/dc:title>/.exec(strFromU8(core))?.[1];
  return raw ? raw.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole) : null;
}
