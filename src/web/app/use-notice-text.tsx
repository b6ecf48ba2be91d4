import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Notification, NotificationParams } from "#shared/contracts/notifications.ts";
import { planIds } from "#shared/plans.ts";
import { useFormat } from "#web/lib/i18n.tsx";

export interface NoticeText {
  readonly title: string;
  readonly text: ReactNode;
  /** What a dot says to who does not see it. */
  readonly unread: string;
}

const textOf = (params: NotificationParams, key: string) => String(params[key] ?? "");
const numberOf = (params: NotificationParams, key: string) => Number(params[key] ?? 0);

/** A notice in the person's language: the server stores what happened, not a sentence. */
export function useNoticeText({ kind, params }: Notification): NoticeText {
  const t = useTranslations();
  const format = useFormat();
  const unread = t("notices.unread");
  const of = (title: string, text: ReactNode) => ({ title, text, unread });
  // Titles are the person's own words, in whichever script.
  const own = <bdi>{textOf(params, "title")}</bdi>;
  const isGathered = numberOf(params, "count") > 1;
  const last = isGathered
    ? t.rich("notices.last", { title: textOf(params, "title"), isolated: (chunks) => <bdi>{chunks}</bdi> })
    : null;
  switch (kind) {
    case "welcome":
      return of(t("notices.welcome.title"), t("notices.welcome.text"));
    case "verify_email":
      return of(
        t("notices.verifyEmail.title"),
        params.doneAt === undefined
          ? t.rich("notices.verifyEmail.text", { email: textOf(params, "email"), isolated: (chunks) => <bdi>{chunks}</bdi> })
          : t("notices.verifyEmail.done", { date: format.date(textOf(params, "doneAt")) }),
      );
    case "quota_80": {
      const [used, limit] = [numberOf(params, "used"), numberOf(params, "limit")];
      return of(
        t("notices.quota80.title"),
        t("notices.quota80.text", { used, limit, date: format.date(textOf(params, "resetsAt")) }),
      );
    }
    case "quota_100": {
      const limit = numberOf(params, "limit");
      return of(
        t("notices.quota100.title"),
        t("notices.quota100.text", { limit, date: format.date(textOf(params, "resetsAt")) }),
      );
    }
    case "job_done": {
      const [done, failed] = [numberOf(params, "done"), numberOf(params, "failed")];
      if (isGathered) return of(t("notices.jobsDone", { count: numberOf(params, "count") }), last);
      if (params.setId === undefined) return of(t("notices.jobDone"), own);
      const title = failed > 0 ? t("notices.setPartly", { done, all: done + failed }) : t("notices.setDone", { count: done });
      return of(title, own);
    }
    case "job_failed":
      return isGathered
        ? of(t("notices.jobsFailed", { count: numberOf(params, "count") }), last)
        : of(t("notices.jobFailed"), own);
    case "archive_done":
      return of(t("notices.archiveDone"), t("notices.archiveTexts", { count: numberOf(params, "texts") }));
    case "archive_failed":
      return of(t("notices.archiveFailed"), t("notices.archiveTexts", { count: numberOf(params, "texts") }));
    case "link_taken_down":
      return of(t("notices.linkTakenDown"), own);
    case "trend_digest":
      return of(t("notices.trendDigest", { count: numberOf(params, "moved") }), own);
    case "plan_changed": {
      const plan = planIds.find((id) => id === params.plan) ?? "free";
      return of(
        t("notices.planChanged.title", { plan: t(`options.plan.${plan}`) }),
        params.words === undefined
          ? t("notices.planChanged.unlimited")
          : t("notices.planChanged.text", { words: numberOf(params, "words") }),
      );
    }
  }
}
