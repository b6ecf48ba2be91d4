import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useUser } from "#web/api/session.ts";
import { arrivalOf } from "#web/lib/arrival.ts";
import { toast } from "#web/lib/toast.ts";

let arrival: ReturnType<typeof arrivalOf> = null;

/** Called once by the signed-in app, before its router leads on from the address. */
export function noteArrival(): void {
  arrival = arrivalOf(location.search);
}

/** Says once what the link in the verification mail did. */
export function useArrivalNotice(): void {
  const t = useTranslations();
  const { emailVerified } = useUser();
  useEffect(() => {
    if (arrival === "verified" && emailVerified) toast({ title: t("shell.verify.done"), tone: "success" });
    if (arrival === "link-invalid") toast({ title: t("errors.identity.link_invalid"), tone: "error" });
    arrival = null;
  }, [t, emailVerified]);
}
