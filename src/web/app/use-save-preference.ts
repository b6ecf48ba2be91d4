import { useTranslations } from "use-intl";
import type { Preferences } from "#shared/contracts/account.ts";
import { useUpdateSettings } from "#web/api/settings.ts";
import { setPreferences } from "#web/lib/preferences.ts";
import { toast } from "#web/lib/toast.ts";

/** Changes a preference at once and saves it for the person's other browsers; a failure to save is said, the change stays. */
export function useSavePreference(): (patch: Partial<Preferences>) => void {
  const t = useTranslations("shell");
  const { mutate } = useUpdateSettings();
  return (patch) => {
    setPreferences(patch);
    mutate({ preferences: patch }, { onError: () => toast({ title: t("settingsFailed"), tone: "error" }) });
  };
}
