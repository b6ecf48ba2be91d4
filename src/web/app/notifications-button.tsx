import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { notificationsQuery } from "#web/api/notifications.ts";

/** The bell's name says how many are unread; the dot has a ring, so that it is seen without its colour too. */
export function useBellName(): string {
  const t = useTranslations("shell.notifications");
  const unread = useQuery(notificationsQuery).data?.unread ?? 0;
  return unread === 0 ? t("label") : t("unread", { count: unread });
}

/** The bell. It stands in the header before the panel that it opens has arrived. */
export function NotificationsButton(props: ComponentProps<"button">) {
  const name = useBellName();
  const unread = useQuery(notificationsQuery).data?.unread ?? 0;
  return (
    <button
      {...props}
      type="button"
      aria-label={name}
      className="touch-target relative inline-flex size-10 items-center justify-center rounded-control text-ink transition-colors hover:bg-sunk"
    >
      <Bell aria-hidden className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden
          data-unread
          className="absolute inset-e-2 top-2 size-2.5 rounded-full border-[1.5px] border-warn bg-saffron outline-2 outline-page"
        />
      ) : null}
    </button>
  );
}
