import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { storageQuery } from "#web/api/storage.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { SettingsRow } from "./settings-rows.tsx";

/** How much of the plan's room the person's texts and their versions take. */
export function StorageRow() {
  const t = useTranslations();
  return (
    <SettingsRow label={t("settings.data.storage")} hint={t("settings.data.storageHint")}>
      {() => <StorageMeter />}
    </SettingsRow>
  );
}

function StorageMeter() {
  const t = useTranslations();
  const format = useFormat();
  const { data, error, refetch } = useQuery(storageQuery);
  if (data) {
    const text = t("settings.data.storageUsed", { used: format.bytes(data.used), limit: format.bytes(data.limit) });
    return (
      <div className="grid gap-2">
        <p className="text-label">{text}</p>
        <Progress value={data.used} max={data.limit} label={t("settings.data.storage")} valueText={text} />
      </div>
    );
  }
  if (!error) return <Skeleton className="h-8" />;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 text-label">
      {t("settings.data.storageFailed")}
      <Button size="small" onClick={() => void refetch()}>
        {t("common.tryAgain")}
      </Button>
    </p>
  );
}
