import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, WifiOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useReach } from "#web/api/connection.ts";

/** Says that calls do not reach the server, and brings every screen up to date once they do again. It needs no button. */
export function OfflineBanner() {
  const t = useTranslations("shell.offline");
  const reach = useReach();
  useRefreshWhenBack();
  const Icon = reach === "offline" ? WifiOff : CloudOff;
  return (
    // The place of the announcement stands before it: a screen reader does not hear of one that arrives with its text.
    <div role="status" className="sticky top-16 z-20">
      {reach === "online" ? null : (
        <p className="flex min-h-13 animate-fade items-center gap-3 bg-ink px-5 py-2 text-page desk:px-10">
          <Icon aria-hidden className="size-4.5" />
          <span>
            <strong className="font-semibold">{t(reach === "offline" ? "title" : "unreachable")}</strong> {t("text")}
          </span>
        </p>
      )}
    </div>
  );
}

function useRefreshWhenBack(): void {
  const queries = useQueryClient();
  const isOnline = useReach() === "online";
  const wasOnline = useRef(true);
  useEffect(() => {
    if (isOnline && !wasOnline.current) void queries.invalidateQueries();
    wasOnline.current = isOnline;
  }, [isOnline, queries]);
}
