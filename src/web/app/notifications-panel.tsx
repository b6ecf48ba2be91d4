import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { loadPanelMessages } from "#shared/locales/messages.ts";
import { notificationsQuery, useClearNotifications, useMarkAllRead } from "#web/api/notifications.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { Popover } from "#web/ui/popover.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { NoticeRow } from "./notice-row.tsx";
import { NotificationsButton, useBellName } from "./notifications-button.tsx";

/** The bell with its panel. */
export function NotificationsPanel({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={useBellName()}
      trigger={<NotificationsButton />}
      className="w-[min(424px,100vw-24px)]!"
    >
      <WithMessages load={loadPanelMessages}>
        <Panel onClose={() => setOpen(false)} />
      </WithMessages>
    </Popover>
  );
}

function Panel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("notices");
  const { data, error, refetch } = useQuery(notificationsQuery);
  const onError = () => toast({ title: t("changeFailed"), tone: "error" });
  const markAll = useMarkAllRead();
  const clear = useClearNotifications();
  const linkClass = "text-link touch-target text-label";
  return (
    <section aria-labelledby="notices-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b px-5 pt-4 pb-3">
        <h2 id="notices-title" className="font-display text-panel">
          {t("title")}
        </h2>
        {data && data.notifications.length > 0 ? (
          <span className="flex gap-4">
            {data.unread > 0 ? (
              <button type="button" className={linkClass} onClick={() => markAll.mutate(undefined, { onError })}>
                {t("markAll")}
              </button>
            ) : null}
            <button type="button" className={linkClass} onClick={() => clear.mutate(undefined, { onError })}>
              {t("clear")}
            </button>
          </span>
        ) : null}
      </div>
      {error && !data ? (
        <ErrorState title={t("failed")} error={error} onRetry={() => void refetch()} className="border-x-0 border-b-0" />
      ) : null}
      {data || error ? null : <LoadingRows />}
      {data?.notifications.length === 0 ? (
        <div className="px-5 py-7">
          <h3 className="font-semibold">{t("empty.title")}</h3>
          <p className="mt-1 text-ink-2 text-label">{t("empty.text")}</p>
        </div>
      ) : null}
      <ul>
        {data?.notifications.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onGo={onClose} onError={onError} />
        ))}
      </ul>
    </section>
  );
}

function LoadingRows() {
  return (
    <LoadingState className="grid gap-5 px-5 py-5">
      {["a", "b", "c"].map((key) => (
        <div key={key} className="grid gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </LoadingState>
  );
}
