import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Generation } from "#shared/contracts/generations.ts";
import type { EditWish } from "#shared/contracts/text-edits.ts";
import { stopGeneration } from "#web/api/generations.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createEdit } from "#web/api/text-edits.ts";
import { newKey } from "#web/lib/new-key.ts";
import { toast } from "#web/lib/toast.ts";
import { isAnswer } from "#web/writing/brief/use-submit-brief.ts";
import type { Choice, EditorHandle, Passage, PassageRange } from "#web/writing/editor/editor-handle.ts";
import { type FollowedGeneration, type ToldWait, useGeneration } from "#web/writing/work/use-generation.ts";
import { useStop } from "#web/writing/work/use-stop.ts";

/** So much of what stands around a passage is sent with it: for the tone and the thread. */
const aroundChars = 2_000;

/** What was asked for, and where it will stand. */
interface Asked {
  readonly wish: EditWish;
  readonly passage: Passage;
  /** The whole text as it was then: in another one the passage has no place. */
  readonly text: string;
  /** Stands in the text, under the passage; the suggestion is drawn into it. */
  readonly host: HTMLElement;
  readonly key: string;
  /** null until the server has answered. */
  readonly jobId: string | null;
  /** Why the server refused. */
  readonly refusal: unknown;
}

/** A suggestion as it stands in the text. */
export interface Suggestion extends Pick<Asked, "wish" | "passage" | "host"> {
  readonly phase: "writing" | "ready" | "failed";
  readonly text: string;
  readonly generation: Generation | null;
  readonly wait: ToldWait | null;
  /** The connection to a suggestion that is being written is lost. */
  readonly isOffline: boolean;
  readonly error: unknown;
}

export interface TextEdits {
  readonly suggestion: Suggestion | null;
  readonly isStopping: boolean;
  /** Whether something is asked for at this very moment, ahead of the next render. */
  isAsked(): boolean;
  ask(wish: EditWish, passage: Passage): void;
  /** The same wish once more. After a cut connection it finds what was started instead of starting a second one. */
  another(): void;
  /** Ends the writing; what is there can still be taken. */
  stop(): void;
  accept(): void;
  /** Takes those changes of the suggestion that are taken, and leaves the others. `handle`: for an editor that is about to close. */
  take(choices: readonly Choice[], handle?: EditorHandle | null): void;
  reject(): void;
}

interface TextEditsSetup {
  readonly itemId: string;
  readonly editor: RefObject<EditorHandle | null>;
  /** The whole text under the hands. */
  readonly text: string;
  /** The suggestion of this job stands in the text now. */
  readonly onAccepted: (jobId: string) => void;
}

/** One suggestion at a time: asked for, followed while it is written, taken into the text or dropped. The text itself waits unchanged. */
export function useTextEdits({ itemId, editor, text, onAccepted }: TextEditsSetup): TextEdits {
  const t = useTranslations("textEdits");
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef<Asked | null>(null);
  const followed = useGeneration(asked?.jobId ?? null);
  const { stop, isStopping } = useStop(followed.generation);
  const isRunning = asked !== null && asked.refusal === null && (followed.generation?.state ?? "running") === "running";

  const put = (next: Asked | null) => {
    latest.current = next;
    setAsked(next);
  };

  const send = (next: Asked) => {
    put(next);
    editor.current?.showSuggestion(placeOf(next), next.host);
    const { wish, passage, key: idempotencyKey } = next;
    const around = { before: passage.before.slice(-aroundChars), after: passage.after.slice(0, aroundChars) };
    createEdit(itemId, { wish, passage: passage.markdown, ...around, idempotencyKey }).then(
      ({ id }) => {
        // Dropped before it began: nobody is to pay for the rest of it.
        if (latest.current?.key !== idempotencyKey) return quietly(stopGeneration(id));
        void queries.invalidateQueries({ queryKey: queryKeys.usage });
        put({ ...latest.current, jobId: id });
      },
      (refusal: unknown) => {
        if (latest.current?.key === idempotencyKey) put({ ...latest.current, refusal });
      },
    );
  };

  /** Takes the suggestion away. What is still being written of it is stopped, and charged as far as it came. */
  const close = () => {
    if (isRunning && asked.jobId) quietly(stopGeneration(asked.jobId));
    put(null);
    editor.current?.showSuggestion(null, null);
  };
  const drop = useEffectEvent(close);

  const isElsewhere = asked !== null && asked.text !== text;
  useEffect(() => {
    if (!isElsewhere) return;
    drop();
    toast({ title: t("withdrawn") });
  }, [isElsewhere, t]);

  const isNothing = followed.generation?.state === "stopped" && followed.text === "";
  useEffect(() => {
    if (isNothing) drop();
  }, [isNothing]);

  const runningId = isRunning ? asked.jobId : null;
  useEffect(() => {
    if (runningId === null) return;
    const leave = () => quietly(stopGeneration(runningId));
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [runningId]);
  const stopRest = useEffectEvent(() => {
    if (runningId !== null) quietly(stopGeneration(runningId));
  });
  // The editor is closed: nobody will see the rest.
  useEffect(() => () => stopRest(), []);

  return {
    suggestion: asked && suggestionOf(asked, followed),
    isStopping,
    isAsked: () => latest.current !== null,
    ask(wish, passage) {
      if (latest.current) return;
      const host = document.createElement("div");
      host.contentEditable = "false";
      host.className = "suggestion-host";
      send({ wish, passage, text, host, key: newKey(), jobId: null, refusal: null });
    },
    another() {
      if (!asked || isRunning) return;
      const key = asked.refusal !== null && !isAnswer(asked.refusal) ? asked.key : newKey();
      send({ ...asked, key, jobId: null, refusal: null });
    },
    stop,
    accept() {
      const suggestion = asked && suggestionOf(asked, followed);
      if (suggestion?.phase !== "ready" || !suggestion.generation || isElsewhere) return;
      close();
      editor.current?.replace(placeOf(suggestion), suggestion.text);
      onAccepted(suggestion.generation.id);
      editor.current?.focus();
    },
    take(choices, handle = editor.current) {
      const jobId = followed.generation?.id;
      if (!asked || !jobId || isElsewhere) return;
      if (choices.includes("taken")) {
        // Ahead of the text, which is then told from one that somebody else has changed.
        put(null);
        handle?.takeChanges(choices);
        onAccepted(jobId);
      }
      close();
      handle?.focus();
    },
    reject() {
      close();
      editor.current?.focus();
    },
  };
}

/** A continuation stands behind its passage; everything else takes its place. */
function placeOf({ wish, passage }: Pick<Asked, "wish" | "passage">): PassageRange {
  return wish.action === "continue" ? { from: passage.to, to: passage.to } : { from: passage.from, to: passage.to };
}

function suggestionOf(
  { wish, passage, host, refusal }: Asked,
  { generation, text, wait, connection, error }: FollowedGeneration,
): Suggestion {
  const base = { wish, passage, host, text: text.trim(), generation, wait, isOffline: connection === "lost" };
  const failure = refusal ?? error ?? generation?.error ?? null;
  if (!generation || generation.state === "running") return { ...base, phase: failure ? "failed" : "writing", error: failure };
  // What broke off in the middle can be taken as it is.
  return { ...base, phase: base.text === "" ? "failed" : "ready", error: failure };
}

/** For what nobody waits for: where it fails, the server ends the job by itself. */
function quietly(act: Promise<unknown>): void {
  act.catch((cause: unknown) => console.warn("A suggestion could not be stopped", cause));
}
