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
import { type AppliedFixes, applyFix, applyInTurn, type Fixable } from "./receipt/apply-fixes.ts";
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
  changeEdit(text: string): void;
  /** Closes the text under the hands for good: the page is left. */
  dropEdit(): void;
  /** Puts the text under the hands back, with a way to have it again. */
  cancelEdit(): void;
  /** Stores the text under the hands; it stays open after Ctrl+S. */
  saveEdit(stayOpen: boolean): void;
  /** Follows a suggestion at once; what it did can be undone. */
  apply(fix: Fixable): void;
  /** Follows all that make the text better, one after the other; they are undone together. */
  applyAll(): void;
  /** Tries a failed save again. */
  retry(): void;
  readonly conflict: TextConflict | null;
  /** Leaves the conflict open: the next save asks again. */
  postpone(): void;
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
  const { checked, prepare } = useReport({ text, brief, known, delayMs: edited.open ? typingPauseMs : 0 });
  const isApplying = useRef(false);

  const { save, conflict, settle, postpone, rebase } = useSaving(item);
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
  // The toast outlives this render: undoing goes by what is open then.
  const latest = useRef({ text, show });
  latest.current = { text, show };
  const undo = (done: string, before: string) => {
    // What came after it would be lost with it.
    if (latest.current.text !== done) return;
    void prepare((check) => ({ text: before, report: check(before) })).then(() => latest.current.show(before));
  };
  const applyWith = (make: (check: (text: string) => Report) => AppliedFixes, otherwise: string | null) => {
    if (isApplying.current || checked?.text !== text) return;
    isApplying.current = true;
    void prepare(make)
      .then((made) => {
        // Without the check one fix can still be followed; the server's report comes with the answer.
        const next = made?.text ?? otherwise;
        if (next === null) return toast({ tone: "error", title: common("error.title") });
        if (next === text) return;
        show(next);
        toast({
          title: t("fixes.applied", { count: made?.count ?? 1 }),
          tone: "success",
          durationMs: toastDurationsMs.long,
          action: { label: common("undo"), onSelect: () => undo(next, text) },
        });
      })
      .finally(() => {
        isApplying.current = false;
      });
  };
  const apply = ({ fix }: Fixable) => {
    const next = applyFix(text, fix);
    applyWith((check) => ({ text: next, report: check(next), count: 1 }), next);
  };
  const applyAll = () => {
    if (checked) applyWith((check) => applyInTurn(text, checked.report, check), null);
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
    edit() {
      if (local !== null) return;
      if (brief) preloadCheck();
      edited.start();
    },
    changeEdit: edited.change,
    dropEdit: edited.close,
    cancelEdit,
    saveEdit,
    apply,
    applyAll,
    retry: () => (edited.open ? saveEdit(false) : local !== null && store(local, () => {})),
    conflict,
    postpone,
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
  const rebase = useCallback(
    (version: number) => {
      if (!saver.isBusy) saver.rebase(version);
    },
    [saver],
  );

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
  return { save, conflict, settle, postpone: () => setConflict(null), rebase };
}
