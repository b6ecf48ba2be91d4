import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/api-error.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** Whether a new text was refused because the plan has no room for it. */
export function isStorageFull(refusal: unknown): boolean {
  return refusal instanceof ApiError && refusal.code === "storage.full";
}

/** What a person can do about it: delete texts, empty the trash, see how full it is, choose a larger plan. */
export function StorageWaysOut() {
  const t = useTranslations("generations");
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Link to="/my-content" className={buttonClass("outline")}>
        {t("storageFull.texts")}
      </Link>
      <Link to="/my-content" search={{ trash: true }} className="text-link">
        {t("storageFull.trash")}
      </Link>
      <Link to="/settings" hash="data" className="text-link">
        {t("storageFull.meter")}
      </Link>
      <Link to="/plans" className="text-link">
        {t("wordLimit.upgradeAction")}
      </Link>
    </div>
  );
}
