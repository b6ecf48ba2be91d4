import { memo, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";
import { LoadingState, Skeleton } from "#web/ui/states.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { ItemActions, type ItemActionsProps } from "../common/item-actions.tsx";
import { KindAndWords, Labels, languageOfItem, MarketSetBadge, Preview, StatusTag, TitleLink } from "../common/item-parts.tsx";
import { TitleForm } from "../common/item-title.tsx";
import { useShelf } from "../common/shelf.tsx";
import { MissingEntry } from "./missing-entry.tsx";
import { type ListViewProps, useListWindow } from "./use-list-window.ts";
import { VerdictMark } from "./verdict-mark.tsx";

/** Specification, section 9. */
const previewChars = 150;
/** Cards are at least so wide, with so much between them, and mostly so high. */
const cardWidth = 256;
const gap = 24;
const cardHeight = 306;
const columnsAt = (width: number) => Math.max(1, Math.floor((width + gap) / (cardWidth + gap)));
const gridClass = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,256px),1fr))] gap-6";

interface CardGridProps extends ListViewProps {
  onDelete: ItemActionsProps["onDelete"];
}

export function CardGrid({ onDelete, ...props }: CardGridProps) {
  const t = useTranslations("shell.titles");
  const list = useRef<HTMLUListElement>(null);
  const { rows, after, measure, focusHandlers } = useListWindow({
    ...props,
    list,
    mode: "grid",
    rowHeight: cardHeight,
    gap,
    columnsAt,
  });
  return (
    <ul
      ref={list}
      {...focusHandlers}
      aria-label={t("library")}
      style={{ paddingBlockEnd: after }}
      className={cx(gridClass, "[overflow-anchor:none]")}
    >
      {rows.flatMap(({ index, before, entries }) =>
        entries.map((entry, at) => (
          <li
            key={entry.item?.id ?? `entry-${entry.index}`}
            ref={at === 0 ? measure : null}
            data-index={index}
            aria-posinset={entry.index + 1}
            aria-setsize={props.total}
            style={{ marginBlockStart: before }}
            className="grid grid-cols-1"
          >
            {entry.item ? (
              <Card item={entry.item} onDelete={onDelete} />
            ) : (
              <MissingEntry entry={entry} skeleton={<CardSkeleton />} />
            )}
          </li>
        )),
      )}
    </ul>
  );
}

/** A small sheet: the text's own words run in their own direction, what is said about them in the page's. Scrolling draws only new ones. */
const Card = memo(function Card({ item, onDelete }: ItemActionsProps) {
  const format = useFormat();
  const titleId = useId();
  const { direction, titleDirection, lang } = languageOfItem(item);
  const { selected, renaming, rename } = useShelf();
  return (
    <article
      aria-labelledby={titleId}
      data-v={item.variety ?? undefined}
      className={cx(
        "relative flex min-h-76 flex-col rounded-paper border border-hair bg-sheet shadow-1 transition-shadow hover:shadow-paper",
        selected?.has(item.id) && "bg-sunk!",
      )}
    >
      {/* The accent edge stands where the text starts, which is not always where the page starts. */}
      <span
        aria-hidden
        dir={direction}
        className="pointer-events-none absolute -inset-px rounded-paper border-s-4 border-s-variety"
      />
      {/* One endless word breaks instead of widening its card, and with it the page. */}
      <div className="wrap-anywhere grow px-6 pt-5">
        {renaming === item.id ? (
          <div id={titleId}>
            <TitleForm item={item} onClose={() => rename(null)} />
          </div>
        ) : (
          <h2 id={titleId} dir={titleDirection} className="line-clamp-2 pb-0.5 font-bold font-display text-[22px] leading-[1.6]">
            <TitleLink item={item} className="after:absolute after:inset-0" />
          </h2>
        )}
        <p dir={direction} lang={lang} className="mt-1 line-clamp-5 font-display text-[17px] text-ink-2 leading-[1.75]">
          <Preview item={item} maxChars={previewChars} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-6 pt-3 pb-2 text-label">
        {item.variety ? <VarietyName variety={item.variety} short /> : <span />}
        <span className="inline-flex items-center gap-2 text-ink-2">
          <VerdictMark item={item} />
          <span>
            <KindAndWords item={item} />
          </span>
        </span>
        <StatusTag status={item.status} className="w-full" />
        <MarketSetBadge item={item} />
        <Labels item={item} />
      </div>
      <div className="flex min-h-12 items-center justify-between gap-1 border-hair border-t ps-6 pe-3">
        <time dateTime={item.createdAt} title={format.dateTime(item.createdAt)} className="text-ink-2 text-label">
          {format.relative(item.createdAt)}
        </time>
        <ItemActions item={item} onDelete={onDelete} />
      </div>
    </article>
  );
});

export function GridSkeleton() {
  return (
    <LoadingState className={gridClass}>
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
        <CardSkeleton key={key} />
      ))}
    </LoadingState>
  );
}

function CardSkeleton() {
  return (
    <div className="flex min-h-76 flex-col rounded-paper border border-hair bg-sheet p-6">
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="mt-5 h-3.5" />
      <Skeleton className="mt-4 h-3.5 w-11/12" />
      <Skeleton className="mt-4 h-3.5 w-2/3" />
      <Skeleton className="mt-auto h-3.5 w-1/2" />
    </div>
  );
}
