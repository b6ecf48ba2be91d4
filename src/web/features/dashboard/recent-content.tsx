import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { languageOf } from "#shared/options.ts";
import { recentItemsQuery } from "#web/api/library.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { useMedia } from "#web/lib/media.ts";
import { Comma } from "#web/ui/logo.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { useTemplateName } from "#web/writing/work/use-template-name.ts";
import { RecentActions, RecentStatus, RecentTitle } from "./recent-parts.tsx";

interface RecentContentProps {
  /** How many texts there are in all; unknown while it loads. */
  total: number | undefined;
  /** Whether the figures are on their way: they tell whether this is a newcomer, who sees another page. */
  isLoading: boolean;
  className?: string;
}

/** The eight newest texts, newest first: a table where its columns fit, else rows of two lines. */
export function RecentContent({ total, isLoading, className }: RecentContentProps) {
  const t = useTranslations("dashboard.recent");
  const { data, error, refetch } = useQuery(recentItemsQuery);
  const items = data && (data.items.length > 0 || !isLoading) ? data.items : null;
  return (
    <section aria-labelledby="recent-content" className={className}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="recent-content" className="font-display text-panel">
          {t("title")}
        </h2>
        {total ? (
          <Link to="/my-content" className="touch-target text-label text-link">
            {t("all", { count: total })}
          </Link>
        ) : null}
      </div>
      {items ? <Items items={items} /> : null}
      {!data && error ? <ErrorState title={t("failed")} error={error} onRetry={() => void refetch()} /> : null}
      {items || error ? null : <RowsSkeleton />}
    </section>
  );
}

function Items({ items }: { items: readonly LibraryItem[] }) {
  const isTable = useMedia("(width >= 768px)");
  if (isTable) return <RecentTable items={items} />;
  return (
    <ul aria-labelledby="recent-content" className="border-ink border-t">
      {items.map((item) => (
        <RecentRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function RecentTable({ items }: { items: readonly LibraryItem[] }) {
  const t = useTranslations("dashboard.recent.columns");
  const head = "py-2.5 ps-5 text-start font-normal";
  return (
    <table aria-labelledby="recent-content" className="w-full text-start">
      <thead>
        <tr className="border-ink border-b text-ink-2 text-label">
          <th scope="col" className="py-2.5 text-start font-normal">
            {t("title")}
          </th>
          {(["type", "date", "status"] as const).map((column) => (
            <th key={column} scope="col" className={head}>
              {t(column)}
            </th>
          ))}
          <th scope="col" className="py-2.5 ps-5 text-end font-normal">
            {t("words")}
          </th>
          <th scope="col">
            <span className="sr-only">{t("actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <TableRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}

const cell = "py-2.5 ps-5 whitespace-nowrap text-label";

function TableRow({ item }: { item: LibraryItem }) {
  const t = useTranslations("options.variety");
  const format = useFormat();
  const kind = useTemplateName(item);
  return (
    <tr className="border-hair border-b transition-colors hover:bg-sheet">
      <td className="w-full max-w-0 py-2.5">
        {/* As wide as the ellipsis of a title in the other direction, which hangs over its edge (`page-aligned`). */}
        <span className="flex items-center gap-4.5">
          {item.variety ? (
            <span data-v={item.variety} title={t(item.variety)} className="text-variety">
              <Comma script={languageOf(item.variety)} />
              <span className="sr-only">{t(item.variety)}</span>
            </span>
          ) : null}
          <RecentTitle item={item} className="line-clamp-1 text-[20px] leading-9" />
        </span>
      </td>
      <td className={cell}>
        <bdi>{kind}</bdi>
      </td>
      <td className={`${cell} text-ink-2`}>
        <time dateTime={item.createdAt} title={format.dateTime(item.createdAt)}>
          {format.relative(item.createdAt)}
        </time>
      </td>
      <td className={cell}>
        <RecentStatus item={item} />
      </td>
      <td className={`${cell} text-end tabular-nums`}>
        <bdi>{format.number(item.wordCount)}</bdi>
      </td>
      <td className="py-2.5 ps-3">
        <RecentActions item={item} />
      </td>
    </tr>
  );
}

/** Titles align with the page, so that the eye runs down one edge. */
function RecentRow({ item }: { item: LibraryItem }) {
  const t = useTranslations("libraryItem");
  const format = useFormat();
  const kind = useTemplateName(item);
  return (
    <li className="relative flex items-start gap-2 border-hair border-b py-3">
      <div className="min-w-0 grow">
        <RecentTitle item={item} className="line-clamp-2 text-[21px] leading-[1.6] after:absolute after:inset-0" />
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ink-2 text-label">
          {item.variety ? <VarietyName variety={item.variety} short /> : null}
          <span>{t("kindAndWords", { kind, count: item.wordCount })}</span>
          {/* They go to the next line together, not the status alone. */}
          <span className="inline-flex flex-wrap gap-x-3">
            <time dateTime={item.createdAt}>{format.relative(item.createdAt)}</time>
            <RecentStatus item={item} />
          </span>
        </p>
      </div>
      <RecentActions item={item} />
    </li>
  );
}

function RowsSkeleton() {
  return (
    <LoadingState className="border-ink border-t">
      {["a", "b", "c", "d", "e"].map((key) => (
        // As high as a title of two lines on a phone, and as a row of the table.
        <div key={key} className="grid h-29 content-center gap-2.5 border-hair border-b md:h-14.5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5 md:hidden" />
          <Skeleton className="h-3.5 w-1/2 md:hidden" />
        </div>
      ))}
    </LoadingState>
  );
}
