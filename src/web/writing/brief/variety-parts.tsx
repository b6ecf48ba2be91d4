import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { FieldNote } from "#web/ui/field.tsx";
import type { BriefDraft } from "./brief-draft.ts";
import { Group, Part, type PartProps } from "./brief-parts.tsx";
import { useVarieties } from "./use-varieties.ts";
import { VarietyChoices, VarietyGrid } from "./variety-grid.tsx";
import { VarietyNotes } from "./variety-notes.tsx";

/** Markets to write for: which, and how they change. */
export interface Markets {
  readonly chosen: readonly Variety[];
  onChange(chosen: readonly Variety[]): void;
}

/** The one variety of a brief. */
export function VarietyPart({
  draft,
  onVariety,
  error,
  disabled,
}: PartProps & { onVariety: (variety: BriefDraft["variety"]) => void }) {
  const t = useTranslations("generations.brief");
  const { obstacles } = useVarieties();
  const noteId = useId();
  return (
    <Part at="variety">
      <Group label={t("voice")} aside={t("voiceHint")}>
        {(labelId) => (
          <>
            <VarietyGrid
              aria-labelledby={labelId}
              aria-describedby={noteId}
              value={draft.variety}
              onValueChange={onVariety}
              obstacles={obstacles}
              disabled={disabled}
            />
            <div id={noteId} className="grid gap-1">
              <FieldNote error={error} />
              <VarietyNotes obstacles={obstacles} />
            </div>
          </>
        )}
      </Group>
    </Part>
  );
}

/** The varieties of a brief that is written several times. */
type MarketsPartProps = Omit<PartProps, "draft"> & { markets: Markets };

export function MarketsPart({ markets, error, disabled }: MarketsPartProps) {
  const t = useTranslations("generations.brief");
  const { obstacles } = useVarieties();
  const noteId = useId();
  const count = markets.chosen.length;
  return (
    <Part at="variety">
      <Group label={t("markets")} aside={count === 0 ? t("marketsHint") : t("marketsChosen", { count })}>
        {(labelId) => (
          <>
            <VarietyChoices
              aria-labelledby={labelId}
              aria-describedby={noteId}
              chosen={markets.chosen}
              onChange={markets.onChange}
              obstacles={obstacles}
              disabled={disabled}
            />
            <div id={noteId} className="grid gap-1">
              <FieldNote error={error} />
              <VarietyNotes obstacles={obstacles} />
            </div>
          </>
        )}
      </Group>
    </Part>
  );
}
