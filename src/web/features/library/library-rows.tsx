import { Star } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { useMedia } from "#web/lib/media.ts";
import { cx } from "#web/ui/cx.ts";
import { LoadingState, Skeleton } from "#web/ui/states.tsx";
import { VoiceName } from "#web/ui/voice.tsx";
import { ItemActions, type ItemActionsProps, ItemMenu } from "./item-actions.tsx";
import { KindAndWords, Labels, languageOfItem, Preview, SetBadge, StatusTag, TemplateName, TitleLink } from "./item-parts.tsx";
import { TitleForm } from "./item-title.tsx";
import { useShelf } from "./shelf.tsx";
import { VerdictMark } from "./verdict-mark.tsx";

/** Specification, section 9. */
const previewChars = 200;

interface ItemRowsProps {
  items: readonly LibraryItem[];
  onDelete: ItemActionsProps["onDelete"];
}

/** The texts under each other: a table where its columns fit, else rows of two lines. */
export function ItemRows(props: ItemRowsProps) {
  return useMedia("(width >= 900px)") ? <ItemTable {...props} /> : <ItemList {...props} />;
}

function ItemTable({ items, onDelete }: ItemRowsProps) {
  const t = useTranslations();
  const columns = ["variety", "type", "words", "date"] as const;
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{t("shell.titles.library")}</caption>
      <thead>
        <tr className="border-ink border-b text-ink-2 text-label">
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
      <tbody>
        {items.map((item) => (
          <TableRow key={item.id} item={item} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}

function TableRow({ item, onDelete }: ItemActionsProps) {
  const format = useFormat();
  const { selected, renaming, rename } = useShelf();
  const cell = "py-3 ps-6 align-top leading-9 whitespace-nowrap";
  return (
    <tr className={cx("relative border-hair border-b transition-colors hover:bg-sheet", selected?.has(item.id) && "bg-sunk!")}>
      <td className="w-full max-w-0 py-3">
        {renaming === item.id ? (
          <TitleForm item={item} onClose={() => rename(null)} />
        ) : (
          <TitleLink item={item} className="page-aligned line-clamp-1 font-bold font-display text-[20px] leading-9" />
        )}
        <RowPreview item={item} />
        <span className="mt-1 flex flex-wrap items-center gap-x-3 empty:hidden">
          <SetBadge item={item} />
          <StatusTag status={item.status} />
          <Labels item={item} />
        </span>
      </td>
      <td className={cell}>{item.variety ? <VoiceName variety={item.variety} short /> : null}</td>
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
    </tr>
  );
}

function RowPreview({ item }: { item: LibraryItem }) {
  const { direction, lang } = languageOfItem(item);
  return (
    <p dir={direction} lang={lang} className="page-aligned line-clamp-2 text-ink-2 text-label">
      <Preview item={item} maxChars={previewChars} />
    </p>
  );
}

function ItemList({ items, onDelete }: ItemRowsProps) {
  const t = useTranslations("shell.titles");
  return (
    <ul aria-label={t("library")} className="border-ink border-t">
      {items.map((item) => (
        <ListRow key={item.id} item={item} onDelete={onDelete} />
      ))}
    </ul>
  );
}

/** Titles align with the page, so that the eye runs down one edge; their words keep their own order (design/tokens.md, 'Do'). */
function ListRow({ item, onDelete }: ItemActionsProps) {
  const t = useTranslations("library");
  const format = useFormat();
  const { selected, renaming, rename } = useShelf();
  return (
    <li
      className={cx(
        "relative flex items-start gap-2 border-hair border-b py-3 [contain-intrinsic-size:auto_150px] [content-visibility:auto]",
        selected?.has(item.id) && "bg-sunk",
      )}
    >
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
          {item.variety ? <VoiceName variety={item.variety} short /> : null}
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
          <SetBadge item={item} />
          <StatusTag status={item.status} />
          <Labels item={item} />
        </p>
      </div>
      <ItemMenu item={item} onDelete={onDelete} />
    </li>
  );
}

export function RowsSkeleton() {
  return (
    <LoadingState className="border-ink border-t">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <div key={key} className="grid gap-3 border-hair border-b py-4.5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
      ))}
    </LoadingState>
  );
}
