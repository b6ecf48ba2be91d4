import { ArrowLeftRight, Download, History, Link2, RefreshCw, Replace, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useUpdateItem } from "#web/api/library.ts";
import { useWriterOf } from "#web/api/writers.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { MenuBack, MenuCheck, MenuPages, MenuTurn } from "#web/ui/menu-pages.tsx";
import { marksShown } from "#web/writing/paper/marks-choice.ts";
import { ConvertItems } from "#web/writing/work/convert-menu.tsx";
import { ExportItems } from "#web/writing/work/export-items.tsx";
import { useConvert } from "#web/writing/work/use-convert.ts";
import type { TextWork } from "#web/writing/work/use-text-work.ts";
import { KeepItems, RenameItem } from "../common/item-actions.tsx";
import { useWriteAgain } from "./use-write-again.ts";

interface ItemMoreEntriesProps {
  item: LibraryItem;
  work: TextWork;
  /** Whether everything is here, because nothing has a button. */
  isNarrow: boolean;
  onRename: () => void;
  onArrange: () => void;
  onShare: () => void;
  onVersions: () => void;
  onDelete: () => void;
}

type Page = "acts" | "download" | "convert" | "direction";

/** The menu of a text's page: what has no button; on a phone all there is, with files and varieties each on a page of the menu. */
export function ItemMoreEntries(props: ItemMoreEntriesProps) {
  const { item, work } = props;
  const t = useTranslations();
  const [page, setPage] = useState<Page>("acts");
  const { convert } = useConvert(item.id, work.edit);
  const from = item.brief?.variety;
  const back = () => setPage("acts");
  return (
    <MenuPages page={page}>
      {page === "download" ? (
        <>
          <MenuBack onTurn={back}>{t("library.download")}</MenuBack>
          <ItemExports item={item} work={work} />
        </>
      ) : page === "convert" && from ? (
        <>
          <MenuBack onTurn={back}>{t("convert.button")}</MenuBack>
          <ConvertItems from={from} words={item.wordCount} onChoose={convert} />
        </>
      ) : page === "direction" ? (
        <>
          <MenuBack onTurn={back}>{t("library.item.direction.title")}</MenuBack>
          <DirectionItems item={item} />
        </>
      ) : (
        <Acts {...props} onTurn={setPage} />
      )}
    </MenuPages>
  );
}

function Acts(props: ItemMoreEntriesProps & { onTurn: (page: Page) => void }) {
  const { item, isNarrow, onRename, onArrange, onDelete, onTurn } = props;
  const t = useTranslations();
  return (
    <>
      {isNarrow ? <NarrowActs {...props} /> : null}
      {isNarrow ? <RenameItem onSelect={onRename} /> : null}
      <KeepItems item={item} onArrange={onArrange} />
      <MenuTurn icon={<ArrowLeftRight aria-hidden className="size-4.5" />} onTurn={() => onTurn("direction")}>
        {t("library.item.direction.title")}
      </MenuTurn>
      {item.brief ? <WriteAgain brief={item.brief} /> : null}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden className="size-4.5" />} onSelect={onDelete}>
        {t("common.delete")}
      </MenuItem>
    </>
  );
}

/** What has a button of its own where there is room. */
function NarrowActs({ item, work, onShare, onVersions, onTurn }: ItemMoreEntriesProps & { onTurn: (page: Page) => void }) {
  const t = useTranslations();
  const showsMarks = marksShown.use();
  const writerOf = useWriterOf();
  const from = item.brief?.variety;
  return (
    <>
      <MenuTurn icon={<Download aria-hidden className="size-4.5" />} onTurn={() => onTurn("download")}>
        {t("library.download")}
      </MenuTurn>
      <MenuItem icon={<Link2 aria-hidden className="size-4.5" />} onSelect={onShare}>
        {t("sharing.share")}
      </MenuItem>
      <MenuItem icon={<History aria-hidden className="size-4.5" />} onSelect={onVersions}>
        {t("versions.title")}
      </MenuItem>
      {from ? (
        <MenuTurn
          icon={<Replace aria-hidden className="size-4.5" />}
          // While the text is under somebody's hands, what is stored is not what they see.
          disabled={work.edited !== null || writerOf(from) === undefined}
          onTurn={() => onTurn("convert")}
        >
          {t("convert.button")}
        </MenuTurn>
      ) : null}
      {work.checked ? (
        <MenuCheck checked={showsMarks} onChange={marksShown.set}>
          {t("receipt.marks.show")}
        </MenuCheck>
      ) : null}
      <MenuSeparator />
    </>
  );
}

const directions = [null, "rtl", "ltr"] as const;

/** From which side the text runs, on every page and in every file. */
function DirectionItems({ item }: { item: LibraryItem }) {
  const t = useTranslations("library.item.direction");
  const textOf = useErrorText();
  const { mutate } = useUpdateItem(item.id);
  const choose = (direction: LibraryItem["direction"]) =>
    mutate({ direction }, { onError: (error) => toast({ tone: "error", title: t("failed"), text: textOf(error) }) });
  return directions.map((direction) => (
    <MenuCheck key={direction} checked={item.direction === direction} onChange={() => choose(direction)}>
      {t(direction ?? "auto")}
    </MenuCheck>
  ));
}

function WriteAgain({ brief }: { brief: NonNullable<LibraryItem["brief"]> }) {
  const t = useTranslations("library.item");
  const { open } = useWriteAgain();
  return (
    <MenuItem icon={<RefreshCw aria-hidden className="size-4.5" />} onSelect={() => open(brief)}>
      {t("writeAgain")}
    </MenuItem>
  );
}

/** The files of the text as it stands on the page. */
export function ItemExports({ item, work }: { item: LibraryItem; work: TextWork }) {
  return (
    <ExportItems
      text={() => ({ markdown: work.text, title: item.title, variety: item.variety, direction: item.direction })}
      itemId={work.text === item.text ? item.id : null}
      variety={item.variety}
    />
  );
}
