import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Span } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";
import { SaveState } from "#web/writing/autosave/save-state.tsx";
import type { EditorHandle } from "#web/writing/editor/editor-handle.ts";
import { WordCount } from "#web/writing/editor/word-count.tsx";
import type { MarkKind, TextMark } from "#web/writing/paper/mark-spans.ts";
import { marksShown } from "#web/writing/paper/marks-choice.ts";
import { Paper } from "#web/writing/paper/paper.tsx";
import { PlainText } from "#web/writing/paper/plain-text.tsx";
import { jumpToMark } from "#web/writing/receipt/jump.ts";
import { useMarks } from "#web/writing/receipt/use-marks.ts";
import { AskAboutSelection, AskWriter } from "#web/writing/text-edits/ask-writer.tsx";
import { useSelectedWords } from "#web/writing/text-edits/use-selected-words.ts";
import { EditSheet } from "./edit-sheet.tsx";
import type { TextWork } from "./use-text-work.ts";

export type TextLook = "document" | "plain";

interface TextSheetProps {
  work: TextWork;
  variety: Variety;
  look?: TextLook;
  /** Under the text: why it stopped. */
  notice?: ReactNode;
  /** Of the sheet. */
  className?: string;
  /** For `useJump`. */
  field: RefObject<EditorHandle | null>;
}

/** The text on its sheet: to be read with its marks, as plain text, or under the hands; under it, what the marks mean. */
export function TextSheet({ work, variety, look = "document", notice = null, className, field }: TextSheetProps) {
  const showsMarks = marksShown.use();
  const marks = useMarks(work.text, work.checked);
  const isChecked = work.checked?.text === work.text;
  // While somebody types, what the marks mean stands until the next report.
  const known = useRef(marks);
  if (isChecked) known.current = marks;
  const mayAsk = work.itemId !== null && work.canChange;
  const selected = useSelectedWords(mayAsk && !work.edited && look === "document");
  const [asks, setAsks] = useState(false);
  const isEdited = work.edited !== null;
  useEffect(() => {
    if (!isEdited) setAsks(false);
  }, [isEdited]);
  return (
    <>
      {work.edited ? (
        <EditSheet
          ref={field}
          text={work.edited.text}
          variety={variety}
          marks={isChecked ? marks : null}
          showsMarks={showsMarks}
          onChange={work.changeEdit}
          onSave={work.savePoint}
          opensAt={selected}
          writerTools={
            work.itemId === null ? null : (
              <AskWriter
                itemId={work.itemId}
                editor={field}
                text={work.edited.text}
                variety={variety}
                knownVariety={work.knownVariety}
                onAccepted={work.acceptSuggestion}
                opensMenu={asks}
              />
            )
          }
        />
      ) : look === "plain" ? (
        <PlainText markdown={work.text} variety={variety} notice={notice} />
      ) : (
        <Paper
          markdown={work.text}
          variety={variety}
          notice={notice}
          marks={marks}
          showsMarks={showsMarks}
          {...(className ? { className } : {})}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-label">
        {work.edited || look === "document" ? (
          <Legend marks={work.edited ? known.current : marks} variety={variety} showsMarks={showsMarks} />
        ) : (
          <span />
        )}
        {work.edited ? <WordCount text={work.edited.text} /> : null}
        {work.canChange && !work.edited ? <SaveState work={work} /> : null}
      </div>
      {selected && !work.edited ? (
        <AskAboutSelection
          onOpen={() => {
            setAsks(true);
            work.edit();
          }}
        />
      ) : null}
    </>
  );
}

/** Leads from the receipt to a place of the text, in whichever way the text is shown. */
export function useJump(work: TextWork, showDocument: () => void) {
  const field = useRef<EditorHandle>(null);
  const latest = useRef({ isEdited: false, showDocument });
  latest.current = { isEdited: work.edited !== null, showDocument };
  // The same function for good: the receipt is not drawn anew for it.
  const jump = useCallback((place: Span) => {
    if (field.current && latest.current.isEdited) return field.current.selectSpan(place);
    if (jumpToMark(place)) return;
    latest.current.showDocument();
    requestAnimationFrame(() => jumpToMark(place));
  }, []);
  return { field, jump };
}

const legend = ["for", "keyword", "stray", "worn", "untold"] as const satisfies readonly MarkKind[];

interface LegendProps {
  marks: readonly TextMark[];
  variety: Variety;
  /** Shading has a switch of its own. */
  showsMarks: boolean;
}

function Legend({ marks, variety, showsMarks }: LegendProps) {
  const t = useTranslations("receipt.marks");
  const shown = legend.filter((kind) => (showsMarks || kind === "untold") && marks.some((mark) => mark.kind === kind));
  if (shown.length === 0) return <span />;
  return (
    <ul aria-label={t("legend")} data-v={variety} className="marks-legend flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
      {shown.map((kind) => (
        <li key={kind}>
          <span data-mark={kind}>{t(kind)}</span>
        </li>
      ))}
    </ul>
  );
}
