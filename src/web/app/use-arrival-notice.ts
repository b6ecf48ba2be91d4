import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { arrivalOf } from "#web/lib/arrival.ts";
import { toast } from "#web/lib/toast.ts";

// Read before the router leads on from the address.
let arrival = arrivalOf(location.search);

/** Says once what the link in the verification mail did. */
export function useArrivalNotice(): void {
  const t = useTranslations();
  useEffect(() => {
    if (arrival === "verified") toast({ title: t("shell.verify.done"), tone: "success" });
    if (arrival === "link-invalid") toast({ title: t("errors.identity.link_invalid"), tone: "error" });
    arrival = null;
  }, [t]);
}
