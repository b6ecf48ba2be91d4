import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { NotFoundPage } from "#web/features/not-found/not-found-page.tsx";
import { buttonClass } from "#web/ui/button.tsx";

/** An address of the app where nothing lives. */
export function AppNotFound() {
  const t = useTranslations("common");
  return (
    <div className="flex min-h-full px-5 py-8 desk:px-10 *:w-full">
      <NotFoundPage
        action={
          <Link to="/" className={buttonClass("action", "main")}>
            {t("home")}
          </Link>
        }
      />
    </div>
  );
}
