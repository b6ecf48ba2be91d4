import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { type FilledSample, fillSample } from "#language/templates/samples/fill-sample.ts";
import { loadSamples } from "#language/templates/samples/load-samples.ts";
import type { SampleText } from "#language/templates/samples/sample.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import type { Variety } from "#shared/options.ts";
import { Button } from "#web/ui/button.tsx";
import { type BriefDraft, draftValueOf } from "./brief-draft.ts";

type Told = Pick<BriefDraft, "topic" | "notes" | "fields" | "words" | "keywords" | "subject" | "subjectPhrase" | "asked">;

/** The sample in the brief, what it put there and for which variety, and what stood there before. */
interface Shown {
  readonly at: 0 | 1;
  readonly variety: Variety;
  readonly told: Told;
  readonly before: Told;
}

interface SampleProps {
  draft: BriefDraft;
  template: TemplateDetail;
  onChange: (told: Told) => void;
  disabled: boolean;
}

/**
 * Fills the brief with one of the template's two samples, in the language and for the country of the chosen variety. What was typed
 * before comes back when the sample is taken out.
 */
export function Sample({ draft, template, onChange, disabled }: SampleProps) {
  const t = useTranslations("facts.samples");
  const [shown, setShown] = useState<Shown | null>(null);
  const [asked, setAsked] = useState<0 | 1 | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { variety } = draft;
  // Another variety says the same sample in its own words, as long as nobody has changed it.
  const isOfAnother = shown !== null && shown.variety !== variety && isSame(shown.told, toldIn(draft));
  const due = asked ?? (isOfAnother ? shown.at : null);

  const fill = useEffectEvent((at: 0 | 1, sample: SampleText) => {
    const told = toldBy(fillSample(sample, { variety, fields: template.fields, today: new Date() }), draft, template);
    setShown({ at, variety, told, before: shown?.before ?? toldIn(draft) });
    setAsked(null);
    onChange(told);
  });
  useEffect(() => {
    if (due === null) return;
    let isCurrent = true;
    setFailed(false);
    loadSamples(template, variety).then(
      (samples) => isCurrent && fill(due, samples[due]),
      () => {
        if (!isCurrent) return;
        setFailed(true);
        setAsked(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [due, template, variety]);

  return (
    <div className="-mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="small"
        variant="ghost"
        className="-ms-3"
        disabled={disabled}
        busy={due !== null && !hasFailed}
        onClick={() => setAsked(shown?.at === 0 ? 1 : 0)}
      >
        {t(shown ? "other" : "one")}
      </Button>
      {shown ? (
        <Button
          size="small"
          variant="ghost"
          disabled={disabled}
          onClick={() => {
            onChange(shown.before);
            setShown(null);
          }}
        >
          {t("undo")}
        </Button>
      ) : null}
      <p role="status" className={hasFailed ? "text-label text-warn" : "text-ink-3 text-label"}>
        {hasFailed ? t("failed") : shown ? t("filled") : null}
      </p>
    </div>
  );
}

/** What a filled sample tells the brief. */
const toldBy = ({ topic, notes, fields }: FilledSample, draft: BriefDraft, template: TemplateDetail): Told => ({
  topic,
  notes: notes.join("\n"),
  fields: Object.fromEntries(template.fields.map((field) => [field.key, draftValueOf(field, fields[field.key])])),
  // Five facts make a short text: more words would turn it into an outline.
  words: template.lengths[0] ?? draft.words,
  keywords: [],
  subject: null,
  subjectPhrase: null,
  asked: [],
});

const isSame = (one: Told, other: Told) => JSON.stringify(one) === JSON.stringify(other);

const toldIn = ({ topic, notes, fields, words, keywords, subject, subjectPhrase, asked }: BriefDraft): Told => ({
  topic,
  notes,
  fields,
  words,
  keywords,
  subject,
  subjectPhrase,
  asked,
});
