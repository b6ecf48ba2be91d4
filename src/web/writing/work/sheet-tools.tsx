import { Eye, EyeOff, Pencil, RotateCcw } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { marksShown } from "#web/writing/paper/marks-choice.ts";
import type { TextWork } from "./use-text-work.ts";

/** On a phone the strongest buttons lie at the bottom, within the thumb's reach. */
export const phoneBarClass =
  "z-20 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-hair max-md:border-t max-md:bg-page max-md:px-5 max-md:pt-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]";

/** A row of buttons in that place, the strongest of them at the start. */
export const bottomBarClass = `flex items-center gap-3 max-md:flex-row-reverse ${phoneBarClass}`;

/** Shows and hides the marks of the receipt in the text. */
export function MarksSwitch() {
  const t = useTranslations("receipt.marks");
  const shows = marksShown.use();
  const Icon = shows ? Eye : EyeOff;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shows}
      onClick={() => marksShown.set(!shows)}
      className={cx(
        "touch-target inline-flex min-h-8 items-center gap-2 text-label hover:text-ink",
        shows ? "text-ink-2" : "text-ink-3",
      )}
    >
      <Icon aria-hidden className="size-4" />
      {t("show")}
    </button>
  );
}

/** Small over the paper, large in the bar of a phone. */
export function EditButton({ work, isLarge = false }: { work: TextWork; isLarge?: boolean }) {
  const t = useTranslations("receipt.edit");
  return (
    <Button
      size={isLarge ? "normal" : "small"}
      variant={isLarge ? "paper" : "ghost"}
      disabled={!work.canChange}
      icon={<Pencil aria-hidden className={isLarge ? "size-4" : "size-3.5"} />}
      className={cx(isLarge && "min-h-12 grow")}
      onClick={work.edit}
    >
      {t("start")}
    </Button>
  );
}

/** While the text is under the hands: back to how it was, a version to come back to, and the end. All of it is saved by itself. */
export function EditActions({ work }: { work: TextWork }) {
  const t = useTranslations("editor.saving");
  const isEmpty = work.text.trim() === "";
  return (
    <div data-bottom-bar className={bottomBarClass}>
      <IconButton
        label={t("undoAll")}
        disabled={!work.edited?.isChanged}
        icon={<RotateCcw aria-hidden className="size-4.5" />}
        onClick={work.undoEdits}
        className="max-md:size-12! max-md:border max-md:border-hair-2"
      />
      <Button className="max-md:min-h-12" disabled={isEmpty} onClick={work.savePoint}>
        {t("point")}
      </Button>
      <Button variant="action" disabled={isEmpty} onClick={work.closeEdit} className="max-md:min-h-12 max-md:grow">
        {t("done")}
      </Button>
    </div>
  );
}
