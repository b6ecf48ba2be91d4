import { Check, Lock } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { languageOf, type Variety, varieties } from "#shared/options.ts";
import { cx } from "#web/ui/cx.ts";
import { Greeting } from "#web/ui/greeting.tsx";
import { Comma } from "#web/ui/logo.tsx";

/** Why a voice cannot be chosen: the plan does not have it, or no writer on this server takes it. */
export type VoiceObstacle = "plan" | "writer";

interface VoiceGridProps {
  value: Variety;
  onValueChange: (variety: Variety) => void;
  obstacles: Readonly<Partial<Record<Variety, VoiceObstacle>>>;
  "aria-labelledby": string;
  "aria-describedby"?: string | undefined;
  disabled?: boolean;
}

/**
 * The nine voices, three by three, each with its greeting: people pick by ear. A voice that cannot be chosen can still be reached
 * with the arrows and says why; the caller is not told of it.
 */
export function VoiceGrid({ value, onValueChange, obstacles, disabled, ...labels }: VoiceGridProps) {
  return (
    <RadioGroup.Root
      {...labels}
      value={value}
      disabled={disabled ?? false}
      onValueChange={(next) => {
        if (!obstacles[next as Variety]) onValueChange(next as Variety);
      }}
      className="grid grid-cols-3 gap-px overflow-hidden rounded-control border border-hair-2 bg-hair-2"
    >
      {varieties.map((variety) => (
        <VoiceCell key={variety} variety={variety} obstacle={obstacles[variety]} isChosen={variety === value} />
      ))}
    </RadioGroup.Root>
  );
}

function VoiceCell({
  variety,
  obstacle,
  isChosen,
}: {
  variety: Variety;
  obstacle: VoiceObstacle | undefined;
  isChosen: boolean;
}) {
  const t = useTranslations();
  const nameId = useId();
  const reason = obstacle ? t(obstacle === "plan" ? "create.brief.voiceLocked" : "create.brief.voiceUnavailable") : null;
  return (
    <RadioGroup.Item
      value={variety}
      data-v={variety}
      aria-labelledby={nameId}
      aria-disabled={obstacle ? true : undefined}
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
        <span className={cx("wrap-anywhere min-w-0", obstacle === "writer" && "line-through decoration-from-font")}>
          {t(`options.varietyShort.${variety}`)}
        </span>
        {reason ? <span className="sr-only">{` (${reason})`}</span> : null}
      </span>
      {isChosen ? (
        <Check aria-hidden className="absolute inset-e-1.5 bottom-2.5 size-3 desk:inset-e-2 desk:bottom-3 desk:size-3.5" />
      ) : null}
    </RadioGroup.Item>
  );
}
