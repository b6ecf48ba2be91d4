import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { type LibraryItem, trashDays } from "#shared/contracts/library.ts";
import { libraryItemQuery } from "#web/api/library.ts";
import { useUser } from "#web/api/session.ts";
import { useMedia } from "#web/lib/media.ts";
import { Segmented } from "#web/ui/choices.tsx";
import { cx } from "#web/ui/cx.ts";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { openTextsOf } from "#web/writing/autosave/keepers.ts";
import { SaveState } from "#web/writing/autosave/save-state.tsx";
import { PaperSkeleton } from "#web/writing/paper/paper.tsx";
import { ChosenDirection } from "#web/writing/paper/text-direction.ts";
import { ReceiptColumn } from "#web/writing/receipt/receipt-column.tsx";
import { ReceiptSummary } from "#web/writing/receipt/receipt-summary.tsx";
import { sourceOfItem } from "#web/writing/receipt/source.ts";
import { Elsewhere } from "#web/writing/work/elsewhere.tsx";
import { EditActions, EditButton, MarksSwitch } from "#web/writing/work/sheet-tools.tsx";
import { TextSheet, useJump } from "#web/writing/work/text-sheet.tsx";
import { type TextWork, useTextWork } from "#web/writing/work/use-text-work.ts";
import { WorkDialogs } from "#web/writing/work/work-dialogs.tsx";
import { isGone } from "../common/act-errors.ts";
import { DeleteDialog } from "../common/delete-dialog.tsx";
import { varietyOfItem } from "../common/item-parts.tsx";
import { ItemTitle, useTitleForm } from "../common/item-title.tsx";
import { useVersionsAddress } from "../versions/use-versions-address.ts";
import { Comparison } from "./comparison.tsx";
import { ConversionNote } from "./conversion-note.tsx";
import { ItemAbout } from "./item-about.tsx";
import { ItemBar, ItemTools } from "./item-tools.tsx";

const VersionsView = lazy(async () => ({ default: (await import("../versions/versions-view.tsx")).VersionsView }));

/** One text of the library: on its paper, with all that can be done with it. */
export function ItemPage({ id, versions }: { id: string; versions: number | true | null }) {
  const t = useTranslations("library.item");
  const { data: item, error, refetch } = useQuery(libraryItemQuery(id));
  // Who deletes it here is led away in a moment, and needs no word that it is gone.
  const [hasAskedToDelete, setAskedToDelete] = useState(false);
  // Deleted under somebody's hands it stays on the page: what they wrote can be kept as a new text.
  const hasUnsaved = openTextsOf(useUser().id).has(id);
  const isShown = item !== undefined && (hasAskedToDelete || hasUnsaved || !isGone(error));

  // The address changes only behind its '?', which the shell does not take for a new page.
  useEffect(() => {
    if (isShown) document.getElementById(pageHeadingId)?.focus({ preventScroll: true });
  }, [isShown]);

  return (
    <div className="mx-auto w-full max-w-320 px-5 pt-2 pb-28 md:pt-5 md:pb-16 desk:px-10 desk:pt-7">
      {isShown ? (
        <ChosenDirection value={item.direction}>
          <ItemView key={item.id} item={item} versions={versions} onAskToDelete={setAskedToDelete} />
        </ChosenDirection>
      ) : (
        <>
          <div className="flex min-h-11">
            <BackToList />
          </div>
          {isGone(error) ? (
            <GoneItem error={error} />
          ) : error ? (
            <ErrorState title={t("failed")} error={error} onRetry={() => void refetch()} className="mt-6 max-w-180" />
          ) : (
            <ItemSkeleton />
          )}
        </>
      )}
    </div>
  );
}

function BackToList() {
  const t = useTranslations("library.item");
  return (
    <Link
      to="."
      search={withoutItem}
      // The list is again where it was left.
      resetScroll={false}
      className="touch-target inline-flex items-center gap-2 text-ink-2 text-label hover:text-ink"
    >
      <ArrowLeft aria-hidden className="mirror-rtl size-4" />
      {t("back")}
    </Link>
  );
}

/** In the place of a text that is not there any more; under somebody's eyes it takes the focus that was in the text. */
function GoneItem({ error }: { error: unknown }) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="mt-6 max-w-180 outline-none">
      <ErrorState
        title={t("library.item.failed")}
        error={error}
        text={t("shelf.gone.page", { days: trashDays })}
        action={
          <Link to="." search={{ trash: true }} className="text-link">
            {t("library.trash.title")}
          </Link>
        }
      />
    </div>
  );
}

/** The list that the text was opened from. */
const withoutItem = ({ item: _, versions: __, ...list }: Record<string, unknown>) => list;

interface ItemViewProps {
  item: LibraryItem;
  /** Of the address: the versions that are shown. */
  versions: number | true | null;
  onAskToDelete: (isAsked: boolean) => void;
}

