import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useUser } from "#web/api/session.ts";
import { toast } from "#web/lib/toast.ts";
import { dropTextDraft, loadTextDraft, storeTextDraft } from "./text-draft.ts";

export interface EditedText {
  readonly text: string;
  /** The stored text and its version that the changes were made from. */
  readonly base: string;
  readonly version: number;
  readonly isDirty: boolean;
  /** False where this browser could not keep the changes: leaving the page would lose them. */
  readonly isKept: boolean;
}

type Open = Pick<EditedText, "text" | "base" | "version" | "isKept">;

interface EditedTextControl {
  readonly open: EditedText | null;
  start(): void;
  /** Opens it again as it was. */
  reopen(before: Omit<Open, "isKept">): void;
  change(text: string): void;
  /** Closes it; changes that are not saved are gone. */
  close(): void;
  /** The text is stored: the changes since then, if any, go on from there. */
  settle(stored: { readonly text: string; readonly version: number }, stayOpen: boolean): void;
}

/**
 * A kept text under somebody's hands. Changes outlive a reload in this browser; a text that another tab saves meanwhile is taken
 * over as long as nothing was changed here. `isSettled` is false while a change is on its way to the server.
 */
export function useEditedText(item: LibraryItem | null, isSettled: boolean): EditedTextControl {
  const { id: userId } = useUser();
  const t = useTranslations("receipt.edit");
  const [state, setState] = useState<Open | null>(null);
  const itemId = item?.id ?? null;
  const latestItem = useRef(item);
  latestItem.current = item;

  // The draft of an earlier visit opens by itself, once.
  useEffect(() => {
    const current = latestItem.current;
    if (itemId === null || !current) return;
    const draft = loadTextDraft(userId, itemId);
    if (!draft) return;
    if (draft.text === current.content) return dropTextDraft(userId, itemId);
    setState({ text: draft.text, base: current.content, version: draft.version, isKept: true });
    toast({ title: t("restored") });
  }, [itemId, userId, t]);

  const isDirty = state !== null && state.text !== state.base;
  const content = item?.content;
  const version = item?.version;
  useEffect(() => {
    if (content === undefined || version === undefined || !isSettled) return;
    setState((open) => {
      if (!open || open.text !== open.base || (open.base === content && open.version === version)) return open;
      return { ...open, text: content, base: content, version };
    });
  }, [content, version, isSettled]);

  const latest = useRef(state);
  latest.current = state;
  /** Keeps what differs from the stored text in this browser, and nothing else. */
  const put = useCallback(
    (open: Omit<Open, "isKept">) => {
      if (itemId === null) return;
      const isSame = open.text === open.base;
      if (isSame) dropTextDraft(userId, itemId);
      const isKept = isSame || storeTextDraft(userId, itemId, { text: open.text, version: open.version });
      const next = { text: open.text, base: open.base, version: open.version, isKept };
      latest.current = next;
      setState(next);
    },
    [itemId, userId],
  );
  const change = useCallback((text: string) => latest.current && put({ ...latest.current, text }), [put]);

  const close = () => {
    if (itemId !== null) dropTextDraft(userId, itemId);
    setState(null);
  };
  return {
    open: state ? { ...state, isDirty } : null,
    start() {
      if (item) setState({ text: item.content, base: item.content, version: item.version, isKept: true });
    },
    reopen: put,
    change,
    close,
    settle({ text, version: stored }, stayOpen) {
      const now = latest.current;
      if (!now) return;
      // Who went on typing while it was saved keeps that.
      if (stayOpen || now.text !== text) put({ text: now.text, base: text, version: stored });
      else close();
    },
  };
}
