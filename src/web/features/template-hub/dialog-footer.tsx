import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { cx } from "#web/ui/cx.ts";

/** The dialog's acts: they stay in sight at its bottom while a long brief or text is scrolled. */
export function DialogFooter({ children }: { children: ReactNode }) {
  // The dialog scrolls inside its scrim, whose padding (12 and 24 px) would hold a plain `bottom-0` away from the edge.
  return (
    <div className="sticky -bottom-3 z-10 -mx-5 mt-7 -mb-7 rounded-b-control border-hair border-t bg-page px-5 pt-4 pb-5 sm:-bottom-6 sm:-mx-10 sm:-mb-8 sm:px-10">
      {children}
    </div>
  );
}

/** What writing, or writing once more, costs of what is left; null asks for nothing that can be told, null left for no limit. */
export function DialogCost({ asked, left }: { asked: number | null; left: number | null }) {
  const t = useTranslations("generations.cost");
  if (asked === null) return null;
  return (
    <p className={cx("mb-3 text-label", left !== null && asked > left ? "text-warn" : "text-ink-2")}>
      {left === null ? t("unlimited", { asked }) : t("ofLeft", { asked, left })}
    </p>
  );
}