function ItemView({ item, versions: shownVersions, onAskToDelete }: ItemViewProps) {
  const navigate = useNavigate();
  const isNarrow = !useMedia("(width >= 768px)");
  const [isDeleting, setDeleting] = useState(false);
  const variety = varietyOfItem(item);
  const work = useTextWork({ text: item.text, brief: item.brief, report: item.report, item });
  // A text that was converted opens beside what it was made from.
  const [look, setLook] = useState<Look>(item.conversion ? "compare" : "text");
  const { field, jump } = useJump(work, () => setLook("text"));
  const elsewhere = item.brief ? <Elsewhere brief={item.brief} generationId={item.generationId} set={item.set} /> : null;
  const comparison = look === "compare" && !work.edited ? item.conversion : null;
  const source = useMemo(() => sourceOfItem(item), [item]);
  const versions = useVersionsAddress(shownVersions);
  const opener = useRef<HTMLButtonElement>(null);
  const title = useTitleForm(isNarrow ? opener : null);
  const closeVersions = () => {
    versions.close();
    opener.current?.focus();
  };
  const leave = () => void navigate({ to: ".", search: withoutItem, replace: true });

  return (
    <>
      <header className="grid gap-y-1.5">
        <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
          <BackToList />
          <ItemTools
            item={item}
            work={work}
            isNarrow={isNarrow}
            hasVersionsOpen={versions.shown !== null}
            onVersions={versions.shown === null ? versions.open : closeVersions}
            onRename={title.open}
            onDelete={() => {
              onAskToDelete(true);
              setDeleting(true);
            }}
            opener={opener}
          />
        </div>
        <ItemTitle item={item} form={title} hasPencil={!isNarrow} />
      </header>
      {item.brief && versions.shown === null ? (
        <div className="-mx-5 mt-2 border-hair border-t md:hidden">
          <ReceiptSummary checked={work.checked} />
        </div>
      ) : null}
      {item.conversion ? <ConversionNote conversion={item.conversion} writer={item.writer} variety={variety} /> : null}
      {versions.shown === null ? (
        <div className={bodyClass(comparison !== null)}>
          <div className="min-w-0">
            <SheetRow work={work} isNarrow={isNarrow} hasMarks={comparison === null}>
              {item.conversion && !work.edited ? <LookChoice look={look} onLook={setLook} /> : null}
            </SheetRow>
            {comparison ? (
              <Comparison itemId={item.id} conversion={comparison} text={work.text} variety={variety} />
            ) : (
              <TextSheet work={work} variety={variety} field={field} />
            )}
          </div>
          <div className={cx("grid min-w-0 items-start gap-8", comparison && "md:grid-cols-2")}>
            {source ? (
              <ReceiptColumn source={source} work={work} onJump={jump}>
                {elsewhere}
              </ReceiptColumn>
            ) : (
              elsewhere
            )}
            <ItemAbout item={item} edited={source ? null : (work.edited?.text ?? null)} />
          </div>
        </div>
      ) : (
        <Suspense fallback={<ItemSkeleton />}>
          <VersionsView
            item={item}
            work={work}
            variety={variety}
            chosen={versions.shown}
            onChoose={versions.show}
            onClose={closeVersions}
          />
        </Suspense>
      )}
      {isNarrow && !work.edited && versions.shown === null ? <ItemBar item={item} work={work} /> : null}
      <WorkDialogs work={work} />
      <DeleteDialog
        items={isDeleting ? [item] : null}
        onClose={() => setDeleting(false)}
        onKept={() => onAskToDelete(false)}
        onDeleted={leave}
      />
    </>
  );
}

interface SheetRowProps {
  work: TextWork;
  isNarrow: boolean;
  hasMarks: boolean;
  /** Of a text that can be looked at in two ways. */
  children: ReactNode;
}

/** Over the paper: how the text is looked at, and what is under way with it. A phone has the rest in its menu and its bar. */
function SheetRow({ work, isNarrow, hasMarks, children }: SheetRowProps) {
  if (isNarrow && !work.edited && !children) return null;
  return (
    <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        {work.edited ? <SaveState work={work} /> : isNarrow ? null : <EditButton work={work} />}
      </div>
      {work.edited ? <EditActions work={work} /> : work.checked && hasMarks && !isNarrow ? <MarksSwitch /> : null}
    </div>
  );
}

/** Two texts side by side take the whole width; the receipt stands below them. */
function bodyClass(isComparison: boolean): string {
  return cx(
    "mt-4 grid grid-cols-1 items-start gap-x-10 gap-y-10",
    !isComparison && "xl:grid-cols-[minmax(0,1fr)_minmax(320px,384px)]",
  );
}

type Look = "compare" | "text";

function LookChoice({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const t = useTranslations("convert");
  const choices = (["compare", "text"] as const).map((value) => ({ value, label: t(value) }));
  return <Segmented small aria-label={t("view")} value={look} onValueChange={onLook} choices={choices} />;
}

function ItemSkeleton() {
  return (
    <LoadingState className="mt-6 grid gap-6">
      <Skeleton className="h-10 w-2/3" />
      <div className="rounded-paper border border-hair bg-sheet p-8">
        <PaperSkeleton />
      </div>
    </LoadingState>
  );
}
