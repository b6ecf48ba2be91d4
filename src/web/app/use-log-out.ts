import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { logOut as callLogOut } from "#web/api/session.ts";
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
    callLogOut().then(
      () => {
        queries.clear();
        localStorage.clear();
        sessionStorage.clear();
        location.assign(language === "ar" ? "/ar" : "/");
      },
      () => {
        setBusy(false);
        toast({ title: t("logOutFailed"), tone: "error" });
      },
    );
  };
  return { logOut, isBusy };
}
