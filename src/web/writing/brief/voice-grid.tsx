import { Check, Lock } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { type ComponentProps, useId } from "react";
import { useTranslations } from "use-intl";
import { languageOf, type Variety, varieties } from "#shared/options.ts";
import { cx } from "#web/ui/cx.ts";
import { Greeting } from "#web/ui/greeting.tsx";
import { Comma } from "#web/ui/logo.tsx";

/** Why a voice cannot be chosen: the plan does not have it, or no writer on this server takes it. */
export type VoiceObstacle = "plan" | "writer";

interface VoicesProps {
  obstacles: Readonly<Partial<Record<Variety, VoiceObstacle>>>;
  "aria-labelledby": string;
  "aria-describedby"?: string | undefined;
  disabled?: boolean;
}

interface VoiceGridProps extends VoicesProps {
  value: Variety;
  onValueChange: (variety: Variety) => void;
}

const gridClass = "grid grid-cols-3 gap-px overflow-hidden rounded-control border border-hair-2 bg-hair-2";

/**
 * One of the nine voices, three by three, each with its greeting: people pick by ear. A voice that cannot be chosen can still be
 * reached with the arrows and says why; the caller is not told of it.
 */
export function VoiceGrid({ value, onValueChange, obstacles, disabled = false, ...labels }: VoiceGridProps) {
  return (
    <RadioGroup.Root
      {...labels}
      value={value}
      disabled={disabled}
      onValueChange={(next) => {
        if (!obstacles[next as Variety]) onValueChange(next as Variety);
      }}
      className={gridClass}
    >
      {varieties.map((variety) => (
        <RadioGroup.Item key={variety} asChild value={variety} aria-disabled={obstacles[variety] ? true : undefined}>
          <VoiceCell
            variety={variety}
            obstacle={obstacles[variety]}
            isChosen={variety === value}
            isStruck={obstacles[variety] === "writer"}
          />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

interface VoiceChoicesProps extends VoicesProps {
  chosen: readonly Variety[];
  /** In the order of the voices. */
  onChange: (chosen: readonly Variety[]) => void;
  /** Voices that are not on offer here: a set that has them already. */
  without?: readonly Variety[];
}

/**
 * Any number of the voices. Unlike the choice of one, a voice outside the plan may be chosen: its column says what would change that,
 * and the others are written.
 */
export function VoiceChoices({ chosen, onChange, obstacles, without = [], disabled = false, ...labels }: VoiceChoicesProps) {
  const toggle = (variety: Variety) => {
    const isChosen = chosen.includes(variety);
    onChange(varieties.filter((other) => (other === variety ? !isChosen : chosen.includes(other))));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a counter; the group is named by both.
    <div {...labels} role="group" className={gridClass}>
      {varieties
        .filter((variety) => !without.includes(variety))
        .map((variety) => (
          <VoiceCell
            key={variety}
            role="checkbox"
            aria-checked={chosen.includes(variety)}
            variety={variety}
            obstacle={obstacles[variety]}
            isChosen={chosen.includes(variety)}
            disabled={disabled}
            onClick={() => toggle(variety)}
          />
        ))}
    </div>
  );
}

interface VoiceCellProps extends ComponentProps<"button"> {
  variety: Variety;
  obstacle: VoiceObstacle | undefined;
  isChosen: boolean;
  isStruck?: boolean;
}

/** A button that shows a voice; whether it is a radio button or a box to tick, its place says. */
function VoiceCell({ variety, obstacle, isChosen, isStruck = false, ...button }: VoiceCellProps) {
  const t = useTranslations();
  const nameId = useId();
  const reason = obstacle
    ? t(obstacle === "plan" ? "generations.brief.voiceLocked" : "generations.brief.voiceUnavailable")
    : null;
  return (
    <button
      {...button}
      type="button"
      aria-labelledby={nameId}
      data-v={variety}
      title={reason ?? undefined}
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
        <span className={cx("wrap-anywhere min-w-0", isStruck && "line-through decoration-from-font")}>
          {t(`options.varietyShort.${variety}`)}
        </span>
        {reason ? <span className="sr-only">{` (${reason})`}</span> : null}
      </span>
      {isChosen ? (
        <Check aria-hidden className="absolute inset-e-1.5 bottom-2.5 size-3 desk:inset-e-2 desk:bottom-3 desk:size-3.5" />
      ) : null}
    </button>
  );
}
