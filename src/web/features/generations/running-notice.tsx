import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { runningGenerationsQuery } from "#web/api/generations.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { VarietyName } from "#web/ui/variety.tsx";

/** A text that goes on being written while its page was closed: the way back to it. Nothing where there is none. */
export function RunningNotice({ className }: { className?: string }) {
  const t = useTranslations("generations.running");
  const { pathname } = useLocation();
  // Failing to ask is no failure of this page: the text is in the library when it is done.
  const { data: running } = useQuery(runningGenerationsQuery);
  const latest = running?.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))[0];
  if (!latest) return null;
  const { brief, id, conversion } = latest;
  const way = conversion
    ? ({ to: "/my-content", search: { converting: id } } as const)
    : ({ to: pathname, search: { template: brief.templateId, generation: id } } as const);
  return (
    <div
      role="status"
      data-v={brief.variety}
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-s-variety bg-variety-tint px-4 py-3",
        className,
      )}
    >
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          {t("title")}
          <VarietyName variety={brief.variety} className="text-label" />
        </p>
        <p className="truncate text-ink-2 text-label">
          <bdi>{brief.topic}</bdi>
        </p>
      </div>
      <Link {...way} className={buttonClass("paper")}>
        {t("watch")}
      </Link>
    </div>
  );
}
