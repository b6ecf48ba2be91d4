import { useState } from "react";
import type { Fixable } from "#language/checks/follow-fixes.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { Report } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";
import { type SaveStatus, statusOf } from "#web/writing/autosave/autosave-state.ts";
import { type ConflictWork, useConflict } from "#web/writing/autosave/use-conflict.ts";
import { type EditingWork, useEditing } from "#web/writing/autosave/use-editing.ts";
import { useKeepAsNew } from "#web/writing/autosave/use-keep-as-new.ts";
import { useKeptText } from "#web/writing/autosave/use-kept-text.ts";
import { preloadCheck } from "#web/writing/long-texts/text-work.ts";
import { type CheckedText, useReport } from "#web/writing/receipt/use-report.ts";
import { useFixes } from "./use-fixes.ts";

interface TextWorkSource {
  /** As it was written; the kept text stands in its place as soon as it is loaded. */
  readonly text: string;
  readonly brief: Brief | null;
  readonly report: Report | null;
  /** Where it is kept; null: not loaded, or not there any more. Then nothing can be changed. */
  readonly item: LibraryItem | null;
}

export interface TextWork extends EditingWork, ConflictWork {
  /** What is shown: the changes so far, saved or not. */
  readonly text: string;
  /** The newest report with the text that it is about. */
  readonly checked: CheckedText | null;
  readonly canChange: boolean;
  /** Where it is kept; null while that is not known. */
  readonly itemId: string | null;
  /** Its voice; null where nobody said it, as of most texts of one's own. */
  readonly knownVoice: Variety | null;
  /** Where the changes stand. */
  readonly status: SaveStatus;
  /** When the text that the server has was stored; null where nothing is kept. */
  readonly storedAt: string | null;
  /** False where only this page has the changes: leaving it would lose them. */
  readonly isKept: boolean;
  /** Fixes of a long text are being followed. */
  readonly isFixing: boolean;
  /** Follows a suggestion of the receipt at once; what it did can be undone. */
  apply(fix: Fixable): void;
  /** Follows all that make the text better, one after the other; they are undone together. */
  applyAll(): void;
  /** Tries a failed save again. */
  retry(): void;
  /** The text was deleted meanwhile: it becomes another one. */
  keepAsNew(): void;
}

/** Pauses of typing shorter than this are not worth a check. */
const typingPauseMs = 250;

/** One kept text with its report, as a person works on it: fixes, changes by hand, saving, and what comes in between. */
export function useTextWork(source: TextWorkSource): TextWork {
  const { item, brief } = source;
  const stored = item?.text ?? source.text;
  const kept = useKeptText(item);
  const text = kept?.state.text ?? stored;
  const [isAsking, setAsking] = useState(false);
  const editing = useEditing(kept, { ask: () => setAsking(true), onEdit: () => brief && preloadCheck(text) });
  const conflict = useConflict(kept, item?.variety ?? null, { isEditing: editing.edited !== null, isAsking, setAsking });
  const known = text === stored ? (item?.report ?? (stored === source.text ? source.report : null)) : null;
  const { checked, prepare } = useReport({ text, brief, known, delayMs: editing.edited ? typingPauseMs : 0 });
  const fixes = useFixes({ text, checked, prepare, show: editing.replaceText });
  const keepAsNew = useKeepAsNew(kept, item);

  return {
    ...editing,
    ...conflict,
    ...fixes,
    text,
    checked,
    canChange: item !== null,
    itemId: item?.id ?? null,
    knownVoice: item?.variety ?? null,
    status: kept ? statusOf(kept.state) : { kind: "saved", at: null, origin: null },
    storedAt: kept?.state.stored.updatedAt ?? null,
    isKept: kept?.state.isKept ?? true,
    retry: () => void kept?.autosave.retry(),
    keepAsNew,
  };
}
