import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type LibraryItem, trashDays } from "#shared/contracts/library.ts";
import { trashQuery, usePurge } from "#web/api/shelf.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { useActErrorText } from "../common/act-errors.ts";
import { useUndo } from "../common/delete-dialog.tsx";
import { languageOfItem } from "../common/item-parts.tsx";
import { useFocusPassedOn } from "../common/pass-focus.ts";
import { previewOf } from "../common/preview.ts";
import { RowsSkeleton } from "../common/rows-skeleton.tsx";
import { ListEnd } from "./list-end.tsx";

/** What is to be deleted for good: one text, or with null all of them. */
type Doomed = LibraryItem | null;

/** The deleted texts, for as long as they can be taken back. */
export function TrashPage() {
  const t = useTranslations("library.trash");
  const query = useInfiniteQuery(trashQuery);
  const [doomed, setDoomed] = useState<Doomed | undefined>(undefined);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const total = query.data?.pages[0]?.texts ?? 0;
  return (
    <div className="mx-auto flex w-full max-w-420 grow flex-col px-5 pt-6 pb-10 desk:px-10 desk:pt-9">
      <Link
        to="."
        search={{}}
        className="touch-target mb-4 inline-flex items-center gap-2 self-start text-label hover:text-action"
      >
        <ArrowLeft aria-hidden className="mirror-rtl size-4" />
        {t("back")}
      </Link>
      <PageHeader
        title={t("title")}
        text={t("text", { days: trashDays })}
        aside={
          items.length > 0 ? (
            <Button variant="outline" onClick={() => setDoomed(null)}>
              {t("empty")}
            </Button>
          ) : null
        }
      />
      <div className="mt-6">
        {query.isPending ? (
          <RowsSkeleton />
        ) : !query.data ? (
          <ErrorState title={t("failed")} error={query.error} onRetry={() => void query.refetch()} />
        ) : items.length === 0 ? (
          <EmptyState title={t("nothing.title")} text={t("nothing.text")} />
        ) : (
          <>
            <ul aria-label={t("title")} className="border-ink border-t">
              {items.map((item) => (
                <TrashRow key={item.id} item={item} onPurge={() => setDoomed(item)} />
              ))}
            </ul>
            <ListEnd query={query} shown={items.length} total={total} texts={total} />
          </>
        )}
      </div>
      {doomed === undefined ? null : <PurgeDialog doomed={doomed} total={total} onClose={() => setDoomed(undefined)} />}
    </div>
  );
}

function TrashRow({ item, onPurge }: { item: LibraryItem; onPurge: () => void }) {
  const t = useTranslations();
  const format = useFormat();
  const { undo, isUndoing } = useUndo();
  const row = useFocusPassedOn<HTMLLIElement>();
  const { direction, titleDirection, lang } = languageOfItem(item);
  return (
    <li ref={row} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-hair border-b py-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 dir={titleDirection} lang={lang} className="page-aligned line-clamp-1 font-bold font-display text-[20px] leading-9">
          {item.title || t("libraryItem.noTitle")}
        </h2>
        <p dir={direction} lang={lang} className="page-aligned line-clamp-2 text-ink-2 text-label">
          {previewOf(item, 150)}
        </p>
        {item.deletedAt ? (
          <p className="text-ink-2 text-label">{t("library.trash.deleted", { when: format.relative(item.deletedAt) })}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={isUndoing} icon={<Undo2 aria-hidden className="mirror-rtl size-4" />} onClick={() => undo([item.id])}>
          {t("library.trash.restore")}
        </Button>
        <Button variant="ghost" icon={<Trash2 aria-hidden className="size-4" />} onClick={onPurge} className="text-danger!">
          {t("library.trash.purge")}
        </Button>
      </div>
    </li>
  );
}

interface PurgeDialogProps {
  doomed: Doomed;
  total: number;
  onClose: () => void;
}

/** Asks before texts are gone for good. */
function PurgeDialog({ doomed, total, onClose }: PurgeDialogProps) {
  const t = useTranslations();
  const textOf = useActErrorText("trash");
  const { mutate, isPending } = usePurge();
  const count = doomed ? 1 : total;
  const purge = () =>
    mutate(doomed && [doomed.id], {
      onSuccess: ({ changed }) => toast({ tone: "success", title: t("library.trash.purged", { count: changed }) }),
      onError: (error) => toast({ tone: "error", title: t("library.delete.failed"), text: textOf(error) }),
      onSettled: onClose,
    });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={t("library.trash.purgeTitle", { count })}
      text={t("library.trash.purgeText", { count })}
      confirm={t("library.trash.purge")}
      busy={isPending}
      onConfirm={purge}
    />
  );
}
