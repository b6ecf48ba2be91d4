import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SessionUser } from "#shared/contracts/account.ts";
import { useUser } from "#web/api/session.ts";
import { setSessionRecovery } from "#web/api/session-expired.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { openPanel } from "./panels-store.ts";

interface LogOut {
  /** Saves what was changed in this browser, and asks where that is not possible. */
  logOut(): void;
  /** Loses what could not be saved. */
  logOutAnyway(): void;
  readonly isBusy: boolean;
}

/**
 * Ends the session, empties what this browser kept of the person, and loads the first page anew. When the server does not
 * answer, the person is still signed in, and is told so.
 */
export function useLogOut(): LogOut {
  const t = useTranslations("shell");
  const language = useLanguage();
  const queries = useQueryClient();
  const user = useUser();
  const [isBusy, setBusy] = useState(false);

  const start = (isSure: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setSessionRecovery(false);
    const stay = () => {
      setBusy(false);
      setSessionRecovery(true);
    };
    endSession(queries, user, isSure).then(
      (isOver) => {
        if (isOver) return location.assign(language === "ar" ? "/ar" : "/");
        stay();
        openPanel("unsaved");
      },
      () => {
        stay();
        toast({ title: t("logOutFailed"), tone: "error" });
      },
    );
  };
  return { logOut: () => start(false), logOutAnyway: () => start(true), isBusy };
}

/** @returns false where texts could not be saved and the person has not said that they may go. */
async function endSession(queries: QueryClient, user: SessionUser, isSure: boolean): Promise<boolean> {
  const { forgetPerson, saveBeforeSignOut } = await import("#web/writing/autosave/sign-out.ts");
  const { clientOf } = await import("#web/identity/clients.ts");
  if (!isSure && !(await saveBeforeSignOut(queries, user.id))) return false;
  await (await clientOf(user)).signOut();
  await forgetPerson(queries, user.id);
  return true;
}
