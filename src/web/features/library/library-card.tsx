import { useId } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";
import { LoadingState, Skeleton } from "#web/ui/states.tsx";
import { VoiceName } from "#web/ui/voice.tsx";
import { ItemActions, type ItemActionsProps } from "./item-actions.tsx";
import { KindAndWords, Labels, languageOfItem, Preview, SetBadge, StatusTag, TitleLink } from "./item-parts.tsx";
import { TitleForm } from "./item-title.tsx";
import { useShelf } from "./shelf.tsx";
import { VerdictMark } from "./verdict-mark.tsx";

/** Specification, section 9. */
const previewChars = 150;
const gridClass = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,256px),1fr))] gap-6";

interface CardGridProps {
  items: readonly LibraryItem[];
  onDelete: ItemActionsProps["onDelete"];
}

export function CardGrid({ items, onDelete }: CardGridProps) {
  const t = useTranslations("shell.titles");
  return (
    <ul aria-label={t("library")} className={gridClass}>
      {items.map((item) => (
        // What is far out of sight is not laid out: a list that was scrolled for long stays quick.
        <li key={item.id} className="grid [contain-intrinsic-size:auto_304px] [content-visibility:auto]">
          <Card item={item} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  );
}

/** A small sheet: the text's own words run in their own direction, what is said about them in the page's. */
function Card({ item, onDelete }: ItemActionsProps) {
  const format = useFormat();
  const titleId = useId();
  const { direction, lang } = languageOfItem(item);
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
        className="pointer-events-none absolute -inset-px rounded-paper border-s-4 border-s-voice"
      />
      <div className="grow px-6 pt-5">
        {renaming === item.id ? (
          <div id={titleId}>
            <TitleForm item={item} onClose={() => rename(null)} />
          </div>
        ) : (
          <h2
            id={titleId}
            dir={directionOf(item.title) ?? direction}
            className="line-clamp-2 pb-0.5 font-bold font-display text-[22px] leading-[1.6]"
          >
            <TitleLink item={item} className="after:absolute after:inset-0" />
          </h2>
        )}
        <p dir={direction} lang={lang} className="mt-1 line-clamp-4 font-display text-[17px] text-ink-2 leading-[1.75]">
          <Preview item={item} maxChars={previewChars} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-6 pt-3 pb-2 text-label">
        {item.variety ? <VoiceName variety={item.variety} short /> : <span />}
        <span className="inline-flex items-center gap-2 text-ink-2">
          <VerdictMark item={item} />
          <span>
            <KindAndWords item={item} />
          </span>
        </span>
        <StatusTag status={item.status} className="w-full" />
        <SetBadge item={item} />
        <Labels item={item} />
      </div>
      <div className="flex min-h-12 items-center justify-between gap-2 border-hair border-t ps-6 pe-3">
        <time dateTime={item.createdAt} title={format.dateTime(item.createdAt)} className="text-ink-2 text-label">
          {format.relative(item.createdAt)}
        </time>
        <ItemActions item={item} onDelete={onDelete} />
      </div>
    </article>
  );
}

export function GridSkeleton() {
  return (
    <LoadingState className={gridClass}>
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
        <div key={key} className="flex min-h-76 flex-col rounded-paper border border-hair bg-sheet p-6">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="mt-5 h-3.5" />
          <Skeleton className="mt-4 h-3.5 w-11/12" />
          <Skeleton className="mt-4 h-3.5 w-2/3" />
          <Skeleton className="mt-auto h-3.5 w-1/2" />
        </div>
      ))}
    </LoadingState>
  );
}
