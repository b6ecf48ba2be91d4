import { Check, CornerDownLeft, RotateCw, Square, X } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import type { Changes } from "./use-changes.ts";
import type { Suggestion, TextEdits } from "./use-text-edits.ts";

/** On a phone the buttons fill the bar, what is most wanted first. */
const wide = "max-md:min-h-12 max-md:grow max-md:col-span-2";
/** Among the changes: what is said of one stands above what is said of all. */
const half = "max-md:min-h-12 max-md:order-first max-md:col-span-3";
const third = "max-md:min-h-12 max-md:col-span-2";
const iconClass = "size-3.5";

interface ChoiceProps {
  edits: TextEdits;
  suggestion: Suggestion;
  /** It is the passage again: there is nothing to accept. */
  isUnchanged: boolean;
  /** What it changes, where that can be taken one by one. */
  changes: Changes | null;
}

/** What can be done with a suggestion at this moment. The button that Enter would press has the focus. */
export function SuggestionChoice({ edits, suggestion, isUnchanged, changes }: ChoiceProps) {
  const { phase, generation } = suggestion;
  const hasSeveral = phase === "ready" && changes !== null && changes.places.length > 1;
  const first = useWaitingFocus(hasSeveral ? "changes" : phase);
  if (hasSeveral) return <ChangeChoice ref={first} edits={edits} suggestion={suggestion} changes={changes} />;
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2 max-md:w-full">
      {phase === "writing" ? (
        <StopButton ref={first} edits={edits} hasBegun={generation !== null} />
      ) : (
        <>
          <AnotherButton {...(phase === "failed" ? { ref: first } : {})} edits={edits} suggestion={suggestion} />
          <RejectButton {...(isUnchanged ? { ref: first } : {})} edits={edits} isNothing={phase === "failed" || isUnchanged} />
          {phase === "ready" && !isUnchanged ? <AcceptButton ref={first} edits={edits} changes={changes} /> : null}
        </>
      )}
    </div>
  );
}

interface ChangeChoiceProps extends ChoiceButtonProps {
  suggestion: Suggestion;
  changes: Changes;
}

/** Each change for itself, or all that nothing is said of yet. The arrow keys lead from one to the other. */
function ChangeChoice({ ref, edits, suggestion, changes }: ChangeChoiceProps) {
  const t = useTranslations("textEdits");
  const { choose, chooseRest, step } = changes;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    if (by !== null) step(by);
    else if (event.key === "Delete" || event.key === "Backspace") choose("left");
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="toolbar"
      aria-label={t("changes.choice")}
      onKeyDown={onKeyDown}
      className="ms-auto flex flex-wrap items-center gap-2 max-md:grid max-md:w-full max-md:grid-cols-6"
    >
      <AnotherButton edits={edits} suggestion={suggestion} />
      <Button size="small" variant="ghost" className={third} onClick={() => chooseRest("left")}>
        {t("changes.rejectAll")}
      </Button>
      <Button size="small" variant="ghost" className={third} onClick={() => chooseRest("taken")}>
        {t("changes.acceptAll")}
      </Button>
      <Button size="small" icon={<X aria-hidden className={iconClass} />} className={half} onClick={() => choose("left")}>
        {t("reject")}
      </Button>
      <Button
        ref={ref}
        size="small"
        variant="ink"
        icon={<Check aria-hidden className={iconClass} />}
        className={half}
        onClick={() => choose("taken")}
      >
        {t("accept")}
        <CornerDownLeft aria-hidden className="mirror-rtl size-3.5 max-md:hidden" />
      </Button>
    </div>
  );
}

/** Who asked waits here; who has gone on to something else meanwhile is left there. */
function useWaitingFocus(phase: Suggestion["phase"] | "changes") {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef<typeof phase | null>(null);
  useEffect(() => {
    if (last.current === phase) return;
    last.current = phase;
    const { activeElement } = document;
    const isInText = activeElement?.closest("[contenteditable=true]") != null;
    if (isInText || !activeElement || activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [phase]);
  return button;
}

interface ChoiceButtonProps {
  ref?: Ref<HTMLButtonElement>;
  edits: TextEdits;
}

function StopButton({ ref, edits, hasBegun }: ChoiceButtonProps & { hasBegun: boolean }) {
  const t = useTranslations("textEdits");
  return (
    <Button
      ref={ref}
      size="small"
      busy={edits.isStopping}
      icon={<Square aria-hidden className={iconClass} />}
      className={wide}
      onClick={hasBegun ? edits.stop : edits.reject}
    >
      {t(edits.isStopping ? "stopping" : "stop")}
    </Button>
  );
}

/** Exchanged words and the check's findings come out the same every time: there is no other one of them. */
function AnotherButton({ ref, edits, suggestion: { phase, generation } }: ChoiceButtonProps & { suggestion: Suggestion }) {
  const t = useTranslations("textEdits");
  const isFailed = phase === "failed";
  if (!isFailed && generation?.writer.kind !== "model") return null;
  return (
    <Button
      ref={ref}
      size="small"
      variant="ghost"
      title={isFailed ? undefined : t("anotherHint")}
      icon={<RotateCw aria-hidden className={iconClass} />}
      className={wide}
      onClick={edits.another}
    >
      {t(isFailed ? "again" : "another")}
    </Button>
  );
}

function RejectButton({ ref, edits, isNothing }: ChoiceButtonProps & { isNothing: boolean }) {
  const t = useTranslations("textEdits");
  return (
    <Button ref={ref} size="small" icon={<X aria-hidden className={iconClass} />} className={wide} onClick={edits.reject}>
      {t(isNothing ? "close" : "reject")}
    </Button>
  );
}

function AcceptButton({ ref, edits, changes }: ChoiceButtonProps & { changes: Changes | null }) {
  const t = useTranslations("textEdits");
  return (
    <Button
      ref={ref}
      size="small"
      variant="ink"
      icon={<Check aria-hidden className={iconClass} />}
      className="max-md:order-first max-md:min-h-12 max-md:w-full"
      onClick={changes ? () => changes.chooseRest("taken") : edits.accept}
    >
      {t("accept")}
      <CornerDownLeft aria-hidden className="mirror-rtl size-3.5 max-md:hidden" />
    </Button>
  );
}
