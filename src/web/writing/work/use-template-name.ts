import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { templatesQuery } from "#web/api/templates.ts";
import { useLanguage } from "#web/lib/i18n.tsx";

/**
 * The name of an item's template in the language of the page. The server's name is in the language of the request, which stays
 * cached when the person switches; the list of templates has both.
 */
export function useTemplateName(item: Pick<LibraryItem, "templateId" | "templateName">): string {
  const t = useTranslations("libraryItem");
  const language = useLanguage();
  const { data: templates } = useQuery(templatesQuery);
  const template = templates?.find(({ id }) => id === item.templateId);
  if (template) return language === "ar" ? template.nameAr : template.name;
  return item.templateName ?? t("ownText");
}
