import { Download, EllipsisVertical, History } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { ConvertMenu } from "#web/writing/work/convert-menu.tsx";
import { CopyTextButton } from "#web/writing/work/copy-text-button.tsx";
import { FavouriteButton } from "#web/writing/work/favourite.tsx";
import { bottomBarClass, EditButton } from "#web/writing/work/sheet-tools.tsx";
import type { TextWork } from "#web/writing/work/use-text-work.ts";
import { useActErrorText } from "../common/act-errors.ts";
import { ArrangeDialog } from "../common/arrange-dialog.tsx";
import { varietyOfItem } from "../common/item-parts.tsx";
import { ShareButton, SharedMark } from "../share/share-button.tsx";
import { ShareDialog } from "../share/share-dialog.tsx";
import { ItemExports, ItemMoreEntries } from "./item-more-entries.tsx";

interface ItemToolsProps {
  item: LibraryItem;
  work: TextWork;
  /** On a narrow page only the star has a button: the menu has all else, but for what lies under the thumb. */
  isNarrow: boolean;
  hasVersionsOpen: boolean;
  onVersions: () => void;
  onRename: () => void;
  onDelete: () => void;
  /** What opens the versions, and gets the focus back from them; on a narrow page the menu's button. */
  opener: Ref<HTMLButtonElement>;
}

/** All that can be done with a text, but for changing its words. */
export function ItemTools(props: ItemToolsProps) {
  const { item, isNarrow } = props;
  const t = useTranslations("common");
  const errorText = useActErrorText("library");
  const [dialog, setDialog] = useState<"share" | "arrange" | null>(null);
  // The form for the title has the focus already when the menu closes.
  const isRenaming = useRef(false);
  const rename = () => {
    isRenaming.current = true;
    props.onRename();
  };
  const share = () => setDialog("share");
  const close = () => setDialog(null);
  return (
    <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
      {isNarrow ? <SharedMark itemId={item.id} onOpen={share} /> : null}
      <FavouriteButton item={item} errorText={errorText} />
      {isNarrow ? null : <WideTools {...props} onShare={share} />}
      <Menu
        label={t("more")}
        className="w-72 max-w-[calc(100vw-16px)]"
        onCloseAutoFocus={(event) => {
          if (isRenaming.current) event.preventDefault();
          isRenaming.current = false;
        }}
        trigger={
          <IconButton
            {...(isNarrow ? { ref: props.opener } : {})}
            label={t("more")}
            tooltip={false}
            icon={<EllipsisVertical aria-hidden className="size-5" />}
          />
        }
      >
        <ItemMoreEntries {...props} onRename={rename} onShare={share} onArrange={() => setDialog("arrange")} />
      </Menu>
      {dialog === "share" ? <ShareDialog itemId={item.id} onClose={close} /> : null}
      {dialog === "arrange" ? <ArrangeDialog selected={new Map([[item.id, item]])} onClose={close} /> : null}
    </div>
  );
}

function WideTools({ item, work, hasVersionsOpen, onVersions, opener, onShare }: ItemToolsProps & { onShare: () => void }) {
  const t = useTranslations();
  return (
    <>
      <ConvertMenu item={item} disabled={work.edited !== null} onEdit={work.edit} />
      <Button
        ref={opener}
        variant={hasVersionsOpen ? "ink" : "paper"}
        aria-expanded={hasVersionsOpen}
        icon={<History aria-hidden className="size-4" />}
        onClick={onVersions}
      >
        {t("versions.title")}
      </Button>
      <ShareButton itemId={item.id} onOpen={onShare} />
      <Menu
        label={t("generations.result.exportMenu")}
        trigger={<Button icon={<Download aria-hidden className="size-4" />}>{t("library.download")}</Button>}
      >
        <ItemExports item={item} work={work} />
      </Menu>
      {/* One filled button in a view: while the text is under the hands, that is its end; among its versions, Restore. */}
      <ItemCopy item={item} work={work} variant={work.edited || hasVersionsOpen ? "paper" : "action"} />
    </>
  );
}

interface ItemCopyProps {
  item: LibraryItem;
  work: TextWork;
  variant: "action" | "paper";
  className?: string;
}

function ItemCopy({ item, work, ...look }: ItemCopyProps) {
  return (
    <CopyTextButton
      {...look}
      markdown={work.text}
      variety={varietyOfItem(item)}
      words={work.checked?.report.words.delivered ?? item.wordCount}
    />
  );
}

/** On a phone: the two acts that matter, under the thumb. */
export function ItemBar({ item, work }: { item: LibraryItem; work: TextWork }) {
  return (
    <div data-bottom-bar className={bottomBarClass}>
      <EditButton work={work} isLarge />
      <ItemCopy item={item} work={work} variant="action" className="min-h-12 grow" />
    </div>
  );
}
