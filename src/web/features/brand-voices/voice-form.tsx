import { useId } from "react";
import { useTranslations } from "use-intl";
import { brandVoiceLimits } from "#shared/brand-voice-limits.ts";
import { addressees } from "#shared/options.ts";
import { PillGroup } from "#web/ui/choices.tsx";
import { TextField } from "#web/ui/field.tsx";
import { FactsField } from "./facts-field.tsx";
import { SamplesField } from "./samples-field.tsx";
import type { VoiceDraft } from "./voice-draft.ts";
import { WordLists } from "./word-lists.tsx";

interface VoiceFormProps {
  draft: VoiceDraft;
  onChange: (draft: VoiceDraft) => void;
  nameError: string | null;
}

/** The fields of a brand voice: who it is, how it sounds, which words, which style. */
export function VoiceForm({ draft, onChange, nameError }: VoiceFormProps) {
  const t = useTranslations("brandVoices.form");
  const set = (patch: Partial<VoiceDraft>) => onChange({ ...draft, ...patch });
  return (
    <div className="grid gap-7">
      <TextField
        label={t("name")}
        value={draft.name}
        maxLength={brandVoiceLimits.nameChars}
        placeholder={t("nameSample")}
        error={nameError}
        required
        onChange={({ target }) => set({ name: target.value })}
      />
      <Section title={t("facts.title")} text={t("facts.hint")}>
        <FactsField facts={draft.facts} onChange={(facts) => set({ facts })} />
      </Section>
      <Section title={t("samples")} text={t("samplesHint")}>
        <SamplesField samples={draft.samples} onChange={(samples) => set({ samples })} />
      </Section>
      <Section title={t("words")} text={t("wordsHint")}>
        <WordLists lists={draft.lists} onChange={(lists) => set({ lists })} />
      </Section>
      <Section title={t("style")}>
        <div className="grid gap-5">
          <Choice
            label={t("sentenceLength")}
            value={draft.sentenceLength}
            onChange={(sentenceLength) => set({ sentenceLength })}
            choices={(["any", "short", "medium", "long"] as const).map((value) => ({
              value,
              label: t(`sentenceLengths.${value}`),
            }))}
          />
          <Choice
            label={t("emoji")}
            value={draft.emoji}
            onChange={(emoji) => set({ emoji })}
            choices={(["none", "few", "free"] as const).map((value) => ({ value, label: t(`emojis.${value}`) }))}
          />
          <Choice
            label={t("addressee")}
            value={draft.addressee}
            onChange={(addressee) => set({ addressee })}
            choices={(["any", ...addressees] as const).map((value) => ({ value, label: t(`addressees.${value}`) }))}
          />
          <TextField
            label={t("signOff")}
            hint={t("signOffHint")}
            value={draft.signOff}
            maxLength={brandVoiceLimits.signOffChars}
            placeholder={t("signOffSample")}
            onChange={({ target }) => set({ signOff: target.value })}
          />
        </div>
      </Section>
    </div>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-ink border-t pt-5">
      <h2 id={id} className="font-display text-panel">
        {title}
      </h2>
      {text ? <p className="text-ink-3 text-label">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly { value: Value; label: string }[];
}

function Choice<Value extends string>({ label, value, onChange, choices }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <span id={id} className="font-semibold text-label">
        {label}
      </span>
      <PillGroup aria-labelledby={id} value={value} onValueChange={onChange} choices={choices} />
    </div>
  );
}
