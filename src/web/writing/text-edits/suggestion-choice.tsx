import { Check, CornerDownLeft, RotateCw, Square, X } from "lucide-react";
import { type Ref, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import type { Suggestion, TextEdits } from "./use-text-edits.ts";

/** On a phone the buttons fill the bar, what is most wanted first. */
const wide = "max-md:min-h-12 max-md:grow";
const iconClass = "size-3.5";

interface ChoiceProps {
  edits: TextEdits;
  suggestion: Suggestion;
  /** It is the passage again: there is nothing to accept. */
  isUnchanged: boolean;
}

/** What can be done with a suggestion at this moment. The button that Enter would press has the focus. */
export function SuggestionChoice({ edits, suggestion, isUnchanged }: ChoiceProps) {
  const { phase, generation } = suggestion;
  const first = useWaitingFocus(phase);
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2 max-md:w-full">
      {phase === "writing" ? (
        <StopButton ref={first} edits={edits} hasBegun={generation !== null} />
      ) : (
        <>
          <AnotherButton {...(phase === "failed" ? { ref: first } : {})} edits={edits} suggestion={suggestion} />
          <RejectButton {...(isUnchanged ? { ref: first } : {})} edits={edits} isNothing={phase === "failed" || isUnchanged} />
          {phase === "ready" && !isUnchanged ? <AcceptButton ref={first} edits={edits} /> : null}
        </>
      )}
    </div>
  );
}

/** Who asked waits here; who has gone on to something else meanwhile is left there. */
function useWaitingFocus(phase: Suggestion["phase"]) {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef<Suggestion["phase"] | null>(null);
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

function AcceptButton({ ref, edits }: ChoiceButtonProps) {
  const t = useTranslations("textEdits");
  return (
    <Button
      ref={ref}
      size="small"
      variant="ink"
      icon={<Check aria-hidden className={iconClass} />}
      className="max-md:order-first max-md:min-h-12 max-md:w-full"
      onClick={edits.accept}
    >
      {t("accept")}
      <CornerDownLeft aria-hidden className="mirror-rtl size-3.5 max-md:hidden" />
    </Button>
  );
}
