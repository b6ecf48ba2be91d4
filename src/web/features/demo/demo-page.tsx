import { ArrowLeft, ArrowRight, Pause, Play, RotateCcw } from "lucide-react";
import { type Dispatch, lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { SiteHero } from "#web/ui/site-parts.tsx";
import { type DemoBrief, firstBriefIn, topicProblem, withTemplate } from "./demo-brief.ts";
import { StepList } from "./step-list.tsx";
import { TemplateStage } from "./template-stage.tsx";
import { type Tour, type TourAct, tourSteps } from "./tour.ts";
import { preloadWriter, useDemoText } from "./use-demo-text.ts";
import { useTour } from "./use-tour.ts";

/** Each step after the first is fetched while the one before it is looked at, so that the page itself stays light. */
const loadBrief = () => import("./brief-stage.tsx");
const loadWriting = () => import("./writing-stage.tsx");
const loadResult = () => import("./result-stage.tsx");
const BriefStage = lazy(async () => ({ default: (await loadBrief()).BriefStage }));
const WritingStage = lazy(async () => ({ default: (await loadWriting()).WritingStage }));
const ResultStage = lazy(async () => ({ default: (await loadResult()).ResultStage }));

/** A failure shows at the step that needs the file. */
function preload(step: number): void {
  if (step >= 1) preloadWriter();
  for (const load of step >= 1 ? [loadWriting, loadResult] : [loadBrief]) load().catch(() => undefined);
}

/** `/demo`: four steps to a text that is really written, in the page. */
export function DemoPage() {
  const { copy, language } = usePublicSite();
  const { demo } = copy;
  const [brief, setBrief] = useState(() => firstBriefIn(language));
  const [showsProblem, setShowsProblem] = useState(false);
  const problem = topicProblem(brief);
  const [tour, act] = useTour(problem === null);
  const step = tourSteps[tour.step] ?? "template";
  const { text, again, stop, reset } = useDemoText(brief, tour.step >= 2 && problem === null);
  const stage = useRef<HTMLElement>(null);
  useStageInView(stage, tour);

  const go: Dispatch<TourAct> = (next) => {
    const leavesBrief = tour.step < 2 && (next.kind === "next" ? tour.step === 1 : next.kind === "go" && next.step >= 2);
    if (leavesBrief && problem !== null) {
      setShowsProblem(true);
      act({ kind: "go", step: 1 });
      return;
    }
    if (next.kind === "reset") {
      setBrief(firstBriefIn(language));
      setShowsProblem(false);
      reset();
    }
    act(next);
  };
  const onAgain = () => {
    // The notice with its button goes away; the focus stays on the stage.
    if (text?.hasFailed) stage.current?.focus({ preventScroll: true });
    again();
  };
  const change = (next: DemoBrief) => {
    // Whoever writes in the form has taken over.
    act({ kind: "pause" });
    setShowsProblem(false);
    setBrief(next);
  };

  useEffect(() => {
    preload(tour.step);
    if (tour.isPlaying && problem !== null) setShowsProblem(true);
  }, [tour, problem]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 pb-20 desk:grid-cols-[minmax(0,320px)_minmax(0,1fr)] desk:items-start">
      <div className="desk:sticky desk:top-24">
        <TourHead />
        <StepList tour={tour} brief={brief} onGo={(next) => go({ kind: "go", step: next })} />
        <TourControls tour={tour} onAct={go} />
      </div>
      <div className="pt-8 desk:pt-12">
        <section
          ref={stage}
          tabIndex={-1}
          aria-label={demo.steps[step].title}
          className="scroll-mt-24 border border-hair bg-sunk px-4 py-5 sm:px-8 sm:py-7 desk:min-h-155"
        >
          {step === "template" ? <TemplateStage brief={brief} onChoose={(key) => change(withTemplate(brief, key))} /> : null}
          <Suspense
            fallback={
              <p role="status" className="text-ink-2">
                {demo.writing.loading}
              </p>
            }
          >
            {step === "brief" ? <BriefStage brief={brief} problem={showsProblem ? problem : null} onChange={change} /> : null}
            {step === "writing" ? <WritingStage text={text} onAgain={onAgain} onStop={stop} /> : null}
            {step === "result" ? <ResultStage text={text} onAgain={onAgain} /> : null}
          </Suspense>
        </section>
        <StepButtons tour={tour} onAct={go} />
      </div>
    </div>
  );
}

/**
 * After a step of the person's own: the stage is brought into view where it is out of it (a phone), and takes the focus when the
 * button that was pressed can no longer have it, at the first and the last step.
 */
function useStageInView(stage: RefObject<HTMLElement | null>, { step, isPlaying }: Tour): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const element = stage.current;
    if (!element || isPlaying) return;
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) element.scrollIntoView({ block: "start" });
    const focused = document.activeElement;
    if (focused === document.body || (focused instanceof HTMLButtonElement && focused.disabled))
      element.focus({ preventScroll: true });
  }, [stage, step, isPlaying]);
}

function TourHead() {
  const { demo } = usePublicSite().copy;
  return <SiteHero title={demo.title} lead={demo.lead} size="narrow" />;
}

function TourControls({ tour, onAct }: { tour: Tour; onAct: Dispatch<TourAct> }) {
  const { demo } = usePublicSite().copy;
  const icon = "size-4";
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      {tour.isPlaying ? (
        <Button icon={<Pause aria-hidden className={icon} />} onClick={() => onAct({ kind: "pause" })}>
          {demo.pause}
        </Button>
      ) : (
        <Button icon={<Play aria-hidden className={icon} />} onClick={() => onAct({ kind: "play" })}>
          {demo.autoPlay}
        </Button>
      )}
      <Button variant="ghost" icon={<RotateCcw aria-hidden className={icon} />} onClick={() => onAct({ kind: "reset" })}>
        {demo.reset}
      </Button>
    </div>
  );
}

/** Previous and Next; at the end the way into the app takes the place of the main button. */
function StepButtons({ tour, onAct }: { tour: Tour; onAct: Dispatch<TourAct> }) {
  const { demo } = usePublicSite().copy;
  const isLast = tour.step === tourSteps.length - 1;
  const arrow = "mirror-rtl size-4.5";
  return (
    <div className="mt-5 grid grid-cols-2 items-center gap-3 sm:flex sm:justify-between">
      <Button
        size="main"
        disabled={tour.step === 0}
        icon={<ArrowLeft aria-hidden className={arrow} />}
        onClick={() => onAct({ kind: "previous" })}
      >
        {demo.previous}
      </Button>
      <p role="status" className="text-center text-ink-3 text-label max-sm:order-first max-sm:col-span-2">
        {`${demo.step} ${tour.step + 1} ${demo.of} ${tourSteps.length}`}
      </p>
      <div className={cx("grid gap-3 sm:flex", isLast && "max-sm:contents")}>
        <Button
          size="main"
          variant={isLast ? "paper" : "action"}
          disabled={isLast}
          className={cx(isLast && "border-dashed")}
          onClick={() => onAct({ kind: "next" })}
        >
          {demo.next}
          <ArrowRight aria-hidden className={arrow} />
        </Button>
        {isLast ? (
          <a href="/api/login?next=/create" className={buttonClass("action", "main", "max-sm:col-span-2")}>
            {demo.startFree}
          </a>
        ) : null}
      </div>
    </div>
  );
}
