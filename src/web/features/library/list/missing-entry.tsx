import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import type { Entry } from "./use-library-pages.ts";

/** A place of the list whose text is on its way, or why it did not come. */
export function MissingEntry({ entry: { failure }, skeleton }: { entry: Entry; skeleton: ReactNode }) {
  const t = useTranslations();
  const textOf = useErrorText();
  if (!failure) return <div aria-hidden>{skeleton}</div>;
  return (
    <div role="alert" className="grid content-center justify-items-start gap-3 border-danger border-t-2 py-4">
      <p className="text-label">
        {t("shelf.rowFailed")} {textOf(failure.error)}
      </p>
      <Button onClick={failure.retry}>{t("common.tryAgain")}</Button>
    </div>
  );
}
