import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { ExportButton } from "./export-button.tsx";
import { SettingsRow, SettingsSection } from "./settings-rows.tsx";
import { StorageRow } from "./storage-row.tsx";

/** The person's data: how much it is, a copy of all of it, and the end of all of it. */
export function DataSection() {
  const t = useTranslations("settings");
  const [isDeleting, setDeleting] = useState(false);
  return (
    <SettingsSection id="data" title={t("sections.data")}>
      <StorageRow />
      <SettingsRow label={t("data.export")} hint={t("data.exportHint")}>
        {({ hintId }) => <ExportButton describedBy={hintId} />}
      </SettingsRow>
      <SettingsRow label={t("data.delete")} hint={t("data.deleteHint")}>
        {({ hintId }) => (
          <Button
            variant="danger"
            className="w-full sm:w-auto"
            aria-describedby={hintId}
            icon={<Trash2 aria-hidden className="size-4" />}
            onClick={() => setDeleting(true)}
          >
            {t("data.deleteButton")}
          </Button>
        )}
      </SettingsRow>
      <DeleteAccountDialog open={isDeleting} onOpenChange={setDeleting} />
    </SettingsSection>
  );
}
