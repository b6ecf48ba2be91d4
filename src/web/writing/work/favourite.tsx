import { Star } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useUpdateItem } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MenuItem } from "#web/ui/menu.tsx";

interface FavouriteProps {
  item: LibraryItem;
  /** Why the server refused, where the place of the button knows more about that than every page does. */
  errorText?: ((error: unknown) => string) | undefined;
}

/** A star that takes a text among the favourites or out of them; its label says which. */
export function FavouriteButton({ className, ...props }: FavouriteProps & { className?: string }) {
  const { isOn, label, toggle } = useFavourite(props);
  return <IconButton label={label} className={cx(className)} icon={<FavouriteStar isOn={isOn} />} onClick={toggle} />;
}

/** The same as an entry of a menu. */
export function FavouriteItem(props: FavouriteProps) {
  const { isOn, label, toggle } = useFavourite(props);
  return (
    <MenuItem icon={<FavouriteStar isOn={isOn} />} onSelect={toggle}>
      {label}
    </MenuItem>
  );
}

function FavouriteStar({ isOn }: { isOn: boolean }) {
  return <Star aria-hidden className={cx("size-4.5", isOn && "fill-star text-star")} />;
}

/** Shows the wish at once and goes back when the server refuses. */
function useFavourite({ item, errorText }: FavouriteProps) {
  const t = useTranslations("libraryItem");
  const textOf = useErrorText();
  const { mutate, isPending, variables } = useUpdateItem(item.id);
  const isOn = isPending ? variables.favourite === true : item.favourite;
  const onError = (error: unknown) => toast({ tone: "error", title: t("favouriteFailed"), text: (errorText ?? textOf)(error) });
  return {
    isOn,
    label: t(isOn ? "unfavourite" : "favourite"),
    toggle: () => mutate({ favourite: !isOn }, { onError }),
  };
}
