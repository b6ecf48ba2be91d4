import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Copy, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { ModelNotice as Notice } from "#shared/contracts/account.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { userQuery } from "#web/api/session.ts";
import { useUpdateSettings } from "#web/api/settings.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";

const KeyModels = lazy(async () => ({ default: (await import("./key-models.tsx")).KeyModels }));

/** The same line as in the README: Ollama's usual address, and a small model that writes Arabic. */
const command = "WRITER_BASE_URL=http://localhost:11434/v1 WRITER_MODEL=qwen3:8b npm start";

/** Where only the built-in writer writes: what connecting a model takes. Who puts it away sees it on no device again. */
export function ModelNotice({ notice }: { notice: Notice }) {
  const t = useTranslations("modelNotice");
  const dismiss = useDismiss();
  return (
    <aside aria-label={t("title")} className="mt-5 border border-hair bg-page py-3 ps-5 pe-3 text-label">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">{t("title")}</h2>
        <IconButton label={t("dismiss")} icon={<X aria-hidden className="size-4" />} onClick={() => void dismiss()} />
      </div>
      <div className="grid gap-2 pe-2 pb-1 text-ink-2 *:min-w-0">
        {notice.unusedKeys.map((key) => (
          <p key={key.setting} className="text-warn">
            {t.rich("unusedKey", { ...key, code: (chunks) => <Code>{chunks}</Code> })}
          </p>
        ))}
        {notice.unusedKeys.some(({ missing }) => missing.endsWith("_MODEL")) ? <ModelsOfKeys /> : null}
        {notice.isOperator ? (
          <>
            <p>{t("operator")}</p>
            <Command />
            <OnePress />
          </>
        ) : null}
        {notice.ownWriters ? (
          <p>
            {t(notice.isOperator ? "own" : "ownOnly")}{" "}
            <Link to="/settings" hash="writers" className="text-link whitespace-nowrap">
              {t("settings")}
            </Link>
          </p>
        ) : null}
      </div>
    </aside>
  );
}

/** The way to a model on this server, where one can be fetched. */
function OnePress() {
  const t = useTranslations("modelNotice");
  const { data: info } = useQuery(appInfoQuery);
  if (!info?.localModels) return null;
  return (
    <p>
      {t("press")}{" "}
      <Link to="/settings" hash="writers" className="text-link whitespace-nowrap">
        {t("pressLink")}
      </Link>
    </p>
  );
}

/** Asks the services of the keys only when somebody wants to choose. */
function ModelsOfKeys() {
  const t = useTranslations("modelNotice");
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button size="small" variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
        {t("showModels")}
      </Button>
    );
  }
  return (
    <Suspense fallback={<p>{t("listing")}</p>}>
      <KeyModels />
    </Suspense>
  );
}

function Command() {
  const t = useTranslations();
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => toast({ tone: "success", title: t("modelNotice.copied") }),
      () => toast({ tone: "error", title: t("common.copyFailed") }),
    );
  return (
    <div className="flex items-start gap-1 bg-sunk ps-3">
      <p className="min-w-0 grow py-2">
        <Code>{command}</Code>
      </p>
      <IconButton label={t("modelNotice.copy")} icon={<Copy aria-hidden className="size-4" />} onClick={() => void copy()} />
    </div>
  );
}

/** What is typed as it stands: left to right and in its own letters, in every language. */
function Code({ children }: { children: ReactNode }) {
  return (
    <code dir="ltr" lang="en" className="inline-block text-start text-small wrap-anywhere">
      {children}
    </code>
  );
}

/** Away at once; back with a word where it could not be saved. */
function useDismiss(): () => Promise<void> {
  const t = useTranslations("shell");
  const queries = useQueryClient();
  const { mutateAsync } = useUpdateSettings();
  return async () => {
    const before = queries.getQueryData(userQuery.queryKey);
    queries.setQueryData(userQuery.queryKey, (user) => user && { ...user, modelNotice: null });
    // The button is gone with the notice.
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true });
    try {
      await mutateAsync({ modelNotice: false });
    } catch {
      queries.setQueryData(userQuery.queryKey, before);
      toast({ title: t("settingsFailed"), tone: "error" });
    }
  };
}
