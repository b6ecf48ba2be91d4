import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { brandFactKinds, brandVoiceLimits } from "#shared/brand-voice-limits.ts";
import type { BrandFact } from "#shared/contracts/brand-voice.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Select } from "#web/ui/select.tsx";
import type { FactDraft } from "./voice-draft.ts";

interface FactsFieldProps {
  facts: readonly FactDraft[];
  onChange: (facts: readonly FactDraft[]) => void;
}

/** What is true of the brand in every text, a line each; an offer has its last day. */
export function FactsField({ facts, onChange }: FactsFieldProps) {
  const t = useTranslations("brandVoices.form.facts");
  const id = useId();
  const change = (index: number, patch: Partial<FactDraft>) =>
    onChange(facts.map((fact, at) => (at === index ? { ...fact, ...patch } : fact)));
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place while it is typed; two may hold the same text.
          <li key={index} className="grid gap-2 border-hair border-s-2 ps-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <div className="w-40 grow sm:grow-0">
                <Select
                  aria-label={t("kind", { number: index + 1 })}
                  value={fact.kind}
                  onValueChange={(kind) => change(index, { kind })}
                  options={brandFactKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
                />
              </div>
              <div className="flex min-w-0 items-center gap-2 text-ink-3 text-label">
                <label className="whitespace-nowrap" htmlFor={`${id}-${index}`}>
                  {t("until")}
                </label>
                <Input
                  id={`${id}-${index}`}
                  type="date"
                  className="w-40"
                  value={fact.until}
                  onChange={({ target }) => change(index, { until: target.value })}
                />
                <IconButton
                  label={t("remove", { number: index + 1 })}
                  icon={<Trash2 aria-hidden className="size-4" />}
                  className="size-8! shrink-0"
                  onClick={() => onChange(facts.filter((_, at) => at !== index))}
                />
              </div>
            </div>
            <Input
              aria-label={t("fact", { number: index + 1 })}
              value={fact.text}
              maxLength={brandVoiceLimits.factChars}
              placeholder={t(`samples.${fact.kind}`)}
              onChange={({ target }) => change(index, { text: target.value })}
            />
          </li>
        ))}
      </ul>
      {facts.length < brandVoiceLimits.facts ? (
        <div>
          <Button
            variant="ghost"
            size="small"
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => onChange([...facts, { kind: nextKind(facts), text: "", until: "" }])}
          >
            {t("add")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Each kind is offered once before it is offered again. */
function nextKind(facts: readonly FactDraft[]): BrandFact["kind"] {
  return brandFactKinds.find((kind) => !facts.some((fact) => fact.kind === kind)) ?? "other";
}
