import { Check } from "lucide-react";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { cx } from "#web/ui/cx.ts";
import type { DemoBrief } from "./demo-brief.ts";
import { type Tour, tourSteps } from "./tour.ts";
import "./demo.css";

interface StepListProps {
  tour: Tour;
  brief: DemoBrief;
  onGo: (step: number) => void;
}

/** The four steps with what was chosen in those that are done. Autoplay's time runs along the lower edge of its step. */
export function StepList({ tour, brief, onGo }: StepListProps) {
  const { copy, language } = usePublicSite();
  const { demo } = copy;
  const chosen = [
    demo.template[brief.template].name,
    [brief.topic.trim(), copy.site.voices[brief.variety], `${brief.words} ${demo.brief.words}`, demo.tones[brief.tone]]
      .filter(Boolean)
      .join(language === "ar" ? "، " : ", "),
  ];
  return (
    <ol aria-label={demo.steps.label} className="border-ink border-t">
      {tourSteps.map((step, index) => {
        const isNow = index === tour.step;
        const isDone = index < tour.step;
        return (
          <li key={step} className={cx("relative border-b", isNow ? "border-action" : "border-hair")}>
            <button
              type="button"
              aria-current={isNow ? "step" : undefined}
              onClick={() => onGo(index)}
              className="grid w-full grid-cols-[48px_1fr_24px] items-baseline py-3.5 text-start hover:bg-sunk max-desk:min-h-11 max-desk:py-2"
            >
              <span aria-hidden className={cx("font-display text-[34px] leading-none", isNow ? "text-action" : "text-ink-3")}>
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className={cx("block", isNow ? "font-semibold" : "font-medium text-ink-2")}>{demo.steps[step].title}</span>
                <span className="block truncate text-ink-3 text-label max-desk:sr-only">
                  {(isDone ? chosen[index] : null) ?? demo.steps[step].text}
                </span>
              </span>
              {isDone ? <Check aria-hidden className="size-4.5 justify-self-end text-action" /> : null}
            </button>
            {isNow ? (
              <span
                // A new element for each step and each start, so that its time runs from the beginning.
                key={`${tour.isPlaying}`}
                aria-hidden
                className={cx("absolute inset-s-0 -bottom-px h-0.75 bg-action", tour.isPlaying ? "demo-time" : "w-full")}
              />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
