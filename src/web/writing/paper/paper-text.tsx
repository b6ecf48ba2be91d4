import { type ComponentProps, memo, useMemo } from "react";
import Markdown, { type Components, type ExtraProps } from "react-markdown";
import remend from "remend";
import { safeLink } from "#language/document/safe-link.ts";
import { blankPattern } from "#language/text/words.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { foreignLines } from "./foreign-lines.ts";
import { lineBreaks } from "./line-breaks.ts";
import { markSpans, type TextMark } from "./mark-spans.ts";
import { readAlike } from "./read-alike.ts";
import { TableBox } from "./table-box.tsx";
import { blocksOf } from "./text-blocks.ts";
import "./paper.css";

interface PaperTextProps {
  markdown: string;
  variety: Variety;
  direction: "rtl" | "ltr";
  /** Shows the caret and completes marks that are still open. */
  isWriting?: boolean;
  /** What the receipt marks in the text; blanks are marked without it. */
  marks?: readonly TextMark[];
  /** False: the marks stay places to go to, but do not show. */
  showsMarks?: boolean;
  /** It took another text's place. */
  fadesIn?: boolean;
}

const noMarks: readonly TextMark[] = [];

/**
 * A text in Markdown as a document. Nothing in it runs and nothing is fetched: raw HTML is shown as text, pictures as their
 * description, links lead to the web and to mail only. Load it lazily: it brings the Markdown parser.
 */
export function PaperText({
  markdown,
  variety,
  direction,
  isWriting = false,
  marks = noMarks,
  showsMarks = true,
  fadesIn = false,
}: PaperTextProps) {
  const blocks = useMemo(() => {
    const all = blocksOf(markdown, direction);
    return all.map((block) => ({ ...block, marks: marksIn(block, marks) }));
  }, [markdown, direction, marks]);
  return (
    <article
      dir={direction}
      data-v={variety}
      data-writing={isWriting || undefined}
      data-marks={showsMarks ? "on" : "off"}
      className={fadesIn ? "paper-text animate-fade" : "paper-text"}
    >
      {blocks.map(({ start, source, direction: own, script, marks: ownMarks }, index) => (
        <Block
          key={start}
          source={isWriting && index === blocks.length - 1 ? remend(source, { linkMode: "text-only" }) : source}
          start={start}
          direction={own}
          tag={tagOf(script, variety)}
          marks={ownMarks}
        />
      ))}
    </article>
  );
}

/** The marks that touch a block, counted from its start. */
function marksIn({ start, source }: { start: number; source: string }, marks: readonly TextMark[]): readonly TextMark[] {
  const end = start + source.length;
  const touching = marks.filter((mark) => mark.start < end && mark.end > start);
  // One empty list for all, so that a block that only keeps growing is not drawn anew for it.
  if (touching.length === 0) return noMarks;
  return touching.map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
}

/** A block in the other script is in another language than the variety: screen readers change their voice too. */
function tagOf(direction: "rtl" | "ltr", variety: Variety): string {
  const isVariety = (languageOf(variety) === "ar") === (direction === "rtl");
  return isVariety ? varietyRecords[variety].tag : direction === "rtl" ? "ar" : "en";
}

const remarkPlugins = [readAlike, lineBreaks];

interface BlockProps {
  source: string;
  /** Where it starts in the whole text. */
  start: number;
  direction: "rtl" | "ltr";
  tag: string;
  marks: readonly TextMark[];
}

const Block = memo(function Block({ source, start, direction, tag, marks }: BlockProps) {
  const all = [...marks, ...blanksIn(source, start)];
  return (
    <div dir={direction} lang={tag} className="paper-block">
      <Markdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={[
          [markSpans, { source, marks: all }],
          [foreignLines, { direction }],
        ]}
        components={components}
        urlTransform={(address, key) => (key === "href" ? safeLink(address) : null)}
      >
        {source}
      </Markdown>
    </div>
  );
});

/** The blanks of a text are found while it is still being written. */
function blanksIn(source: string, start: number): TextMark[] {
  return Array.from(source.matchAll(blankPattern), ({ 0: blank, index }) => ({
    kind: "blank",
    start: index,
    end: index + blank.length,
    at: start + index,
  }));
}

/** The page has its own `h1`, so the headings of the text stand a level deeper than they look. */
const components: Components = {
  h1: ({ children }) => <h2 className="paper-h1">{children}</h2>,
  h2: ({ children }) => <h3 className="paper-h2">{children}</h3>,
  h3: ({ children }) => <h4 className="paper-h3">{children}</h4>,
  h4: ({ children }) => <h5 className="paper-h3">{children}</h5>,
  h5: ({ children }) => <h6 className="paper-h3">{children}</h6>,
  h6: ({ children }) => <h6 className="paper-h3">{children}</h6>,
  a: TextLink,
  img: ({ alt }) => <span>{alt}</span>,
  input: ({ checked }) => <span>{checked ? "☑" : "☐"}</span>,
  table: ({ children }) => <TableBox>{children}</TableBox>,
};

function TextLink({ href, children }: ComponentProps<"a"> & ExtraProps) {
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
