import { Copy, EllipsisVertical, FolderOpen, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useCopy } from "#web/api/shelf.ts";
import { toast } from "#web/lib/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { FavouriteButton, FavouriteItem } from "#web/writing/work/favourite.tsx";
import { useActErrorText } from "./act-errors.ts";
import { DownloadButton, DownloadItems } from "./download.tsx";
import { useShelf } from "./shelf.tsx";

export interface ItemActionsProps {
  item: LibraryItem;
  onDelete: (item: LibraryItem) => void;
}

const small = "size-8!";

/** The acts of a text as icons, for cards and wide rows; while texts are selected, the box to tick. */
export function ItemActions({ item, onDelete }: ItemActionsProps) {
  const t = useTranslations();
  const errorText = useActErrorText("library");
  const { selected } = useShelf();
  if (selected) return <SelectBox item={item} />;
  return (
    // Above the card's link, which covers the whole card.
    <div className="relative z-10 flex items-center">
      <FavouriteButton item={item} errorText={errorText} className={small} />
      <DownloadButton item={item} className={small} />
      <Menu
        label={t("common.more")}
        trigger={
          <IconButton
            label={t("common.more")}
            tooltip={false}
            className={small}
            icon={<EllipsisVertical aria-hidden className="size-4.5" />}
          />
        }
      >
        <ShelfItems item={item} />
      </Menu>
      <IconButton
        label={t("common.delete")}
        className={small}
        icon={<Trash2 aria-hidden className="size-4.5" />}
        onClick={() => onDelete(item)}
      />
    </div>
  );
}

/** The same acts under one button, for rows on a phone. */
export function ItemMenu({ item, onDelete }: ItemActionsProps) {
  const t = useTranslations();
  const errorText = useActErrorText("library");
  const { selected } = useShelf();
  if (selected) return <SelectBox item={item} />;
  return (
    <Menu
      label={t("common.more")}
      trigger={
        <IconButton
          label={t("common.more")}
          tooltip={false}
          icon={<EllipsisVertical aria-hidden className="size-5" />}
          className="relative z-10 size-11! shrink-0"
        />
      }
    >
      <FavouriteItem item={item} errorText={errorText} />
      <ShelfItems item={item} />
      <MenuSeparator />
      <DownloadItems item={item} />
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden className="size-4.5" />} onSelect={() => onDelete(item)}>
        {t("common.delete")}
      </MenuItem>
    </Menu>
  );
}

/** What can be done to a text without opening it. */
function ShelfItems({ item }: { item: LibraryItem }) {
  const { rename, arrange } = useShelf();
  return (
    <>
      <RenameItem onSelect={() => rename(item.id)} />
      <KeepItems item={item} onArrange={() => arrange(new Map([[item.id, item]]))} />
    </>
  );
}

export function RenameItem({ onSelect }: { onSelect: () => void }) {
  const t = useTranslations("library.item");
  return (
    <MenuItem icon={<Pencil aria-hidden className="size-4.5" />} onSelect={onSelect}>
      {t("rename")}
    </MenuItem>
  );
}

/** A second one of it, and its place in the library. */
export function KeepItems({ item, onArrange }: { item: LibraryItem; onArrange: () => void }) {
  const t = useTranslations("library");
  const textOf = useActErrorText("library");
  const { mutateAsync } = useCopy();
  // Not callbacks of the mutation: the menu that would hear them has closed by then.
  const copy = () =>
    mutateAsync(item.id).then(
      () => toast({ tone: "success", title: t("copy.done") }),
      (error: unknown) => toast({ tone: "error", title: t("copy.failed"), text: textOf(error) }),
    );
  return (
    <>
      <MenuItem icon={<Copy aria-hidden className="size-4.5" />} onSelect={() => void copy()}>
        {t("copy.action")}
      </MenuItem>
      <MenuItem icon={<FolderOpen aria-hidden className="size-4.5" />} onSelect={onArrange}>
        {t("arrange.action")}
      </MenuItem>
    </>
  );
}

/** Ticks the text; on cards and narrow rows the whole of them does. */
function SelectBox({ item }: { item: LibraryItem }) {
  const t = useTranslations("library");
  const noTitle = useTranslations("libraryItem")("noTitle");
  const { selected, toggle } = useShelf();
  return (
    <label className="grid size-11 cursor-pointer select-none place-items-center after:absolute after:inset-0 after:z-10">
      <input
        type="checkbox"
        checked={selected?.has(item.id) ?? false}
        // The event behind the change is a click, also of the space bar and of the label: it knows the shift key.
        onChange={({ nativeEvent }) => toggle(item, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="relative z-20 size-5 accent-action"
      />
      <span className="sr-only">{t("select.item", { title: item.title || noTitle })}</span>
    </label>
  );
}
