import { Navigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { toast } from "#web/lib/toast.ts";

/** An address of the app where nothing lives leads to the dashboard, as the server leads who opens such an address. */
export function AppNotFound() {
  const t = useTranslations("notFound");
  useEffect(() => toast({ title: t("ledToDashboard") }), [t]);
  return <Navigate to="/dashboard" replace />;
}
