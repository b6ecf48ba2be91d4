import { AlignmentType, Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } from "docx";
import { directedRuns } from "#language/document/directed-runs.ts";
import { readDocument } from "#language/document/read-document.ts";
import type { DocumentTree } from "#language/document/tree.ts";
import type { Paper } from "#shared/export-formats.ts";
import { docxBlocks } from "./docx-blocks.ts";
import { numberingOf, stylesOf } from "./docx-styles.ts";
import type { Exporter } from "./exporter.ts";

/** In twips, a twentieth of a point. */
const pageSizes: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 11_906, height: 16_838 },
  letter: { width: 12_240, height: 15_840 },
};
const margin = 1_440;

/** A document of Word's own making, as far as Word can tell: styles, headings, lists and tables that can be worked on. */
export const writeDocx: Exporter = async (source, { paper }) => {
  const document = readDocument(source);
  const { parts, lists } = docxBlocks(document);
  const file = new Document({
    title: document.title,
    creator: "Lahja",
    styles: stylesOf(document),
    numbering: numberingOf(lists),
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size: pageSizes[paper], margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        // The first page has the title in large letters.
        headers: { first: new Header({ children: [new Paragraph({ style: "Header" })] }), default: runningTitle(document) },
        footers: { first: pageNumber(), default: pageNumber() },
        children: parts.length > 0 ? parts : [new Paragraph({})],
      },
    ],
  });
  return Packer.toBuffer(file);
};

function runningTitle({ title, direction }: DocumentTree): Header {
  const run = { kind: "text", text: title, strong: false, emphasis: false, strike: false, code: false, href: null } as const;
  const children = directedRuns([run], direction).flatMap((part) =>
    part.kind === "text" ? [new TextRun({ text: part.text, rightToLeft: part.direction === "rtl" })] : [],
  );
  return new Header({ children: [new Paragraph({ style: "Header", bidirectional: direction === "rtl", children })] });
}

function pageNumber(): Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] });
  return new Footer({ children: [new Paragraph({ style: "Footer", alignment: AlignmentType.CENTER, children: [number] })] });
}
