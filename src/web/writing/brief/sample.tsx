import { useState } from "react";
import { useTranslations } from "use-intl";
import { fillSample } from "#language/templates/samples/fill-sample.ts";
import { loadSamples } from "#language/templates/samples/load-samples.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { Button } from "#web/ui/button.tsx";
import { type BriefDraft, draftValueOf } from "./brief-draft.ts";

type Told = Pick<BriefDraft, "topic" | "notes" | "fields" | "words" | "keywords" | "subject" | "subjectPhrase" | "asked">;

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
  const [shown, setShown] = useState<{ readonly at: 0 | 1; readonly before: Told } | null>(null);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");

  async function fill() {
    setState("loading");
    const samples = await loadSamples(template).catch(() => null);
    setState(samples ? "ready" : "failed");
    if (!samples) return;
    const at = shown?.at === 0 ? 1 : 0;
    const sample = fillSample(samples, at, { variety: draft.variety, fields: template.fields, today: new Date() });
    setShown({ at, before: shown?.before ?? toldIn(draft) });
    onChange({
      topic: sample.topic,
      notes: sample.notes.join("\n"),
      fields: Object.fromEntries(template.fields.map((field) => [field.key, draftValueOf(field, sample.fields[field.key])])),
      // Five facts make a short text: more words would turn it into an outline.
      words: template.lengths[0] ?? draft.words,
      keywords: [],
      subject: null,
      subjectPhrase: null,
      asked: [],
    });
  }

  return (
    <div className="-mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="small"
        variant="ghost"
        className="-ms-3"
        disabled={disabled}
        busy={state === "loading"}
        onClick={() => void fill()}
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
      <p role="status" className={state === "failed" ? "text-label text-warn" : "text-ink-3 text-label"}>
        {state === "failed" ? t("failed") : shown ? t("filled") : null}
      </p>
    </div>
  );
}

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
