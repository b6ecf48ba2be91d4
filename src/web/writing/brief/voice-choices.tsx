import { Check, Lock } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { languageOf, type Variety, varieties } from "#shared/options.ts";
import { cx } from "#web/ui/cx.ts";
import { Greeting } from "#web/ui/greeting.tsx";
import { Comma } from "#web/ui/logo.tsx";
import type { VoiceObstacle } from "./voice-grid.tsx";

interface VoiceChoicesProps {
  chosen: readonly Variety[];
  /** In the order of the voices. */
  onChange: (chosen: readonly Variety[]) => void;
  obstacles: Readonly<Partial<Record<Variety, VoiceObstacle>>>;
  /** Voices that are not on offer here: a set that has them already. */
  without?: readonly Variety[];
  "aria-labelledby": string;
  "aria-describedby"?: string;
  disabled?: boolean;
}

/**
 * Any number of the voices, three by three. Unlike the choice of one, a voice outside the plan may be chosen: its column says what
 * would change that, and the others are written.
 */
export function VoiceChoices({ chosen, onChange, obstacles, without = [], disabled = false, ...labels }: VoiceChoicesProps) {
  const toggle = (variety: Variety) => {
    const isChosen = chosen.includes(variety);
    onChange(varieties.filter((other) => (other === variety ? !isChosen : chosen.includes(other))));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a counter; the group is named by both.
    <div
      {...labels}
      role="group"
      className="grid grid-cols-3 gap-px overflow-hidden rounded-control border border-hair-2 bg-hair-2"
    >
      {varieties
        .filter((variety) => !without.includes(variety))
        .map((variety) => (
          <VoiceChoice
            key={variety}
            variety={variety}
            obstacle={obstacles[variety]}
            isChosen={chosen.includes(variety)}
            onToggle={() => toggle(variety)}
            disabled={disabled}
          />
        ))}
    </div>
  );
}

interface VoiceChoiceProps {
  variety: Variety;
  obstacle: VoiceObstacle | undefined;
  isChosen: boolean;
  onToggle: () => void;
  disabled: boolean;
}

function VoiceChoice({ variety, obstacle, isChosen, onToggle, disabled }: VoiceChoiceProps) {
  const t = useTranslations();
  const nameId = useId();
  const reason = obstacle ? t(obstacle === "plan" ? "create.brief.voiceLocked" : "create.brief.voiceUnavailable") : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell with a greeting, a name and a tick is no bare checkbox.
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-labelledby={nameId}
      data-v={variety}
      title={reason ?? undefined}
      disabled={disabled}
      onClick={onToggle}
      className={cx(
        "relative flex min-h-15.5 flex-col items-start justify-center bg-page px-2 py-1 text-start transition-colors desk:px-3",
        "focus-visible:z-1 focus-visible:-outline-offset-2",
        isChosen ? "bg-voice-tint text-voice shadow-[inset_0_0_0_2px_var(--v)]" : "enabled:hover:bg-sheet",
      )}
    >
      <Greeting
        variety={variety}
        className={cx("max-w-full text-[17px] leading-normal desk:text-[19px]", obstacle && "text-ink-3")}
      />
      <span
        id={nameId}
        className={cx(
          "flex max-w-full items-center gap-1.5 text-small",
          isChosen ? "font-semibold" : obstacle ? "text-ink-3" : "text-ink-2",
        )}
      >
        {obstacle === "plan" ? (
          <Lock aria-hidden className="size-3" />
        ) : (
          <Comma script={languageOf(variety)} className={cx("h-2.5 w-1.75", obstacle && "opacity-40")} />
        )}
        <span className="wrap-anywhere min-w-0">{t(`options.varietyShort.${variety}`)}</span>
        {reason ? <span className="sr-only">{` (${reason})`}</span> : null}
      </span>
      {isChosen ? (
        <Check aria-hidden className="absolute inset-e-1.5 bottom-2.5 size-3 desk:inset-e-2 desk:bottom-3 desk:size-3.5" />
      ) : null}
    </button>
  );
}
