import { useTranslations } from "use-intl";
import type { DefaultBrief } from "#shared/contracts/default-brief.ts";
import { audiences, defaultWordCount, tones, wordCounts } from "#shared/options.ts";
import { PillGroup } from "#web/ui/choices.tsx";
import { Select } from "#web/ui/select.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { defaultChoices } from "#web/writing/brief/brief-draft.ts";
import { LengthRuler } from "#web/writing/brief/length-ruler.tsx";
import { useVarieties } from "#web/writing/brief/use-varieties.ts";
import { VarietyGrid } from "#web/writing/brief/variety-grid.tsx";
import { SettingsRow, SettingsSection } from "./settings-rows.tsx";
import type { SectionProps } from "./settings-sections.tsx";

const { variety, tone, audience } = defaultChoices;
const firstChoices: DefaultBrief = { variety, tone, audience, wordCount: defaultWordCount };

/** What a new brief begins with: the choices of the last one, or always the same. */
export function DefaultBriefSection({ fields, set }: SectionProps) {
  const t = useTranslations("settings");
  const brief = fields.defaultBrief;
  return (
    <SettingsSection id="defaultBrief" title={t("sections.defaultBrief")}>
      <SettingsRow label={t("defaultBrief.use")} hint={t("defaultBrief.useHint")}>
        {({ hintId }) => (
          <label htmlFor="default-brief" className="flex items-center justify-between gap-4">
            {t("defaultBrief.useLabel")}
            <Switch
              id="default-brief"
              aria-describedby={hintId}
              checked={brief !== null}
              onCheckedChange={(isOn) => set("defaultBrief", isOn ? firstChoices : null)}
            />
          </label>
        )}
      </SettingsRow>
      {brief ? <Choices brief={brief} onChange={(patch) => set("defaultBrief", { ...brief, ...patch })} /> : null}
    </SettingsSection>
  );
}

function Choices({ brief, onChange }: { brief: DefaultBrief; onChange: (patch: Partial<DefaultBrief>) => void }) {
  const t = useTranslations();
  const { obstacles } = useVarieties();
  return (
    <>
      <SettingsRow label={t("settings.defaultBrief.voice")} hint={t("settings.defaultBrief.voiceHint")}>
        {({ labelId, hintId }) => (
          <VarietyGrid
            aria-labelledby={labelId}
            aria-describedby={hintId}
            value={brief.variety}
            onValueChange={(next) => onChange({ variety: next })}
            obstacles={obstacles}
          />
        )}
      </SettingsRow>
      <SettingsRow label={t("settings.defaultBrief.length")} hint={t("settings.defaultBrief.lengthHint")}>
        {({ labelId }) => (
          <LengthRuler
            aria-labelledby={labelId}
            value={brief.wordCount}
            onValueChange={(words) => onChange({ wordCount: wordCounts.find((count) => count === words) ?? brief.wordCount })}
            lengths={wordCounts}
            left={null}
          />
        )}
      </SettingsRow>
      <SettingsRow label={t("settings.defaultBrief.tone")}>
        {({ labelId }) => (
          <PillGroup
            aria-labelledby={labelId}
            className="rtl:gap-1.5 rtl:*:px-3"
            value={brief.tone}
            onValueChange={(next) => onChange({ tone: next })}
            choices={tones.map((value) => ({ value, label: t(`options.tone.${value}`) }))}
          />
        )}
      </SettingsRow>
      <SettingsRow label={t("settings.defaultBrief.audience")}>
        {() => (
          <Select
            aria-label={t("settings.defaultBrief.audience")}
            value={brief.audience}
            onValueChange={(next) => onChange({ audience: next })}
            options={audiences.map((value) => ({ value, label: t(`options.audience.${value}`) }))}
          />
        )}
      </SettingsRow>
    </>
  );
}
