import { type ComponentProps, memo } from "react";
import Markdown, { type Components, type ExtraProps } from "react-markdown";
import remarkGfm from "remark-gfm";
import remend from "remend";
import { languageOf, type Variety } from "#shared/options.ts";
import { safeLink } from "#web/lib/safe-link.ts";
import { voices } from "#web/lib/voices.ts";
import { markBlanks } from "./mark-blanks.ts";
import { blocksOf } from "./text-blocks.ts";
import "./paper.css";

interface PaperTextProps {
  markdown: string;
  variety: Variety;
  direction: "rtl" | "ltr";
  /** Shows the caret and completes marks that are still open. */
  isWriting?: boolean;
}

/**
 * A text in Markdown as a document. Nothing in it runs and nothing is fetched: raw HTML is shown as text, pictures as their
 * description, links lead to the web and to mail only. Load it lazily: it brings the Markdown parser.
 */
export function PaperText({ markdown, variety, direction, isWriting = false }: PaperTextProps) {
  const blocks = blocksOf(markdown, direction);
  return (
    <article dir={direction} data-v={variety} data-writing={isWriting || undefined} className="paper-text">
      {blocks.map(({ start, source, direction: own }, index) => (
        <Block
          key={start}
          source={isWriting && index === blocks.length - 1 ? remend(source, { linkMode: "text-only" }) : source}
          direction={own}
          tag={tagOf(own, variety)}
        />
      ))}
    </article>
  );
}

/** A block in the other script is in another language than the voice: screen readers change their voice too. */
function tagOf(direction: "rtl" | "ltr", variety: Variety): string {
  const isVoice = (languageOf(variety) === "ar") === (direction === "rtl");
  return isVoice ? voices[variety].tag : direction === "rtl" ? "ar" : "en";
}

const remarkPlugins = [remarkGfm];
const rehypePlugins = [markBlanks];

const Block = memo(function Block({ source, direction, tag }: { source: string; direction: "rtl" | "ltr"; tag: string }) {
  return (
    <div dir={direction} lang={tag} className="paper-block">
      <Markdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={rehypePlugins}
        components={components}
        urlTransform={(address, key) => (key === "href" ? safeLink(address) : null)}
      >
        {source}
      </Markdown>
    </div>
  );
});

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
  table: ({ children }) => (
    <div className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
};

function TextLink({ href, children }: ComponentProps<"a"> & ExtraProps) {
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
