import { useQuery } from "@tanstack/react-query";
import { MailWarning, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { outboxPath } from "#shared/paths.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { useUser } from "#web/api/session.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { readStorage, writeStorage } from "#web/lib/storage.ts";
import { toast } from "#web/lib/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

const dayMs = 24 * 3_600_000;
const laterKey = "lahja-verify-later";

/** Reminds of the verification mail until the address is confirmed; who puts the line away sees it again after a day. */
export function VerifyBanner() {
  const t = useTranslations();
  const textOf = useErrorText();
  const user = useUser();
  const [isAway, setAway] = useState(() => Date.now() < Number(readStorage(laterKey)));
  const outbox = useQuery(appInfoQuery).data?.outbox ?? false;
  // On the token way the identity service sends the mail.
  const hasOutbox = outbox && user.wayIn === "session";
  const { email } = user;
  if (email === null || user.emailVerified || isAway) return null;

  const putAway = () => {
    writeStorage(laterKey, String(Date.now() + dayMs));
    setAway(true);
  };
  const send = async () => {
    const { clientOf } = await import("#web/identity/clients.ts");
    await (await clientOf(user)).sendVerificationEmail(email, location.pathname + location.search);
  };
  const resend = () =>
    send().then(
      () => toast({ title: t("shell.verify.sent"), tone: "success" }),
      (error: unknown) => toast({ title: textOf(error), tone: "error" }),
    );
  return (
    <aside
      aria-label={t("shell.verify.label")}
      className="flex items-center gap-3 overflow-x-clip border-hair border-b bg-sunk ps-5 pe-3 text-label desk:ps-10"
    >
      <MailWarning aria-hidden className="size-4 text-warn" />
      <p className="flex min-w-0 grow gap-1.5 py-2">
        <span className="relative min-w-0 shrink-[999] truncate">
          {t.rich(hasOutbox ? "shell.verify.outbox" : "shell.verify.text", {
            email,
            isolated: (chunks) => <bdi>{chunks}</bdi>,
            // On a phone the link says enough.
            more: (chunks) => <span className="max-sm:sr-only">{chunks}</span>,
          })}
        </span>
        {hasOutbox ? (
          <a href={outboxPath} target="_blank" rel="noreferrer" className="text-link min-w-0 truncate">
            {t("shell.verify.openOutbox")}
          </a>
        ) : (
          <button type="button" className="touch-target text-link min-w-0 truncate" onClick={() => void resend()}>
            {t("shell.verify.resend")}
          </button>
        )}
      </p>
      <IconButton label={t("shell.verify.later")} tooltip={false} icon={<X aria-hidden className="size-4" />} onClick={putAway} />
    </aside>
  );
}
