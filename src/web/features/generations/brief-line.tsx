import { useTranslations } from "use-intl";
import type { Brief } from "#shared/contracts/brief.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { VarietyName } from "#web/ui/variety.tsx";

interface BriefLineProps {
  template: TemplateDetail;
  brief: Pick<Brief, "variety" | "tone" | "audience">;
  words: number;
}

/** What is written and how, over the paper of a phone: the same two lines while the text is written and afterwards. */
export function BriefLine({ template, brief, words }: BriefLineProps) {
  const t = useTranslations();
  const name = useLanguage() === "ar" ? template.nameAr : template.name;
  return (
    <span className="min-w-0">
      <span className="block truncate font-semibold">
        {t("generations.paper.summaryLength", { template: name, count: words })}
      </span>
      <span className="flex gap-3 overflow-hidden text-ink-2 text-label">
        <VarietyName variety={brief.variety} short className="shrink-0" />
        <span className="truncate">
          <span className="me-3">{t(`options.tone.${brief.tone}`)}</span>
          {t(`options.audience.${brief.audience}`)}
        </span>
      </span>
    </span>
  );
}

/** The bar that it stands in. */
export const briefLineClass =
  "flex min-h-16 items-center justify-between gap-4 border-hair border-b bg-page px-5 py-2 text-start";
