import { Link } from "@tanstack/react-router";
import { Check, LoaderCircle, TriangleAlert } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl";
import { changedFacts } from "#language/prompt/edit-answer.ts";
import { countWords } from "#language/text/words.ts";
import type { Variety } from "#shared/options.ts";
import { pageDirection } from "#shared/page-direction.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { usePreferences } from "#web/lib/preferences.ts";
import { useKeyDown } from "#web/lib/use-key-down.ts";
import { cx } from "#web/ui/cx.ts";
import type { EditorHandle } from "#web/writing/editor/editor-handle.ts";
import { WaitText } from "#web/writing/work/wait-text.tsx";
import { ChangeSteps } from "./change-steps.tsx";
import { SuggestedText } from "./suggested-text.tsx";
import { SuggestionChoice } from "./suggestion-choice.tsx";
import { type Changes, isSameAgain, useChangeInView, useChanges } from "./use-changes.ts";
import type { Suggestion, TextEdits } from "./use-text-edits.ts";
import { type VarietyNote, varietyNoteOf } from "./variety-note.ts";

interface SuggestionViewProps {
  edits: TextEdits;
  editor: RefObject<EditorHandle | null>;
  suggestion: Suggestion;
  variety: Variety;
}

/** The suggestion in its place in the text: what would come, what was done, and the choice. */
export function SuggestionView({ edits, editor, suggestion, variety }: SuggestionViewProps) {
  const t = useTranslations("textEdits");
  const { isInLine, changes } = useChanges(editor, edits, suggestion);
  useSuggestionKeys(edits, suggestion, changes);
  useChangeInView(changes);
  // A correction repeats its passage: it is shown once it is whole.
  const isAwaited = suggestion.phase === "writing" && suggestion.wish.action === "fix";
  const section = useRef<HTMLElement>(null);
  const { host } = suggestion;
  useEffect(() => {
    // It stands in a new place of the text, perhaps below what is on the screen.
    if (host.isConnected) section.current?.scrollIntoView({ block: "nearest" });
  }, [host]);
  return createPortal(
    <section
      ref={section}
      aria-label={t("suggestion")}
      data-in-line={isInLine || undefined}
      className={cx("my-4 scroll-mt-40 scroll-mb-48", !isInLine && !isAwaited && "border-action border-e-2 pe-4 max-md:pe-3")}
    >
      {isInLine || isSameAgain(suggestion) || isAwaited ? null : <SuggestedText suggestion={suggestion} variety={variety} />}
      <Bar edits={edits} suggestion={suggestion} variety={variety} changes={changes} />
    </section>,
    suggestion.host,
  );
}

/** Whether something lies over the page that takes its own Esc; what is on its way out does not. */
function isCovered(): boolean {
  const layers = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")];
  return layers.some((layer) => !layer.closest("[data-state=closed]"));
}

/**
 * Ctrl with Enter takes what is not decided yet from wherever the focus is, Esc leaves it; plain Enter presses the button that has the
 * focus.
 */
function useSuggestionKeys(edits: TextEdits, { phase }: Suggestion, changes: Changes | null): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isAccept = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    const isReject = event.key === "Escape" && !isCovered();
    if (event.defaultPrevented || (!isAccept && !isReject)) return;
    event.preventDefault();
    event.stopPropagation();
    if (changes) changes.chooseRest(isReject ? "left" : "taken");
    else if (isReject) edits.reject();
    else if (phase === "ready") edits.accept();
  };
  useKeyDown(onKeyDown, { capture: true });
}

const barClass =
  "mt-3 flex flex-wrap font-ui items-center justify-between gap-x-4 gap-y-2 rounded-control border border-hair-2 bg-sheet px-3 py-2 text-label md:sticky md:bottom-4 " +
  "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:rounded-none max-md:border-0 max-md:border-t max-md:bg-page max-md:px-5 max-md:pt-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]";

