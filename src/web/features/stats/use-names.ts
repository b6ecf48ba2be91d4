import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { Tone, Variety } from "#shared/options.ts";
import { templatesQuery } from "#web/api/templates.ts";
import { categoryOf } from "#web/lib/category.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { useWriterName } from "#web/writing/work/writer-name.ts";

/** What the groups of the figures are called in the language of the page. */
export function useNames() {
  const t = useTranslations();
  const language = useLanguage();
  const writerName = useWriterName();
  const { data: templates } = useQuery(templatesQuery);
  return {
    kind: (category: string | null) => t(`charts.categories.${categoryOf(category)}`),
    variety: (variety: Variety | null) => (variety ? t(`options.variety.${variety}`) : t("charts.ownVoice")),
    tone: (tone: Tone | null) => (tone ? t(`options.tone.${tone}`) : t("stats.noTone")),
    writer: (writer: WriterInfo | null) => (writer ? writerName(writer) : t("stats.noWriter")),
    template(id: number | null): string {
      // Until the names are there: that it has no template would be wrong.
      if (id !== null && !templates) return "…";
      const template = templates?.find((each) => each.id === id);
      if (!template) return t("charts.categories.none");
      return language === "ar" ? template.nameAr : template.name;
    },
  };
}
