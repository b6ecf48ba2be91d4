import { FolderOpen, Star, Trash2, X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useArrange } from "#web/api/shelf.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

interface SelectionBarProps {
  items: readonly LibraryItem[];
  onAll: () => void;
  onArrange: () => void;
  onDelete: () => void;
  onEnd: () => void;
}

/** What can be done to the selected texts, at the foot of the page while texts are selected. */
export function SelectionBar({ items, onAll, onArrange, onDelete, onEnd }: SelectionBarProps) {
  const t = useTranslations();
  const textOf = useErrorText();
  const { mutate, isPending } = useArrange();
  const isEmpty = items.length === 0;
  const favourite = () =>
    mutate(
      { ids: items.map(({ id }) => id), favourite: true },
      {
        onSuccess: ({ changed }) => toast({ tone: "success", title: t("library.arrange.favourites", { count: changed }) }),
        onError: (error) => toast({ tone: "error", title: t("library.arrange.failed"), text: textOf(error) }),
      },
    );
  return (
    <section
      aria-label={t("library.select.bar")}
      className="sticky bottom-0 z-30 -mx-5 flex flex-wrap items-center gap-2 border-ink border-t bg-page px-5 py-3 desk:-mx-10 desk:px-10"
    >
      <p role="status" className="me-2">
        {t("library.select.count", { count: items.length })}
      </p>
      <Button onClick={onAll}>{t("library.select.all")}</Button>
      <Button disabled={isEmpty} busy={isPending} icon={<Star aria-hidden className="size-4" />} onClick={favourite}>
        {t("library.favourite")}
      </Button>
      <Button disabled={isEmpty} icon={<FolderOpen aria-hidden className="size-4" />} onClick={onArrange}>
        {t("library.arrange.action")}
      </Button>
      <Button disabled={isEmpty} icon={<Trash2 aria-hidden className="size-4" />} onClick={onDelete} className="text-danger!">
        {t("common.delete")}
      </Button>
      <IconButton
        label={t("library.select.end")}
        icon={<X aria-hidden className="size-5" />}
        onClick={onEnd}
        className="ms-auto"
      />
    </section>
  );
}
