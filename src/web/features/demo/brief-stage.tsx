import { useEffect, useId, useRef } from "react";
import { languageOf, tones, varieties } from "#shared/options.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { cx } from "#web/ui/cx.ts";
import { Greeting, VarietyLabel } from "#web/ui/greeting.tsx";
import { type DemoBrief, type TopicProblem, templateOf, topicChars, withVariety } from "./demo-brief.ts";

interface BriefStageProps {
  brief: DemoBrief;
  problem: TopicProblem | null;
  onChange: (brief: DemoBrief) => void;
}

/** Step 2: topic, variety, length and tone. */
export function BriefStage({ brief, problem, onChange }: BriefStageProps) {
  const { copy } = usePublicSite();
  const texts = copy.demo.brief;
  const id = useId();
  const topic = useRef<HTMLInputElement>(null);
  // Where it goes on from.
  useEffect(() => {
    if (problem) topic.current?.focus();
  }, [problem]);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <label htmlFor={id} className="font-semibold text-label">
          {texts.topic}
        </label>
        <input
          ref={topic}
          id={id}
          name="topic"
          value={brief.topic}
          maxLength={topicChars}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          dir={brief.topic === "" ? (languageOf(brief.variety) === "ar" ? "rtl" : "ltr") : "auto"}
          onChange={(event) => onChange({ ...brief, topic: event.target.value })}
          className="h-12 w-full rounded-control border border-field bg-sheet px-3.5 text-[17px] aria-invalid:border-danger"
        />
        <p
          id={`${id}-note`}
          role={problem ? "alert" : undefined}
          className={cx("text-label", problem ? "text-danger" : "text-ink-3")}
        >
          {problem ? texts[problem] : texts.topicHint}
        </p>
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold text-label">{texts.voice}</legend>
        <div className="grid grid-cols-2 gap-px overflow-hidden rounded-control border border-hair-2 bg-hair-2 sm:grid-cols-3">
          {varieties.map((variety) => (
            <label
              key={variety}
              data-v={variety}
              className="relative flex min-h-15.5 cursor-pointer flex-col justify-center bg-sheet px-4 py-1.5 last:max-sm:col-span-2 has-checked:bg-variety-tint has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:-outline-offset-2 has-checked:shadow-[inset_0_0_0_2px_var(--v)]"
            >
              <input
                type="radio"
                name={`${id}-variety`}
                checked={brief.variety === variety}
                onChange={() => onChange(withVariety(brief, variety))}
                className="absolute inset-e-2.5 top-2.5 size-3.5 accent-variety"
              />
              <VarietyLabel variety={variety} name={copy.site.voicesShort[variety]} className="text-label" />
              {/* The greeting runs in its own direction and starts where the cell starts. */}
              <span className="self-start text-[19px] text-variety leading-[1.6]">
                <Greeting variety={variety} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-6 sm:grid-cols-2">
        <Pills
          legend={texts.length}
          choices={templateOf(brief.template).lengths.map((words) => ({ value: words, label: `${words} ${texts.words}` }))}
          value={brief.words}
          onChange={(words) => onChange({ ...brief, words })}
        />
        <Pills
          legend={texts.tone}
          choices={tones.map((tone) => ({ value: tone, label: copy.demo.tones[tone] }))}
          value={brief.tone}
          onChange={(tone) => onChange({ ...brief, tone })}
        />
      </div>
    </div>
  );
}

interface PillsProps<Value extends string | number> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Native radios that look like the app's pills. */
function Pills<Value extends string | number>({ legend, choices, value, onChange }: PillsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-label">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="touch-target inline-flex min-h-9 cursor-pointer items-center whitespace-nowrap rounded-full border border-hair-2 bg-sheet px-4 text-label has-checked:border-ink has-checked:bg-ink has-checked:font-medium has-checked:text-page has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
