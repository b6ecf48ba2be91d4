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
  /** The text as written. The stored text replaces it once loaded. */
  readonly text: string;
  readonly brief: Brief | null;
  readonly report: Report | null;
  /** The stored text; null if it is not loaded or does not exist any more, in which case it cannot be changed. */
  readonly item: LibraryItem | null;
}

export interface TextWork extends EditingWork, ConflictWork {
  /** The displayed text, with unsaved changes. */
  readonly text: string;
  /** The newest report, with the text that it describes. */
  readonly checked: CheckedText | null;
  readonly canChange: boolean;
  /** The id of the stored text; null while unknown. */
  readonly itemId: string | null;
  /** The text's variety; null if unknown, as for most texts that people bring. */
  readonly knownVariety: Variety | null;
  readonly status: SaveStatus;
  /** When the server stored its current text; null if nothing is stored. */
  readonly storedAt: string | null;
  /** False if only this page has the changes, so that leaving it would lose them. */
  readonly isKept: boolean;
  /** Whether fixes of a long text are being applied. */
  readonly isFixing: boolean;
  /** Applies a suggestion of the receipt at once. It can be undone. */
  apply(fix: Fixable, done?: string): void;
  /** Applies all fixes that improve the text, one after the other. One undo reverts them all. */
  applyAll(): void;
  retry(): void;
  /** Saves the text as a new one, for a text that was deleted meanwhile. */
  keepAsNew(): void;
}

/** The text is not checked during pauses in typing that are shorter than this. */
const typingPauseMs = 250;

/** A stored text with its report while a person works on it: fixes, edits, saving and conflicts. */
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
    knownVariety: item?.variety ?? null,
    status: kept ? statusOf(kept.state) : { kind: "saved", at: null, origin: null },
    storedAt: kept?.state.stored.updatedAt ?? null,
    isKept: kept?.state.isKept ?? true,
    retry: () => void kept?.autosave.retry(),
    keepAsNew,
  };
}
