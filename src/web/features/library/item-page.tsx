import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, Download, History, RefreshCw, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { libraryItemQuery } from "#web/api/library.ts";
import { useUser } from "#web/api/session.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/choices.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { openTextsOf } from "#web/writing/autosave/keepers.ts";
import { SaveState } from "#web/writing/autosave/save-state.tsx";
import { ConvertMenu } from "#web/writing/convert-menu.tsx";
import { CopyTextButton } from "#web/writing/copy-text-button.tsx";
import { Elsewhere } from "#web/writing/elsewhere.tsx";
import { ExportItems } from "#web/writing/export-items.tsx";
import { PaperSkeleton } from "#web/writing/paper.tsx";
import { ReceiptColumn } from "#web/writing/receipt/receipt-column.tsx";
import { sourceOfItem } from "#web/writing/receipt/source.ts";
import { EditActions, EditButton, MarksSwitch } from "#web/writing/sheet-tools.tsx";
import { TextSheet, useJump } from "#web/writing/text-sheet.tsx";
import { useTextWork } from "#web/writing/use-text-work.ts";
import { WorkDialogs } from "#web/writing/work-dialogs.tsx";
import { Comparison } from "./comparison.tsx";
import { ConversionNote } from "./conversion-note.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ItemAbout } from "./item-about.tsx";
import { FavouriteButton } from "./item-actions.tsx";
import { languageOfItem } from "./item-parts.tsx";
import { ItemTitle } from "./item-title.tsx";
import { ShareButton } from "./share-button.tsx";
import { useVersionsAddress } from "./use-versions-address.ts";
import { useWriteAgain } from "./use-write-again.ts";

const VersionsView = lazy(async () => ({ default: (await import("./versions-view.tsx")).VersionsView }));

/** One text of the library: on its paper, with all that can be done with it. */
export function ItemPage({ id, versions }: { id: string; versions: number | true | null }) {
  const t = useTranslations("library.item");
  const { data: item, error, refetch } = useQuery(libraryItemQuery(id));
  const isLoaded = item !== undefined;
  // Who deletes it here is led away in a moment, and needs no word that it is gone.
  const [hasAskedToDelete, setAskedToDelete] = useState(false);
  // Deleted under somebody's hands it stays on the page: what they wrote can be kept as a new text.
  const hasUnsaved = openTextsOf(useUser().id).has(id);

  // The address changes only behind its '?', which the shell does not take for a new page.
  useEffect(() => {
    if (isLoaded) document.getElementById(pageHeadingId)?.focus({ preventScroll: true });
  }, [isLoaded]);

  return (
    <div className="mx-auto w-full max-w-320 px-5 pt-5 pb-16 desk:px-10 desk:pt-7">
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
      {item && (hasAskedToDelete || hasUnsaved || !isGone(error)) ? (
        <ItemView key={item.id} item={item} versions={versions} onAskToDelete={() => setAskedToDelete(true)} />
      ) : error ? (
        <ErrorState
          title={t("failed")}
          error={error}
          {...(isGone(error) ? {} : { onRetry: () => void refetch() })}
          className="mt-6 max-w-180"
        />
      ) : (
        <ItemSkeleton />
      )}
    </div>
  );
}

/** The list that the text was opened from. */
const withoutItem = ({ item: _, versions: __, ...list }: Record<string, unknown>) => list;

/** Deleted, in another tab perhaps, or somebody else's: trying again finds nothing either. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "request.not_found";
}

interface ItemViewProps {
  item: LibraryItem;
  /** Of the address: the versions that are shown. */
  versions: number | true | null;
  onAskToDelete: () => void;
}

