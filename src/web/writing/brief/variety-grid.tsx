import { Check, Lock } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { type ComponentProps, useId } from "react";
import { useTranslations } from "use-intl";
import { languageOf, type Variety, varieties } from "#shared/options.ts";
import { cx } from "#web/ui/cx.ts";
import { Greeting } from "#web/ui/greeting.tsx";
import { Comma } from "#web/ui/logo.tsx";

/** Why a variety cannot be chosen: the plan does not have it, or no writer on this server takes it. */
export type VarietyObstacle = "plan" | "writer";

interface VarietiesProps {
  obstacles: Readonly<Partial<Record<Variety, VarietyObstacle>>>;
  "aria-labelledby": string;
  "aria-describedby"?: string | undefined;
  disabled?: boolean;
}

interface VarietyGridProps extends VarietiesProps {
  value: Variety;
  onValueChange: (variety: Variety) => void;
}

const gridClass = "grid grid-cols-3 gap-px overflow-hidden rounded-control border border-hair-2 bg-hair-2";

/**
 * One of the nine varieties, three by three, each with its greeting: people pick by ear. A variety that cannot be chosen can still be
 * reached with the arrows and says why; the caller is not told of it.
 */
export function VarietyGrid({ value, onValueChange, obstacles, disabled = false, ...labels }: VarietyGridProps) {
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
          <VarietyCell
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

interface VarietyChoicesProps extends VarietiesProps {
  chosen: readonly Variety[];
  /** In the order of the varieties. */
  onChange: (chosen: readonly Variety[]) => void;
  /** Varieties that are not on offer here: a set that has them already. */
  without?: readonly Variety[];
}

/**
 * Any number of the varieties. Unlike the choice of one, a variety outside the plan may be chosen: its column says what would change that,
 * and the others are written.
 */
export function VarietyChoices({ chosen, onChange, obstacles, without = [], disabled = false, ...labels }: VarietyChoicesProps) {
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
          <VarietyCell
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

interface VarietyCellProps extends ComponentProps<"button"> {
  variety: Variety;
  obstacle: VarietyObstacle | undefined;
  isChosen: boolean;
  isStruck?: boolean;
}

/** A button that shows a variety; whether it is a radio button or a box to tick, its place says. */
function VarietyCell({ variety, obstacle, isChosen, isStruck = false, ...button }: VarietyCellProps) {
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
        isChosen ? "bg-variety-tint text-variety shadow-[inset_0_0_0_2px_var(--v)]" : "enabled:hover:bg-sheet",
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