function Bar({ edits, suggestion, variety, changes }: Omit<SuggestionViewProps, "editor"> & { changes: Changes | null }) {
  const t = useTranslations("textEdits");
  const lost = useTranslations("generations.announce");
  const { phase, wish } = suggestion;
  const isUnchanged = isSameAgain(suggestion);
  const language = useLanguage();
  const page = pageDirection(usePreferences());
  return (
    // It stands inside the text, and speaks as the page does.
    <div data-bottom-bar lang={language} dir={page} className={barClass}>
      <div role="status" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-md:w-full">
        {phase === "writing" ? (
          <span className="flex items-center gap-2 font-semibold">
            <LoaderCircle aria-hidden className="size-4 animate-turn" />
            {t(`doing.${wish.action}`)}
            <span className="font-normal text-ink-2">
              {suggestion.isOffline ? lost("lost") : <WaitText wait={suggestion.wait} />}
            </span>
          </span>
        ) : phase === "failed" ? (
          <>
            <span className="font-semibold text-danger">{t("failed")}</span>
            <Reason error={suggestion.error} />
          </>
        ) : isUnchanged ? (
          <>
            <span>{t("unchanged")}</span>
            <Charged suggestion={suggestion} />
          </>
        ) : (
          <Outcome suggestion={suggestion} variety={variety} />
        )}
      </div>
      {changes && changes.places.length > 1 ? <ChangeSteps changes={changes} /> : null}
      <SuggestionChoice edits={edits} suggestion={suggestion} isUnchanged={isUnchanged} changes={changes} />
    </div>
  );
}

/** What was done, in words that can be counted. */
function Outcome({ suggestion, variety }: Pick<SuggestionViewProps, "suggestion" | "variety">) {
  const t = useTranslations("textEdits");
  const cut = useTranslations("receipt.writer");
  const { wish, passage, text, generation } = suggestion;
  // As they were counted for the month, where they were: the two machines may take an address for one word or for two.
  const after = generation?.words ?? countWords(text);
  const isBuiltIn = generation?.writer.kind === "built-in";
  const { lost, added } = changedFacts(wish.action, passage.markdown, text, [passage.before, passage.after]);
  const facts = [...lost, ...added].slice(0, 4).map(isolate).join(" ");
  return (
    <>
      <span className="font-semibold">{t(generation?.state === "done" ? `done.${wish.action}` : "stopped")}</span>
      <span className="text-ink-2">
        {wish.action === "continue"
          ? t("newWords", { count: after })
          : t("counts", { before: countWords(passage.markdown), after })}
      </span>
      {generation?.report ? (
        <VarietyRemark note={varietyNoteOf(generation.report.variety, wish.action === "convert" ? null : variety)} />
      ) : null}
      {isBuiltIn ? <span className="text-ink-2">{t(wish.action === "fix" ? "checkOnly" : "wordsOnly")}</span> : null}
      {facts === "" ? null : (
        <span className="flex items-center gap-1.5 text-warn">
          <TriangleAlert aria-hidden className="size-3.5" />
          {t("differs", { facts })}
        </span>
      )}
      <Charged suggestion={suggestion} />
      {generation?.tokens?.cut ? <span className="text-warn">{cut("cut", generation.tokens.cut)}</span> : null}
      {suggestion.error ? <Reason error={suggestion.error} /> : null}
    </>
  );
}

function Charged({ suggestion }: Pick<SuggestionViewProps, "suggestion">) {
  const t = useTranslations("textEdits");
  return <span className="text-ink-3">{t("charged", { count: suggestion.generation?.chargedWords ?? 0 })}</span>;
}

function VarietyRemark({ note }: { note: VarietyNote | null }) {
  const t = useTranslations("textEdits");
  if (!note) return null;
  const Icon = note.isFine ? Check : TriangleAlert;
  const text = note.key === "still" || note.key === "now" ? t(`${note.key}.${note.variety}`) : t(note.key);
  return (
    <span className={note.isFine ? "flex items-center gap-1.5 text-ok" : "flex items-center gap-1.5 text-warn"}>
      <Icon aria-hidden className="size-3.5" />
      {text}
    </span>
  );
}

const planCodes: readonly unknown[] = ["plan.word_limit", "plan.variety"];

/** Why there is none, or not all of it, and what would change that. */
function Reason({ error }: { error: unknown }) {
  const t = useTranslations("textEdits");
  const errorText = useErrorText();
  return (
    <>
      <span>{errorText(error)}</span>
      {planCodes.includes(codeOf(error)) ? (
        <Link to="/plans" className="text-link">
          {t("plan")}
        </Link>
      ) : null}
    </>
  );
}

/** Of a refused request, or of an error that the job carries. */
function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : null;
}