function ItemView({ item, versions: shownVersions, onAskToDelete }: ItemViewProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { direction } = languageOfItem(item);
  // A text of one's own has no voice; its paper takes the plain one of its script.
  const variety = item.variety ?? (direction === "rtl" ? "ar-standard" : "en-american");
  const work = useTextWork({ text: item.content, brief: item.brief, report: item.report, item });
  // A text that was converted opens beside what it was made from.
  const [look, setLook] = useState<Look>(item.conversion ? "compare" : "text");
  const { field, jump } = useJump(work, () => setLook("text"));
  const comparison = look === "compare" && !work.edited ? item.conversion : null;
  const source = sourceOfItem(item);
  const versions = useVersionsAddress(shownVersions);
  const versionsButton = useRef<HTMLButtonElement>(null);
  const closeVersions = () => {
    versions.close();
    versionsButton.current?.focus();
  };
  const leave = () => void navigate({ to: ".", search: withoutItem, replace: true });

  return (
    <>
      <header className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-full xl:basis-80">
          <ItemTitle item={item} />
        </div>
        {/* On a phone two full lines, not what happens to fit. */}
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <FavouriteButton item={item} />
          <IconButton
            label={t("common.delete")}
            icon={<Trash2 aria-hidden className="size-4.5" />}
            onClick={() => {
              onAskToDelete();
              setDeleting(true);
            }}
          />
          <ConvertMenu item={item} disabled={work.edited !== null} className="max-sm:grow" />
          {item.brief ? <WriteAgain brief={item.brief} /> : null}
          <Button
            ref={versionsButton}
            variant={versions.shown === null ? "paper" : "ink"}
            aria-expanded={versions.shown !== null}
            icon={<History aria-hidden className="size-4" />}
            className="max-sm:grow"
            onClick={versions.shown === null ? versions.open : closeVersions}
          >
            {t("versions.title")}
          </Button>
          <ShareButton itemId={item.id} className="max-sm:grow" />
          <Menu
            label={t("create.result.exportMenu")}
            trigger={
              <Button icon={<Download aria-hidden className="size-4" />} className="max-sm:basis-2/5 max-sm:grow">
                {t("library.download")}
              </Button>
            }
          >
            <ExportItems
              text={() => ({ markdown: work.text, title: item.title, variety: item.variety })}
              itemId={work.text === item.content ? item.id : null}
              variety={item.variety}
            />
          </Menu>
          <CopyTextButton
            // One filled button in a view: while the text is under the hands, that is Save; among its versions, Restore.
            variant={work.edited || versions.shown !== null ? "paper" : "action"}
            markdown={work.text}
            variety={variety}
            words={work.checked?.report.words.delivered ?? item.wordCount}
            className="max-sm:basis-2/5 max-sm:grow"
          />
        </div>
      </header>
      {item.conversion ? <ConversionNote conversion={item.conversion} writer={item.writer} variety={variety} /> : null}
      {versions.shown === null ? (
        <div className={bodyClass(comparison !== null)}>
          <div className="min-w-0">
            <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {item.conversion && !work.edited ? <LookChoice look={look} onLook={setLook} /> : null}
                {work.edited ? <SaveState work={work} /> : <EditButton work={work} />}
              </div>
              {work.edited ? <EditActions work={work} /> : work.checked && !comparison ? <MarksSwitch /> : null}
            </div>
            {comparison ? (
              <Comparison itemId={item.id} conversion={comparison} text={work.text} variety={variety} />
            ) : (
              <TextSheet work={work} variety={variety} field={field} />
            )}
          </div>
          <div className={cx("grid min-w-0 items-start gap-8", comparison && "md:grid-cols-2")}>
            {source ? <ReceiptColumn source={source} work={work} onJump={jump} /> : null}
            {item.brief ? <Elsewhere brief={item.brief} generationId={item.generationId} set={item.set} /> : null}
            <ItemAbout item={item} />
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
      <WorkDialogs work={work} />
      <DeleteDialog items={isDeleting ? [item] : null} onClose={() => setDeleting(false)} onDeleted={leave} />
    </>
  );
}

/** Two texts side by side take the whole width; the receipt stands below them. */
function bodyClass(isComparison: boolean): string {
  return cx("mt-6 grid items-start gap-x-10 gap-y-10", !isComparison && "xl:grid-cols-[minmax(0,1fr)_minmax(320px,384px)]");
}

type Look = "compare" | "text";

function LookChoice({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const t = useTranslations("convert");
  const choices = (["compare", "text"] as const).map((value) => ({ value, label: t(value) }));
  return <Segmented small aria-label={t("view")} value={look} onValueChange={onLook} choices={choices} />;
}

function WriteAgain({ brief }: { brief: NonNullable<LibraryItem["brief"]> }) {
  const t = useTranslations();
  const { open, isOpening } = useWriteAgain();
  return (
    <Button
      title={t("library.item.writeAgain")}
      busy={isOpening}
      icon={<RefreshCw aria-hidden className="size-4" />}
      className="max-sm:grow"
      onClick={() => open(brief)}
    >
      {t("create.result.again")}
    </Button>
  );
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
