import { Link } from "@tanstack/react-router";
import { ArrowLeftRight, CircleAlert, Columns3, type LucideIcon, PenLine, Save, SquarePen } from "lucide-react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import type { Activity, Stats } from "#shared/contracts/stats.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { VarietyName } from "#web/ui/variety.tsx";

const icons: Readonly<Record<Activity["kind"], LucideIcon>> = {
  wrote: PenLine,
  wroteMarkets: Columns3,
  converted: ArrowLeftRight,
  edited: SquarePen,
  kept: Save,
  failed: CircleAlert,
};

/** The latest eight events, newest first, whatever the period. */
export function ActivityList({ stats: { activity }, className }: { stats: Pick<Stats, "activity">; className?: string }) {
  const t = useTranslations("stats.activity");
  if (activity.length === 0) return <EmptyState title={t("empty")} text={t("emptyText")} className={className ?? ""} />;
  return (
    <section aria-labelledby="activity" className={className}>
      <h2 id="activity" className="mb-3 font-display text-panel">
        {t("title")}
      </h2>
      <ul aria-labelledby="activity" className="border-ink border-t">
        {activity.map((event) => (
          <ActivityRow key={`${event.kind} ${event.at} ${event.itemId}`} event={event} />
        ))}
      </ul>
    </section>
  );
}

function ActivityRow({ event }: { event: Activity }) {
  const t = useTranslations("stats.activity.kinds");
  const format = useFormat();
  const Icon = icons[event.kind];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-hair border-b py-2.5 md:grid-cols-[13rem_minmax(0,1fr)_7rem_9rem]">
      <span className="flex flex-wrap items-center gap-x-2.5 text-ink-2 text-label max-md:col-span-2">
        <Icon aria-hidden className="size-4" />
        {t(event.kind, { count: event.set?.texts ?? 0 })}
        {event.variety ? <VarietyName variety={event.variety} short /> : null}
        <span className="md:hidden">{event.words === null ? null : format.words(event.words)}</span>
      </span>
      <EventTitle event={event} />
      <span className="text-end text-ink-2 text-label tabular-nums max-md:hidden">
        {event.words === null ? null : format.words(event.words)}
      </span>
      <time dateTime={event.at} title={format.dateTime(event.at)} className="text-end text-ink-2 text-label">
        {format.relative(event.at)}
      </time>
    </li>
  );
}

function EventTitle({ event: { title, itemId, set } }: { event: Activity }) {
  const t = useTranslations("libraryItem");
  const direction = directionOf(title);
  const own = direction ? { dir: direction, lang: direction === "rtl" ? "ar" : "en" } : {};
  const look = "page-aligned line-clamp-1 font-bold font-display text-[20px] leading-9";
  const way =
    itemId !== null
      ? ({ to: "/my-content", search: { item: itemId } } as const)
      : set
        ? ({ to: "/matrix", search: { set: set.id } } as const)
        : null;
  if (!way) {
    return (
      <span {...own} className={look}>
        {title}
      </span>
    );
  }
  return (
    <Link {...way} {...own} className={`${look} hover:text-action`}>
      {title || t("noTitle")}
    </Link>
  );
}
