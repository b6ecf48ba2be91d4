import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import remend from "remend";
import { useTranslations } from "use-intl";
import type { ChangedPlace, Choice, Choices, EditorHandle } from "#web/writing/editor/editor-handle.ts";
import type { Suggestion, TextEdits } from "./use-text-edits.ts";

/** The changes of a suggestion, to be taken or left one by one. */
export interface Changes {
  readonly places: readonly ChangedPlace[];
  readonly choices: Choices;
  /** Says it of the change that is looked at, and goes on to the next one that nothing is said of. With the last one it is done. */
  choose(choice: "taken" | "left"): void;
  /** Says it of all that nothing is said of yet. */
  chooseRest(choice: "taken" | "left"): void;
  /** Looks at the next one, or at the one before. */
  step(by: 1 | -1): void;
}

/** The passage, word for word: there is nothing to show and nothing to accept. */
export function isSameAgain({ phase, text, passage }: Suggestion): boolean {
  return phase === "ready" && text === passage.markdown.trim();
}

/**
 * Shows the words of a suggestion in the passage's own lines, where they have a place there. @returns its changes once it is whole; null
 * where it stands under its passage, and while it is written.
 */
export function useChanges(
  editor: RefObject<EditorHandle | null>,
  edits: TextEdits,
  suggestion: Suggestion,
): { readonly isInLine: boolean; readonly changes: Changes | null } {
  const isReady = suggestion.phase === "ready";
  const places = useFilled(editor, suggestion);
  const [choices, setChoices] = useState<Choices | null>(null);
  useLayoutEffect(() => {
    setChoices(isReady && places ? { all: places.map(() => null), current: 0 } : null);
  }, [isReady, places]);
  useLayoutEffect(() => {
    if (choices) editor.current?.showChoices(choices, (current) => setChoices((now) => now && { ...now, current }));
  }, [editor, choices]);
  useKeptOnLeaving(editor, edits, choices);

  const say = (all: readonly Choice[], from: number) => {
    const open = [...all.keys()].filter((at) => all[at] === null);
    if (open.length === 0) return edits.take(all);
    setChoices({ all, current: open.find((at) => at > from) ?? open[0] ?? 0 });
  };
  const isInLine = places !== null;
  if (!choices || !places || choices.all.length !== places.length) return { isInLine, changes: null };
  const { all, current } = choices;
  const changes: Changes = {
    places,
    choices,
    choose: (choice) => say(all.with(current, choice), current),
    chooseRest: (choice) =>
      say(
        all.map((own) => own ?? choice),
        current,
      ),
    step: (by) => setChoices({ all, current: (current + by + all.length) % all.length }),
  };
  return { isInLine, changes };
}

/** What was taken stays taken where the text is closed before the rest was looked at. */
function useKeptOnLeaving(editor: RefObject<EditorHandle | null>, edits: TextEdits, choices: Choices | null): void {
  const keep = useEffectEvent((handle: EditorHandle | null) => {
    if (edits.isAsked() && choices?.all.includes("taken")) edits.take(choices.all, handle);
  });
  useLayoutEffect(() => {
    const handle = editor.current;
    const leave = () => keep(handle);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [editor]);
}

function useFilled(editor: RefObject<EditorHandle | null>, suggestion: Suggestion): readonly ChangedPlace[] | null {
  const { text, phase, wish, generation } = suggestion;
  const isNone = phase === "failed" || isSameAgain(suggestion);
  // A correction repeats its passage: until it is whole, the text is shown as it is.
  const waits = phase === "writing" && wish.action === "fix";
  const byClause = wish.action === "convert";
  const isBrokenOff = phase === "ready" && generation?.state !== "done";
  const t = useTranslations("versions");
  const [places, setPlaces] = useState<readonly ChangedPlace[] | null>(null);
  useLayoutEffect(() => {
    // Marks of Markdown that are still open are no words.
    const written = phase === "writing" ? remend(text, { linkMode: "text-only" }) : text;
    const markdown = isNone || waits ? null : written;
    const say = { added: t("sayAdded"), removed: t("sayRemoved") };
    setPlaces(editor.current?.fillSuggestion({ markdown, isWhole: phase === "ready", byClause, isBrokenOff, say }) ?? null);
  }, [editor, text, phase, byClause, isNone, waits, isBrokenOff, t]);
  return places;
}

/** Keeps the change that is looked at on the screen. */
export function useChangeInView(changes: Changes | null): void {
  const current = changes?.choices.current ?? null;
  const isFirst = useRef(true);
  useEffect(() => {
    if (current === null) return;
    const place = document.querySelector(`.editor-text [data-change="${current}"]`);
    const { top, bottom } = place?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (place && (isFirst.current || top < 120 || bottom > innerHeight - 220))
      place.scrollIntoView({ block: "center", behavior: "instant" });
    isFirst.current = false;
  }, [current]);
}
