import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Brief } from "#shared/contracts/brief.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { Report } from "#shared/contracts/report.ts";
import { libraryItemQuery, useSaveItemText } from "#web/api/library.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { applyFixes, type Fixable } from "./receipt/apply-fixes.ts";
import { type CheckedText, preloadCheck, useReport } from "./receipt/use-report.ts";
import { TextSaver } from "./text-saver.ts";
import { type EditedText, useEditedText } from "./use-edited-text.ts";

interface TextWorkSource {
  /** As it was written; the kept text stands in its place as soon as it is loaded. */
  readonly text: string;
  readonly brief: Brief | null;
  readonly report: Report | null;
  /** Where it is kept; null: not loaded, or not there any more. Then nothing can be changed. */
  readonly item: LibraryItem | null;
}

/** Two texts claim the same place: what this page wanted to save, and what somebody else saved meanwhile. */
export interface TextConflict {
  readonly mine: string;
  readonly theirs: LibraryItem;
}

export interface TextWork {
  /** What is shown: the changes so far, saved or not. */
  readonly text: string;
  /** The newest report with the text that it is about. */
  readonly checked: CheckedText | null;
  readonly canChange: boolean;
  readonly saving: "saved" | "saving" | "failed";
  /** The text under the person's hands; null while it is only read. */
  readonly edited: EditedText | null;
  /** Opens the text for changes by hand. */
  edit(): void;
  /** Puts the text under the hands back, with a way to have it again. */
  cancelEdit(): void;
  /** Stores the text under the hands; it stays open after Ctrl+S. */
  saveEdit(stayOpen: boolean): void;
  /** Follows suggestions at once; what they did can be undone. */
  apply(fixes: readonly Fixable[]): void;
  /** Tries a failed save again. */
  retry(): void;
  readonly conflict: TextConflict | null;
  keepMine(): void;
  takeTheirs(): void;
}

/** A text on its way to the server; with the version that it became there. */
interface Change {
  readonly text: string;
  readonly version: number | null;
}

/** Pauses of typing shorter than this are not worth a check. */
const typingPauseMs = 250;

/** One kept text with its report, as a person works on it: fixes, changes by hand, saving, and what comes in between. */
export function useTextWork(source: TextWorkSource): TextWork {
  const { item, brief } = source;
  const kept = item?.content ?? source.text;
  const t = useTranslations("receipt");
  const common = useTranslations("common");
  const [change, setChange] = useState<Change | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // A stored change is let go when the item has it, not a moment before: the old text must not flash up.
  const local = change !== null && (change.version === null || (item?.version ?? 0) < change.version) ? change.text : null;
  const edited = useEditedText(item, local === null);
  const text = edited.open?.text ?? local ?? kept;
  const known = text === kept ? (item?.report ?? (kept === source.text ? source.report : null)) : null;
  const { checked, checkAhead } = useReport({ text, brief, known, delayMs: edited.open ? typingPauseMs : 0 });
  const latest = useRef(text);
  latest.current = text;
  const isApplying = useRef(false);

  useEffect(() => {
    if (brief) preloadCheck();
  }, [brief]);

  const { save, conflict, settle, rebase } = useSaving(item);
  const hasOwn = local !== null || (edited.open?.isDirty ?? false);
  const baseVersion = edited.open?.version ?? item?.version;
  useEffect(() => {
    // Somebody else's change is the new ground, unless something here was made from the old one: then saving will tell.
    if (baseVersion !== undefined && local === null) rebase(baseVersion);
  }, [baseVersion, local, rebase]);

  const store = (next: string, onStored: (version: number) => void) => {
    setFailed(false);
    setChange({ text: next, version: null });
    save(next).then(
      (version) => {
        setChange((current) => (current?.text === next ? { text: next, version } : current));
        onStored(version);
      },
      () => setFailed(true),
    );
  };

  const show = (next: string) => (edited.open ? edited.change(next) : store(next, () => {}));
  const undo = (done: string, before: string) => {
    // What came after it would be lost with it.
    if (latest.current === done) void checkAhead(before).then(() => show(before));
  };
  const apply = (fixes: readonly Fixable[]) => {
    if (isApplying.current || fixes.length === 0 || checked?.text !== text) return;
    isApplying.current = true;
    const next = applyFixes(text, fixes);
    void checkAhead(next).then(() => {
      isApplying.current = false;
      show(next);
      toast({
        title: t("fixes.applied", { count: fixes.length }),
        tone: "success",
        durationMs: toastDurationsMs.long,
        action: { label: common("undo"), onSelect: () => undo(next, text) },
      });
    });
  };

  const saveEdit = (stayOpen: boolean) => {
    const { open } = edited;
    if (!open || open.text.trim() === "") return;
    if (!open.isDirty) return stayOpen ? undefined : edited.close();
    store(open.text, (version) => {
      edited.settle({ text: open.text, version }, stayOpen);
      toast({ title: t("edit.saved"), tone: "success" });
    });
  };

  const cancelEdit = () => {
    const { open } = edited;
    edited.close();
    setChange(null);
    setFailed(false);
    if (open?.isDirty) {
      toast({
        title: t("edit.dropped"),
        durationMs: toastDurationsMs.long,
        action: { label: common("undo"), onSelect: () => edited.reopen(open) },
      });
    }
  };

  return {
    text,
    checked,
    canChange: item !== null,
    saving: hasFailed ? "failed" : local === null ? "saved" : "saving",
    edited: edited.open,
    edit: edited.start,
    cancelEdit,
    saveEdit,
    apply,
    retry: () => (edited.open ? saveEdit(false) : local !== null && store(local, () => {})),
    conflict: hasOwn ? conflict : null,
    keepMine() {
      if (!conflict) return;
      settle(conflict.theirs.version);
      store(conflict.mine, (version) => edited.settle({ text: conflict.mine, version }, false));
    },
    takeTheirs() {
      if (!conflict) return;
      settle(conflict.theirs.version);
      setFailed(false);
      setChange(null);
      edited.close();
    },
  };
}

/** The order of saves, and what is in their way. Failures are said here; the caller only learns that there was one. */
function useSaving(item: LibraryItem | null) {
  const queries = useQueryClient();
  const t = useTranslations("receipt.edit");
  const errorText = useErrorText();
  const [conflict, setConflict] = useState<TextConflict | null>(null);
  const id = item?.id ?? null;
  const send = useSaveItemText(id);
  const saver = useMemo(() => new TextSaver(send, 0), [send]);
  const rebase = useCallback((version: number) => saver.isBusy || saver.rebase(version), [saver]);

  const save = async (text: string): Promise<number> => {
    try {
      return await saver.save(text);
    } catch (error) {
      if (id !== null && error instanceof ApiError && error.code === "library.version_conflict") {
        const theirs = await queries.fetchQuery({ ...libraryItemQuery(id), staleTime: 0 });
        setConflict({ mine: text, theirs });
      } else {
        toast({ tone: "error", title: t("failed"), text: errorText(error) });
      }
      throw error;
    }
  };
  const settle = (version: number) => {
    saver.rebase(version);
    setConflict(null);
  };
  return { save, conflict, settle, rebase };
}
