import { Check } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { useTranslations } from "use-intl";
import type { Preferences } from "#shared/contracts/account.ts";
import { cx } from "#web/ui/cx.ts";

type Theme = Preferences["theme"];

interface ThemeChoiceProps {
  value: Theme;
  onValueChange: (theme: Theme) => void;
  labelledBy: string;
}

/** Three small papers: light, dark, and half of each. */
export function ThemeChoice({ value, onValueChange, labelledBy }: ThemeChoiceProps) {
  const t = useTranslations("shell.themes");
  return (
    <RadioGroup.Root
      aria-labelledby={labelledBy}
      value={value}
      onValueChange={(next) => onValueChange(next as Theme)}
      className="grid grid-cols-3 gap-3"
    >
      {(["light", "dark", "system"] as const).map((theme) => (
        <RadioGroup.Item key={theme} value={theme} className="group grid content-start rounded-control text-start">
          <span className="block overflow-hidden rounded-control border border-hair-2 group-data-[state=checked]:border-action group-data-[state=checked]:ring-1 group-data-[state=checked]:ring-action">
            <Paper theme={theme} />
          </span>
          <span className="mt-1.5 flex items-start gap-1.5 text-label group-data-[state=checked]:font-semibold">
            {theme === value ? <Check aria-hidden className="mt-1 size-3.5 text-action" /> : null}
            {t(theme)}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

function Paper({ theme }: { theme: Theme }) {
  if (theme !== "system") return <PaperHalf theme={theme} className="h-16" />;
  return (
    <span className="grid h-16 grid-cols-2">
      <PaperHalf theme="light" />
      <PaperHalf theme="dark" />
    </span>
  );
}

/** Lines on a paper in the colours of a theme, whatever the theme of the page. */
function PaperHalf({ theme, className }: { theme: "light" | "dark"; className?: string }) {
  return (
    <span aria-hidden data-theme={theme} className={cx("flex flex-col justify-center gap-2 bg-sheet px-3", className)}>
      <span className="h-1.5 w-3/5 rounded-full bg-ink" />
      <span className="h-1 w-full rounded-full bg-hair-2" />
      <span className="h-1 w-4/5 rounded-full bg-hair-2" />
    </span>
  );
}
