import { useRouter } from "@tanstack/react-router";
import {
  Check,
  CircleAlert,
  CircleX,
  FileArchive,
  Hand,
  type LucideIcon,
  Mail,
  TrendingUp,
  TriangleAlert,
  WalletCards,
} from "lucide-react";
import type { MouseEvent } from "react";
import { type Notification, type NotificationKind, notificationLevel } from "#shared/contracts/notifications.ts";
import { safeNext } from "#shared/paths.ts";
import { useMarkRead } from "#web/api/notifications.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";
import { useNoticeText } from "./use-notice-text.tsx";

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  welcome: Hand,
  verify_email: Mail,
  quota_80: TriangleAlert,
  quota_100: CircleX,
  job_done: Check,
  job_failed: CircleAlert,
  plan_changed: WalletCards,
  archive_done: FileArchive,
  archive_failed: CircleAlert,
  link_taken_down: TriangleAlert,
  trend_digest: TrendingUp,
};

const levelClass = { info: "text-ink-2", success: "text-ok", warning: "text-warn", error: "text-danger" } as const;

interface NoticeRowProps {
  notice: Notification;
  onGo: () => void;
  onError: () => void;
}

/** A notice: a click marks it read and goes where it leads. */
export function NoticeRow({ notice, onGo, onError }: NoticeRowProps) {
  const router = useRouter();
  const format = useFormat();
  const { title, text, unread } = useNoticeText(notice);
  const { mutate: markRead } = useMarkRead();
  const Icon = icons[notice.kind];
  const path = pathOf(notice);

  const choose = (event: MouseEvent) => {
    if (!notice.read) markRead(notice.id, { onError });
    // With a modifier the browser opens the link itself, in a new tab.
    if (path === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo();
    router.history.push(path);
  };
  const content = (
    <>
      <Icon aria-hidden className={cx("mt-1 size-4.5", levelClass[notificationLevel[notice.kind]])} />
      <span className="min-w-0 grow">
        <span className={cx("block", !notice.read && "font-semibold")}>{title}</span>
        {text ? <span className="block text-ink-2 text-label">{text}</span> : null}
        <time dateTime={notice.createdAt} title={format.dateTime(notice.createdAt)} className="block text-ink-3 text-small">
          {format.relative(notice.createdAt)}
        </time>
      </span>
      {notice.read ? null : (
        <span className="mt-1.5">
          <span aria-hidden className="block size-2.5 rounded-full border-[1.5px] border-warn bg-saffron" />
          <span className="sr-only">{unread}</span>
        </span>
      )}
    </>
  );
  const rowClass =
    "flex w-full items-start gap-3.5 px-5 py-3.5 text-start hover:bg-sunk focus-visible:outline-offset-[-2px] disabled:hover:bg-transparent";
  return (
    <li data-notice={notice.kind} className="border-hair border-b last:border-b-0">
      {path === null ? (
        <button type="button" className={rowClass} onClick={choose}>
          {content}
        </button>
      ) : (
        <a href={path} className={rowClass} onClick={choose}>
          {content}
        </a>
      )}
    </li>
  );
}

/** Where a notice leads: an address of ours or none. */
function pathOf({ kind, params }: Notification): string | null {
  if (kind === "welcome") return "/create";
  return typeof params.path === "string" ? safeNext(params.path) : null;
}
