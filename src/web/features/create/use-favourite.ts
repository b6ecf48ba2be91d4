import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useUpdateItem } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";

/** Whether a text is among the favourites; shows the wish at once and goes back when the server refuses. */
export function useFavourite(item: LibraryItem): { isOn: boolean; label: string; toggle: () => void } {
  const t = useTranslations();
  const errorText = useErrorText();
  const { mutate, isPending, variables } = useUpdateItem(item.id);
  const isOn = isPending ? variables.favourite === true : item.favourite;
  return {
    isOn,
    label: t(isOn ? "create.result.unfavourite" : "create.result.favourite"),
    toggle: () =>
      mutate(
        { favourite: !isOn },
        { onError: (error) => toast({ title: t("common.error.title"), text: errorText(error), tone: "error" }) },
      ),
  };
}
