import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { logOut as callLogOut } from "#web/api/session.ts";
import { setSessionRecovery } from "#web/api/session-expired.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";

/**
 * Ends the session, empties what this browser kept of the person, and loads the first page anew. When the server does not
 * answer, the person is still signed in, and is told so.
 */
export function useLogOut(): { logOut: () => void; isBusy: boolean } {
  const t = useTranslations("shell");
  const language = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  const logOut = () => {
    if (isBusy) return;
    setBusy(true);
    setSessionRecovery(false);
    callLogOut().then(
      () => {
        queries.clear();
        clearStorage();
        location.assign(language === "ar" ? "/ar" : "/");
      },
      () => {
        setBusy(false);
        setSessionRecovery(true);
        toast({ title: t("logOutFailed"), tone: "error" });
      },
    );
  };
  return { logOut, isBusy };
}

function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing was ever kept in it.
  }
}
