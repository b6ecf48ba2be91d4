import { Star } from "lucide-react";
import { Fragment, memo, useRef } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { useMedia } from "#web/lib/media.ts";
import { cx } from "#web/ui/cx.ts";
import { VarietyName } from "#web/ui/variety.tsx";
import { ItemActions, type ItemActionsProps, ItemMenu } from "../common/item-actions.tsx";
import {
  KindAndWords,
  Labels,
  languageOfItem,
  MarketSetBadge,
  Preview,
  StatusTag,
  TemplateName,
  TitleLink,
} from "../common/item-parts.tsx";
import { TitleForm } from "../common/item-title.tsx";
import { RowSkeleton } from "../common/rows-skeleton.tsx";
import { useShelf } from "../common/shelf.tsx";
import { MissingEntry } from "./missing-entry.tsx";
import type { Entry } from "./use-library-pages.ts";
import { type ListViewProps, useListWindow } from "./use-list-window.ts";
import { VerdictMark } from "./verdict-mark.tsx";

/** Specification, section 9. */
const previewChars = 200;

interface ItemRowsProps extends ListViewProps {
  onDelete: ItemActionsProps["onDelete"];
}

/** The texts under each other: a table where its columns fit, else rows of two lines. */
export function ItemRows(props: ItemRowsProps) {
  return useMedia("(width >= 900px)") ? <ItemTable {...props} /> : <ItemList {...props} />;
}

const tableRowHeight = 113;

function ItemTable({ onDelete, ...props }: ItemRowsProps) {
  const t = useTranslations();
  const columns = ["variety", "type", "words", "date"] as const;
  const list = useRef<HTMLTableSectionElement>(null);
  const { rows, after, measure, focusHandlers } = useListWindow({ ...props, list, mode: "list", rowHeight: tableRowHeight });
  return (
    <table aria-rowcount={props.total + 1} className="w-full text-start [overflow-anchor:none]">
      <caption className="sr-only">{t("shell.titles.library")}</caption>
      <thead>
        <tr aria-rowindex={1} className="border-ink border-b text-ink-2 text-label">
          <th scope="col" className="py-2.5 text-start font-normal">
            {t("library.columns.title")}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2.5 ps-6 text-start font-normal">
              {t(`library.columns.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t("library.columns.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={list} {...focusHandlers}>
        {rows.map(({ index, before, entries: [entry] }) => (
          <Fragment key={entry?.item?.id ?? `entry-${index}`}>
            <Gap height={before} />
            {entry ? <TableRow entry={entry} measure={measure} onDelete={onDelete} /> : null}
          </Fragment>
        ))}
        <Gap height={after} />
      </tbody>
    </table>
  );
}

/** The height of rows that are left out. */
function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={6} className="p-0" style={{ height }} />
    </tr>
  );
}

interface RowProps {
  entry: Entry;
  measure: (row: Element | null) => void;
  onDelete: ItemActionsProps["onDelete"];
}

function TableRow({ entry, measure, onDelete }: RowProps) {
  const { selected } = useShelf();
  const { item, index } = entry;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={cx(
        "relative border-hair border-b transition-colors hover:bg-sheet",
        item && selected?.has(item.id) && "bg-sunk!",
      )}
    >
      {item ? (
        <TableCells item={item} onDelete={onDelete} />
      ) : (
        <td colSpan={6}>
          <MissingEntry entry={entry} skeleton={<RowSkeleton />} />
        </td>
      )}
    </tr>
  );
}

const TableCells = memo(function TableCells({ item, onDelete }: ItemActionsProps) {
  const format = useFormat();
  const { renaming, rename } = useShelf();
  const cell = "py-3 ps-6 align-top leading-9 whitespace-nowrap";
  return (
    <>
      <td className="w-full max-w-0 py-3">
        {renaming === item.id ? (
          <TitleForm item={item} onClose={() => rename(null)} />
        ) : (
          <TitleLink item={item} className="page-aligned line-clamp-1 font-bold font-display text-[20px] leading-9" />
        )}
        <RowPreview item={item} />
        <span className="mt-1 flex flex-wrap items-center gap-x-3 empty:hidden">
          <MarketSetBadge item={item} />
          <StatusTag status={item.status} />
          <Labels item={item} />
        </span>
      </td>
      <td className={cell}>{item.variety ? <VarietyName variety={item.variety} short /> : null}</td>
      <td className={cell}>
        <TemplateName item={item} />
      </td>
      <td className={`${cell} tabular-nums`}>
        {format.number(item.wordCount)} <VerdictMark item={item} />
      </td>
      <td className={`${cell} text-ink-2`}>
        <time dateTime={item.createdAt} title={format.dateTime(item.createdAt)}>
          {format.relative(item.createdAt)}
        </time>
      </td>
      <td className="py-3 ps-4 align-top">
        <ItemActions item={item} onDelete={onDelete} />
      </td>
    </>
  );
});

function RowPreview({ item }: { item: LibraryItem }) {
  const { direction, lang } = languageOfItem(item);
  return (
    <p dir={direction} lang={lang} className="page-aligned line-clamp-2 text-ink-2 text-label">
      <Preview item={item} maxChars={previewChars} />
    </p>
  );
}

const listRowHeight = 170;

function ItemList({ onDelete, ...props }: ItemRowsProps) {
  const t = useTranslations("shell.titles");
  const list = useRef<HTMLUListElement>(null);
  const { rows, after, measure, focusHandlers } = useListWindow({ ...props, list, mode: "list", rowHeight: listRowHeight });
  return (
    <ul
      ref={list}
      {...focusHandlers}
      aria-label={t("library")}
      style={{ paddingBlockEnd: after }}
      className="grid [overflow-anchor:none] grid-cols-[minmax(0,1fr)] border-ink border-t"
    >
      {rows.map(({ index, before, entries: [entry] }) => (
        <li
          key={entry?.item?.id ?? `entry-${index}`}
          ref={measure}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={props.total}
          style={{ marginBlockStart: before }}
        >
          {entry?.item ? (
            <ListRow item={entry.item} onDelete={onDelete} />
          ) : entry ? (
            <MissingEntry entry={entry} skeleton={<RowSkeleton />} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Titles align with the page, so that the eye runs down one edge; their words keep their own order. */
const ListRow = memo(function ListRow({ item, onDelete }: ItemActionsProps) {
  const t = useTranslations("library");
  const format = useFormat();
  const { selected, renaming, rename } = useShelf();
  return (
    <div className={cx("relative flex items-start gap-2 border-hair border-b py-3", selected?.has(item.id) && "bg-sunk")}>
      <div className="min-w-0 grow">
        {renaming === item.id ? (
          <TitleForm item={item} onClose={() => rename(null)} />
        ) : (
          <TitleLink
            item={item}
            className="page-aligned line-clamp-2 font-bold font-display pb-0.5 text-[21px] leading-[1.6] after:absolute after:inset-0"
          />
        )}
        <RowPreview item={item} />
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-2 text-label">
          {item.variety ? <VarietyName variety={item.variety} short /> : null}
          <span>
            <KindAndWords item={item} />
          </span>
          <VerdictMark item={item} />
          <time dateTime={item.createdAt}>{format.relative(item.createdAt)}</time>
          {item.favourite ? (
            <span>
              <Star aria-hidden className="size-4 fill-star text-star" />
              <span className="sr-only">{t("favourites")}</span>
            </span>
          ) : null}
          <MarketSetBadge item={item} />
          <StatusTag status={item.status} />
          <Labels item={item} />
        </p>
      </div>
      <ItemMenu item={item} onDelete={onDelete} />
    </div>
  );
});
