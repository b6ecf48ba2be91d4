import { Check, CircleAlert, LoaderCircle, Pencil } from "lucide-react";
import { type ReactNode, type Ref, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Span } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";
import { EditSheet } from "./edit-sheet.tsx";
import type { MarkKind, TextMark } from "./mark-spans.ts";
import { useShowsMarks } from "./marks-choice.ts";
import { Paper } from "./paper.tsx";
import { PlainText } from "./plain-text.tsx";
import { jumpToMark, selectPlace } from "./receipt/jump.ts";
import { useMarks } from "./receipt/use-marks.ts";
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
  field: Ref<HTMLTextAreaElement>;
}

/** The text on its sheet: to be read with its marks, as plain text, or under the hands; under it, what the marks mean. */
export function TextSheet({ work, variety, look = "document", notice = null, className, field }: TextSheetProps) {
  const showsMarks = useShowsMarks();
  const marks = useMarks(work.text, work.checked);
  return (
    <>
      {work.edited ? (
        <EditSheet
          ref={field}
          text={work.edited.text}
          variety={variety}
          onChange={work.changeEdit}
          onSave={() => work.saveEdit(true)}
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
        {!work.edited && look === "document" && showsMarks ? <Legend marks={marks} variety={variety} /> : <span />}
        {work.canChange ? <SaveState work={work} /> : null}
      </div>
    </>
  );
}

/** Leads from the receipt to a place of the text, in whichever way the text is shown. */
export function useJump(work: TextWork, showDocument: () => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const jump = (place: Span) => {
    if (field.current && work.edited) return selectPlace(field.current, place);
    if (jumpToMark(place)) return;
    showDocument();
    requestAnimationFrame(() => jumpToMark(place));
  };
  return { field, jump };
}

const legend = ["for", "keyword", "stray"] as const satisfies readonly MarkKind[];

function Legend({ marks, variety }: { marks: readonly TextMark[]; variety: Variety }) {
  const t = useTranslations("receipt.marks");
  const shown = legend.filter((kind) => marks.some((mark) => mark.kind === kind));
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

/** Whether the text on the sheet is the one that is kept. */
function SaveState({ work }: { work: TextWork }) {
  const t = useTranslations("receipt.edit");
  const common = useTranslations("common");
  if (work.saving === "failed") {
    return (
      <p role="alert" className="flex items-center gap-2 text-danger">
        <CircleAlert aria-hidden className="size-3.5" />
        {t("notSaved")}
        <button type="button" className="touch-target text-link" onClick={work.retry}>
          {common("tryAgain")}
        </button>
      </p>
    );
  }
  const isDirty = work.saving === "saved" && work.edited?.isDirty;
  const Icon = work.saving === "saving" ? LoaderCircle : isDirty ? Pencil : Check;
  const text = work.saving === "saving" ? t("saving") : isDirty ? t("unsaved") : t("auto");
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <Icon aria-hidden className={work.saving === "saving" ? "size-3.5 animate-turn" : "size-3.5"} />
      {text}
    </p>
  );
}
