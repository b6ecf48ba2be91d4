import { CloudOff, LoaderCircle, Square, Timer, TriangleAlert } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { countWords } from "#language/text/words.ts";
import type { Generation, GenerationStep } from "#shared/contracts/generations.ts";
import type { Variety } from "#shared/options.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { isDrafting } from "#web/writing/work/drafting.ts";
import { phoneBarClass } from "#web/writing/work/sheet-tools.tsx";
import type { ToldWait } from "#web/writing/work/use-generation.ts";
import { useWaitText } from "#web/writing/work/wait-text.tsx";
import type { PaperMood } from "./paper-mood.ts";

interface PaperStatusProps {
  generation: Generation;
  /** What is shown of the text. */
  text: string;
  mood: PaperMood;
  isFresh: boolean;
  onStop: () => void;
  isStopping: boolean;
  isRevealing: boolean;
  /** What the server does with the text. */
  step: GenerationStep;
  round: number;
  wait: ToldWait | null;
}

/** Printed on the key itself, in every language. */
const escapeKey = "Esc";

/** Over the paper: whose variety, words so far, time, Stop. On a phone it is the bar at the bottom, which the notice takes over from a text that does not go on. */
export function PaperStatus(props: PaperStatusProps) {
  const { generation, text, mood, isFresh, onStop, isStopping, isRevealing } = props;
  const t = useTranslations();
  const isMending = mood === "writing" && props.step !== "writing" && !isRevealing;
  const drafts = mood === "writing" && isDrafting(generation, props.step, text);
  const waitText = useWaitText(isRevealing ? null : props.wait);
  const shown = useDeferredValue(text);
  const count = countWords(shown);
  const target = generation.targetWords;
  const canStop = mood === "writing" || mood === "offline";
  return (
    <div
      data-bottom-bar={canStop || undefined}
      className={cx(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-4 md:min-h-10",
        canStop ? phoneBarClass : "max-md:hidden",
      )}
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-4 text-label max-md:grow max-md:justify-between md:text-body">
        {isMending ? <Mending {...props} /> : null}
        {drafts ? <Drafting {...props} /> : null}
        {isMending || drafts ? null : <Mood mood={mood} generation={generation} waitText={waitText} />}
        <span className="flex gap-x-4">
          {/* Where nothing arrived, the notice on the paper says so. */}
          <span className={drafts || (mood === "broken" && count === 0) ? "hidden" : "text-ink-2"}>
            {t(mood === "writing" ? "generations.paper.progress" : "generations.paper.arrived", { count, target })}
          </span>
          {mood === "writing" ? <Elapsed generation={generation} isFresh={isFresh} /> : null}
        </span>
      </p>
      {canStop ? (
        <Button
          variant="ink"
          size="normal"
          busy={isStopping}
          onClick={onStop}
          icon={<Square aria-hidden className="size-4" />}
          className="max-md:min-h-13 max-md:w-full"
        >
          {isStopping ? t("generations.paper.stopping") : isRevealing ? t("generations.paper.showAll") : null}
          {isStopping || isRevealing ? null : t(isMending ? "receipt.step.keep" : "generations.paper.stop")}
          {isStopping ? null : (
            <kbd className="ms-1 rounded-tag border border-page/40 px-1.5 text-small max-desk:hidden">{escapeKey}</kbd>
          )}
        </Button>
      ) : null}
    </div>
  );
}

/** The text is there and is being made better: it can be kept as it is at any time. */
function Mending({ generation, step, round, wait }: PaperStatusProps) {
  const t = useTranslations("receipt.step");
  return (
    <Work variety={generation.brief.variety} wait={wait}>
      {step === "checking" ? t("checking") : t("repairing", { round })}
    </Work>
  );
}

/** Several drafts are being written, and nothing of them is shown. */
function Drafting({ generation, wait }: PaperStatusProps) {
  const t = useTranslations("drafts");
  return (
    <Work variety={generation.brief.variety} wait={wait}>
      {t("writing", { count: generation.drafts })}
    </Work>
  );
}

/** What is done while no words arrive, and below it what is waited for. */
function Work({ variety, wait, children }: { variety: Variety; wait: ToldWait | null; children: ReactNode }) {
  const waitText = useWaitText(wait);
  return (
    <span data-v={variety} className="inline-flex items-center gap-2.5 font-medium">
      <LoaderCircle aria-hidden className="size-4 shrink-0 animate-turn text-variety" />
      <span>
        {children}
        {waitText === null ? null : <span className="block font-normal text-ink-2">{waitText}</span>}
      </span>
    </span>
  );
}

function Mood({ mood, generation, waitText }: { mood: PaperMood; generation: Generation; waitText: string | null }) {
  const t = useTranslations();
  if (mood === "writing" && waitText !== null) {
    return (
      <span data-v={generation.brief.variety} className="inline-flex items-center gap-2.5 font-medium">
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-turn text-variety" />
        <span className="tabular-nums">{waitText}</span>
      </span>
    );
  }
  if (mood === "writing") {
    return (
      <span data-v={generation.brief.variety} className="inline-flex items-center gap-2.5 font-medium">
        <span aria-hidden className="size-2 rounded-full bg-variety shadow-[0_0_0_4px_var(--vt)]" />
        {t(`options.writingIn.${generation.brief.variety}`)}
      </span>
    );
  }
  const isBroken = mood === "broken";
  const Icon = isBroken ? TriangleAlert : CloudOff;
  return (
    <span className={`inline-flex items-center gap-2 font-medium ${isBroken ? "text-danger" : "text-warn"}`}>
      <Icon aria-hidden className="size-4" />
      {t(isBroken ? "generations.stopped.badge" : "generations.offline.badge")}
    </span>
  );
}

/** The time since the text was begun: by this browser's clock for a text that was asked for here, else by the server's. */
function Elapsed({ generation, isFresh }: { generation: Generation; isFresh: boolean }) {
  const t = useTranslations("generations.paper");
  const format = useFormat();
  const [opened] = useState(() => Date.now());
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const since = isFresh ? opened : Date.parse(generation.startedAt);
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2 tabular-nums md:max-desk:hidden">
      <Timer aria-hidden className="size-4" />
      <span className="sr-only">{t("elapsed")}</span>
      <span dir="ltr">{format.duration((now - since) / 1000)}</span>
    </span>
  );
}
