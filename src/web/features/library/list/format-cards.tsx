import { Check, Lock } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { useTranslations } from "use-intl";
import { type ExportFormat, exportFormats } from "#shared/export-formats.ts";
import { planForExport } from "#shared/plans.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { formatIcons } from "#web/writing/work/export-items.tsx";

interface FormatCardsProps {
  value: ExportFormat;
  onValueChange: (format: ExportFormat) => void;
}

/** Kinds of files as small sheets with a folded corner; what the plan lacks says in which plan it is. */
export function FormatCards({ value, onValueChange }: FormatCardsProps) {
  const t = useTranslations();
  return (
    <RadioGroup.Root
      aria-label={t("archives.format")}
      value={value}
      onValueChange={(format) => onValueChange(format as ExportFormat)}
      className="grid grid-cols-[repeat(auto-fit,minmax(92px,1fr))] gap-3"
    >
      {exportFormats.map((format) => (
        <FormatCard key={format} format={format} />
      ))}
    </RadioGroup.Root>
  );
}

function FormatCard({ format }: { format: ExportFormat }) {
  const t = useTranslations();
  const isLocked = usePermissions()({ act: "export", format }) !== null;
  const Icon = isLocked ? Lock : formatIcons[format];
  return (
    <RadioGroup.Item
      value={format}
      disabled={isLocked}
      className="group relative flex min-h-32 flex-col items-start rounded-paper border border-hair-2 bg-sheet p-3 text-start text-hair-2 transition-colors hover:border-field disabled:bg-transparent data-[state=checked]:border-action data-[state=checked]:bg-action-tint data-[state=checked]:text-action data-[state=checked]:shadow-[inset_0_0_0_1.5px_var(--action)]"
    >
      <FoldedCorner />
      <span className="text-ink-2 group-data-[state=checked]:text-action">
        <Icon aria-hidden className="size-5 group-data-[state=checked]:hidden" />
        <Check aria-hidden className="hidden size-5 group-data-[state=checked]:block" />
      </span>
      <span className="mt-auto font-semibold text-ink text-label group-disabled:text-ink-2">
        {t(`generations.result.${format}`)}
      </span>
      <span className="text-ink-2 text-small">
        {isLocked ? (
          t("archives.inPlan", { plan: t(`options.plan.${planForExport(format)}`) })
        ) : (
          <bdi dir="ltr">{`.${format}`}</bdi>
        )}
      </span>
    </RadioGroup.Item>
  );
}

/** On the side where lines end; the corner beyond the fold has the colour of the page. */
function FoldedCorner() {
  return (
    <svg aria-hidden viewBox="0 0 22 22" className="mirror-rtl absolute inset-e-[-1px] -top-px size-5.5">
      <path d="M0 0H22V22Z" className="fill-page" />
      <path d="M.5 .5V21.5H21.5Z" className="fill-sunk stroke-current" strokeLinejoin="round" />
    </svg>
  );
}
