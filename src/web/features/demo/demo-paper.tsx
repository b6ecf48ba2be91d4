import type { ReactNode } from "react";
import { textDirection } from "#language/text/direction.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import type { TextMark } from "#web/writing/paper/mark-spans.ts";
import { ComingLines, ShareLine } from "#web/writing/paper/paper-parts.tsx";
import { PaperText } from "#web/writing/paper/paper-text.tsx";
// The paper is read in the full face, which the public pages do without; it comes with this step and not before.
import "#web/styles/fonts.css";

interface DemoPaperProps {
  text: string;
  variety: Variety;
  isWriting?: boolean;
  /** How much of the text is there, 0 to 1: the line along the top. */
  share?: number;
  marks?: readonly TextMark[];
  showsMarks?: boolean;
  children?: ReactNode;
}

/** The app's paper without what belongs to an account: the accent edge stands where the text starts, whatever the page's direction. */
export function DemoPaper({ text, variety, isWriting = false, share, marks, showsMarks = true, children }: DemoPaperProps) {
  const direction = textDirection(text, languageOf(variety));
  return (
    <div
      dir={direction}
      data-v={variety}
      className="relative min-h-90 rounded-paper border border-hair border-s-[5px] border-s-variety bg-sheet px-5.5 py-7 shadow-paper sm:px-10 sm:py-10"
    >
      {share === undefined ? null : <ShareLine share={share} className="bg-variety" />}
      {text.trim() === "" ? null : (
        <PaperText
          markdown={text}
          variety={variety}
          direction={direction}
          isWriting={isWriting}
          showsMarks={showsMarks}
          {...(marks ? { marks } : {})}
        />
      )}
      {isWriting ? <ComingLines /> : null}
      {children}
    </div>
  );
}
