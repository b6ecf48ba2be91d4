import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { FieldNote } from "#web/ui/field.tsx";
import type { BriefDraft } from "./brief-draft.ts";
import { Group, Part, type PartProps } from "./brief-parts.tsx";
import { useVoices } from "./use-voices.ts";
import { VoiceChoices, VoiceGrid } from "./voice-grid.tsx";
import { VoiceNotes } from "./voice-notes.tsx";

/** Markets to write for: which, and how they change. */
export interface Markets {
  readonly chosen: readonly Variety[];
  onChange(chosen: readonly Variety[]): void;
}

/** The one voice of a brief. */
export function VoicePart({
  draft,
  onVariety,
  error,
  disabled,
}: PartProps & { onVariety: (variety: BriefDraft["variety"]) => void }) {
  const t = useTranslations("generations.brief");
  const { obstacles } = useVoices();
  const noteId = useId();
  return (
    <Part at="variety">
      <Group label={t("voice")} aside={t("voiceHint")}>
        {(labelId) => (
          <>
            <VoiceGrid
              aria-labelledby={labelId}
              aria-describedby={noteId}
              value={draft.variety}
              onValueChange={onVariety}
              obstacles={obstacles}
              disabled={disabled}
            />
            <div id={noteId} className="grid gap-1">
              <FieldNote error={error} />
              <VoiceNotes obstacles={obstacles} />
            </div>
          </>
        )}
      </Group>
    </Part>
  );
}

/** The voices of a brief that is written several times. */
type MarketsPartProps = Omit<PartProps, "draft"> & { markets: Markets };

export function MarketsPart({ markets, error, disabled }: MarketsPartProps) {
  const t = useTranslations("generations.brief");
  const { obstacles } = useVoices();
  const noteId = useId();
  const count = markets.chosen.length;
  return (
    <Part at="variety">
      <Group label={t("markets")} aside={count === 0 ? t("marketsHint") : t("marketsChosen", { count })}>
        {(labelId) => (
          <>
            <VoiceChoices
              aria-labelledby={labelId}
              aria-describedby={noteId}
              chosen={markets.chosen}
              onChange={markets.onChange}
              obstacles={obstacles}
              disabled={disabled}
            />
            <div id={noteId} className="grid gap-1">
              <FieldNote error={error} />
              <VoiceNotes obstacles={obstacles} />
            </div>
          </>
        )}
      </Group>
    </Part>
  );
}
