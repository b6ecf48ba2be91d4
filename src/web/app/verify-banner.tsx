import { useQuery } from "@tanstack/react-query";
import { MailWarning, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { outboxPath } from "#shared/paths.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { sendVerificationEmail, useUser } from "#web/api/session.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Reminds of the verification mail until the address is confirmed, or the line is closed. */
export function VerifyBanner() {
  const t = useTranslations();
  const textOf = useErrorText();
  const user = useUser();
  const [isClosed, setClosed] = useState(false);
  const hasOutbox = useQuery(appInfoQuery).data?.outbox ?? false;
  if (user.emailVerified || isClosed) return null;

  const resend = () =>
    sendVerificationEmail(user.email).then(
      () => toast({ title: t("shell.verify.sent"), tone: "success" }),
      (error: unknown) => toast({ title: textOf(error), tone: "error" }),
    );
  return (
    <aside
      aria-label={t("shell.verify.label")}
      className="flex items-center gap-3 overflow-x-clip border-hair border-b bg-sunk ps-5 pe-3 text-label desk:ps-10"
    >
      <MailWarning aria-hidden className="size-4 text-warn" />
      <p className="min-w-0 grow py-2">
        {t.rich(hasOutbox ? "shell.verify.outbox" : "shell.verify.text", {
          email: user.email,
          isolated: (chunks) => <bdi>{chunks}</bdi>,
          // On a phone the link says enough.
          more: (chunks) => <span className="max-sm:sr-only">{chunks}</span>,
        })}{" "}
        {hasOutbox ? (
          <a href={outboxPath} target="_blank" rel="noreferrer" className="text-link whitespace-nowrap">
            {t("shell.verify.openOutbox")}
          </a>
        ) : (
          <button type="button" className="touch-target text-link whitespace-nowrap" onClick={() => void resend()}>
            {t("shell.verify.resend")}
          </button>
        )}
      </p>
      <IconButton
        label={t("common.close")}
        tooltip={false}
        icon={<X aria-hidden className="size-4" />}
        onClick={() => setClosed(true)}
      />
    </aside>
  );
}
