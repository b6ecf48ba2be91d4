import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { brandVoiceLimits } from "#shared/brand-voice-limits.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

interface SamplesFieldProps {
  samples: readonly string[];
  onChange: (samples: readonly string[]) => void;
}

/** Pasted texts under each other; there is always one to paste into. */
export function SamplesField({ samples, onChange }: SamplesFieldProps) {
  const t = useTranslations("brandVoices.form");
  const format = useFormat();
  const { sampleChars } = brandVoiceLimits;
  return (
    <div className="grid gap-4">
      {samples.map((sample, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a sample is its place; two may hold the same text.
          key={index}
          label={t("sample", { number: index + 1 })}
          aside={
            <span className="inline-flex items-center gap-3">
              {sample.length > 0 ? `${format.number(sample.length)} / ${format.number(sampleChars)}` : null}
              {samples.length > 1 ? (
                <button
                  type="button"
                  aria-label={t("removeSample", { number: index + 1 })}
                  onClick={() => onChange(samples.filter((_, other) => other !== index))}
                  className="touch-target inline-flex size-6 items-center justify-center rounded-tag hover:text-ink"
                >
                  <Trash2 aria-hidden className="size-3.5" />
                </button>
              ) : null}
            </span>
          }
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={sampleChars}
              value={sample}
              onChange={({ target }) => onChange(samples.map((other, at) => (at === index ? target.value : other)))}
            />
          )}
        </Field>
      ))}
      {samples.length < brandVoiceLimits.samples ? (
        <div>
          <Button
            variant="ghost"
            size="small"
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => onChange([...samples, ""])}
          >
            {t("addSample")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
