import { TriangleAlert } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";

interface LengthRulerProps {
  value: number;
  onValueChange: (words: number) => void;
  /** The lengths that the template takes, ascending. */
  lengths: readonly number[];
  /** The words that the plan has left; null without a limit. */
  left: number | null;
  "aria-labelledby": string;
  disabled?: boolean;
}

/** The lengths as ticks on a ruler that runs in reading direction; hatched from where the plan's words end. */
export function LengthRuler({ value, onValueChange, lengths, left, disabled, ...labels }: LengthRulerProps) {
  const t = useTranslations("generations.brief");
  const format = useFormat();
  const firstBeyond = left === null ? -1 : lengths.findIndex((length) => length > left);
  const isBeyond = left !== null && value > left;
  return (
    <div>
      <div className="relative">
        <span aria-hidden className="absolute inset-x-0 top-2 border-field border-t" />
        {firstBeyond >= 0 ? (
          <span
            aria-hidden
            className="length-hatch absolute inset-e-0 top-0.5 h-1.5"
            style={{ insetInlineStart: `${((firstBeyond + 0.15) / lengths.length) * 100}%` }}
          />
        ) : null}
        <RadioGroup.Root
          {...labels}
          orientation="horizontal"
          value={String(value)}
          disabled={disabled ?? false}
          onValueChange={(next) => onValueChange(Number(next))}
          className="grid"
          style={{ gridTemplateColumns: `repeat(${lengths.length}, minmax(0, 1fr))` }}
        >
          {lengths.map((length) => (
            <Tick key={length} length={length} isChosen={length === value} isBeyond={left !== null && length > left} />
          ))}
        </RadioGroup.Root>
      </div>
      {firstBeyond >= 0 && left !== null ? (
        <p className={cx("mt-1 flex items-center gap-1.5 text-label", isBeyond ? "text-warn" : "text-ink-3")}>
          <TriangleAlert aria-hidden className="size-3.5" />
          {t("left", { count: left })}
        </p>
      ) : null}
      <span className="sr-only">{format.words(value)}</span>
    </div>
  );
}

function Tick({ length, isChosen, isBeyond }: { length: number; isChosen: boolean; isBeyond: boolean }) {
  const format = useFormat();
  const tone = isBeyond ? "warn" : "action";
  return (
    <RadioGroup.Item
      value={String(length)}
      aria-label={format.words(length)}
      className="group relative flex min-h-11 flex-col items-center rounded-tag pt-2 focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden
        className={cx("w-px", isChosen ? (tone === "warn" ? "h-3 w-0.75 bg-warn" : "h-3 w-0.75 bg-action") : "h-2 bg-field")}
      />
      {isChosen ? (
        <span aria-hidden className={cx("absolute top-0.75 size-2.5 rounded-full", tone === "warn" ? "bg-warn" : "bg-action")} />
      ) : null}
      <span
        className={cx(
          "mt-0.5 tabular-nums",
          isChosen
            ? tone === "warn"
              ? "font-semibold text-[15px] text-warn"
              : "font-semibold text-[15px] text-action"
            : "text-ink-2 text-small",
          !isChosen && "group-enabled:group-hover:text-ink",
        )}
      >
        {format.number(length).replace(/[,٬]/g, "")}
      </span>
    </RadioGroup.Item>
  );
}
