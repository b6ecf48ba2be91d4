import type { ErrorComponentProps } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/states.tsx";

/** A page that threw: the rest of the app stays usable. An error of a call can be tried again, a fault of ours needs a reload. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const t = useTranslations("common.pageCrashed");
  const reload = <Button onClick={() => location.reload()}>{t("reload")}</Button>;
  return (
    <div className="px-5 py-8 desk:px-10">
      {error instanceof ApiError ? (
        <ErrorState error={error} onRetry={reset} className="max-w-180" />
      ) : (
        <ErrorState title={t("title")} error={error} action={reload} className="max-w-180" />
      )}
    </div>
  );
}

/** The app could not even learn who is there: no connection, or the server is starting. */
export function StartFailed({ error }: { error: unknown }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-180 content-center px-5">
      <ErrorState error={error} onRetry={() => location.reload()} />
    </main>
  );
}
