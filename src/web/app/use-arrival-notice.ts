import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { type Language, languages } from "#shared/options.ts";
import { unknownPageQuery } from "#shared/paths.ts";
import { useUser } from "#web/api/session.ts";
import { takeConfirmed } from "#web/lib/arrival.ts";
import { toast } from "#web/lib/toast.ts";
import { useSavePreference } from "./use-save-preference.ts";

let isConfirmed = false;
let isLost = false;
let askedLanguage: Language | undefined;

/** Called once by the signed-in app, before its router leads on from the address. A reload says nothing again. */
export function noteArrival(): void {
  const address = new URL(location.href);
  isConfirmed = takeConfirmed(address);
  askedLanguage = languages.find((language) => language === address.searchParams.get("lang"));
  isLost = address.searchParams.has(unknownPageQuery);
  if (!isConfirmed && !isLost && !askedLanguage) return;
  address.searchParams.delete(unknownPageQuery);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

/** Says once that the email address is confirmed, or that the page was unknown; keeps the language that the address named. */
export function useArrivalNotice(): void {
  const t = useTranslations();
  const { emailVerified } = useUser();
  const savePreference = useSavePreference();
  useEffect(() => {
    if (isConfirmed && emailVerified) toast({ title: t("shell.verify.done"), tone: "success" });
    if (isLost) toast({ title: t("notFound.ledToDashboard") });
    isConfirmed = false;
    isLost = false;
    if (askedLanguage) savePreference({ language: askedLanguage });
    askedLanguage = undefined;
  }, [t, emailVerified, savePreference]);
}
