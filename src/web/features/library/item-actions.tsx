import { EllipsisVertical, Star, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useUpdateItem } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { DownloadButton, DownloadItems } from "./download.tsx";

export interface ItemActionsProps {
  item: LibraryItem;
  onDelete: (item: LibraryItem) => void;
}

const small = "size-9!";

/** The acts of a text as icons, for cards and wide rows. */
export function ItemActions({ item, onDelete }: ItemActionsProps) {
  const t = useTranslations();
  return (
    // Above the card's link, which covers the whole card.
    <div className="relative z-10 flex items-center">
      <FavouriteButton item={item} className={small} />
      <DownloadButton item={item} className={small} />
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
  const favourite = useFavourite(item);
  return (
    <Menu
      label={t("common.more")}
      trigger={
        <IconButton
          label={t("common.more")}
          tooltip={false}
          icon={<EllipsisVertical aria-hidden className="size-5" />}
          className="relative z-10 size-11!"
        />
      }
    >
      <MenuItem icon={<Star aria-hidden className={starClass(favourite.isOn)} />} onSelect={favourite.toggle}>
        {favourite.label}
      </MenuItem>
      <MenuSeparator />
      <DownloadItems item={item} />
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden className="size-4.5" />} onSelect={() => onDelete(item)}>
        {t("common.delete")}
      </MenuItem>
    </Menu>
  );
}

const starClass = (isOn: boolean) => cx("size-4.5", isOn && "fill-star text-star");

export function FavouriteButton({ item, className }: { item: LibraryItem; className?: string }) {
  const favourite = useFavourite(item);
  return (
    <IconButton
      label={favourite.label}
      className={cx(className)}
      icon={<Star aria-hidden className={starClass(favourite.isOn)} />}
      onClick={favourite.toggle}
    />
  );
}

/** Shows the wish at once and goes back when the server refuses. */
function useFavourite(item: LibraryItem) {
  const t = useTranslations("library");
  const textOf = useErrorText();
  const { mutate, isPending, variables } = useUpdateItem(item.id);
  const isOn = isPending ? variables.favourite === true : item.favourite;
  return {
    isOn,
    label: isOn ? t("unfavourite") : t("favourite"),
    toggle: () =>
      mutate(
        { favourite: !isOn },
        { onError: (error) => toast({ tone: "error", title: t("favouriteFailed"), text: textOf(error) }) },
      ),
  };
}
