import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { needsDecision } from "./trouble.ts";
import type { KeptText } from "./use-kept-text.ts";

interface EditedText {
  readonly text: string;
  /** The server does not have it like this yet. */
  readonly isDirty: boolean;
  /** It is not what it was when it was opened. */
  readonly isChanged: boolean;
}

export interface EditingWork {
  /** The text under the person's hands; null while it is only read. */
  readonly edited: EditedText | null;
  /** Opens the text for changes by hand. They are saved by themselves. */
  edit(): void;
  changeEdit(text: string): void;
  /** Closes it; what is not saved yet is saved. */
  closeEdit(): void;
  /** Makes what stands here a version that can be had again. The text stays open. */
  savePoint(): void;
  /** The text as it was when it was opened becomes the newest version, and can be undone itself. */
  undoEdits(): void;
  /** Puts another text in the place of this one, as a version of its own. */
  replaceText(text: string): void;
  /** What came into the text just now was a writer's suggestion, made by this job: a version of its own. */
  acceptSuggestion(jobId: string): void;
  /** Stores what is not stored yet, as a version. @returns whether it is. */
  saveFirst(): Promise<boolean>;
}

interface Asked {
  /** Opens the question which of two texts should stay. */
  readonly ask: () => void;
  readonly onEdit: () => void;
}

/** A text as it is opened, changed by hand, and closed. */
export function useEditing(kept: KeptText | null, { ask, onEdit }: Asked): EditingWork {
  const t = useTranslations("editor.saving");
  const common = useTranslations("common");
  const [session, setSession] = useState<{ readonly openedWith: string } | null>(null);
  useRecovered(kept, setSession);
  // A toast outlives the render that it came from.
  const latest = useRef(kept);
  latest.current = kept;

  const state = kept?.state ?? null;
  const isBlocked = state !== null && needsDecision(state.trouble);
  const put = (text: string) => {
    latest.current?.autosave.change(text);
    void latest.current?.autosave.save("edit");
  };
  return {
    edited:
      session && state
        ? { text: state.text, isDirty: state.text !== state.stored.text, isChanged: state.text !== session.openedWith }
        : null,
    edit() {
      if (!state) return;
      onEdit();
      setSession({ openedWith: state.text });
    },
    changeEdit: (text) => kept?.autosave.change(text),
    closeEdit() {
      if (isBlocked) return ask();
      setSession(null);
      void kept?.autosave.save("autosave");
    },
    savePoint() {
      if (isBlocked) return ask();
      void kept?.autosave.save("edit").then((isStored) => isStored && toast({ title: t("pointSaved"), tone: "success" }));
    },
    undoEdits() {
      if (!kept || !session) return;
      const before = kept.state.text;
      // What was written stays among the versions.
      void kept.autosave.save("edit");
      put(session.openedWith);
      setSession(null);
      const redo = () => {
        if (latest.current?.state.text !== session.openedWith) return;
        put(before);
        setSession(session);
      };
      const action = { label: common("undo"), onSelect: redo };
      toast({ title: t("undone"), durationMs: toastDurationsMs.long, action });
    },
    replaceText: (text) => (session ? kept?.autosave.change(text) : put(text)),
    acceptSuggestion: (jobId) => void kept?.autosave.save("suggestion", jobId),
    saveFirst: async () => kept !== null && (kept.autosave.isSettled || kept.autosave.save("edit")),
  };
}

/** What an earlier page left behind opens by itself, and is said once. */
function useRecovered(kept: KeptText | null, open: (session: { openedWith: string }) => void): void {
  const t = useTranslations("editor.saving");
  const isRecovered = kept?.state.isRecovered ?? false;
  const reopen = useEffectEvent(() => {
    if (!kept) return;
    open({ openedWith: kept.state.stored.text });
    toast({ title: t("recovered"), text: t("recoveredText") });
  });
  useEffect(() => {
    if (isRecovered) reopen();
  }, [isRecovered]);
}
