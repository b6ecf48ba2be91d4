import { useTranslations } from "use-intl";
import { PageHeader } from "#web/ui/page-header.tsx";

export function LibraryPage() {
  const t = useTranslations("shell.titles");
  return (
    <div className="px-5 py-8 desk:px-10">
      <PageHeader title={t("library")} />
    </div>
  );
}
