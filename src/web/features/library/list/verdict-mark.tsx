import { Check, CircleHelp, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { cx } from "#web/ui/cx.ts";
import { type Tone, varietyTone } from "#web/writing/receipt/facts.ts";

const icons = { good: Check, warn: TriangleAlert, open: CircleHelp } as const;
const colours: Readonly<Record<Tone, string>> = { good: "text-ok", warn: "text-warn", open: "text-ink-2" };

/** The receipt in one sign: as asked, something to look at, or undecided. Nothing for a text that was never checked. */
export function VerdictMark({ item: { verdict } }: { item: Pick<LibraryItem, "verdict"> }) {
  const t = useTranslations("verdicts");
  if (!verdict) return null;
  const isOffLength = verdict.words === "short" || verdict.words === "long";
  const tone = isOffLength ? "warn" : varietyTone(verdict.variety);
  const Icon = icons[tone];
  return (
    <span title={t(tone)} className={cx("inline-flex align-middle", colours[tone])}>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{t(tone)}</span>
    </span>
  );
}
