import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { fetchExport } from "#web/api/account.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { saveFile } from "#web/lib/text-file.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";

/** Downloads everything. Not a plain link: when it is refused, the person must read why. */
export function ExportButton({ describedBy }: { describedBy?: string | undefined }) {
  const t = useTranslations("settings.data");
  const textOf = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { name, content } = await fetchExport();
      saveFile(name, content);
      toast({ title: t("exported"), tone: "success" });
    } catch (error) {
      toast({ title: t("exportFailed"), text: textOf(error), tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className="w-full sm:w-auto"
      aria-describedby={describedBy}
      busy={isBusy}
      icon={<Download aria-hidden className="size-4" />}
      onClick={() => void download()}
    >
      {isBusy ? t("exporting") : t("exportButton")}
    </Button>
  );
}
