import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { EmailConfirmation } from "#shared/contracts/account.ts";
import { logOut } from "#web/api/session.ts";
import { signInClient } from "#web/identity/clients.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

/** An address inside a sentence: in its own direction, and it may break where it is too long for a phone. */
export const isolated = (chunks: ReactNode) => <bdi className="wrap-anywhere font-medium text-ink">{chunks}</bdi>;

/** The link was good for a day: a new one is one press away. */
export function ExpiredLink({ link: { email, next } }: { link: EmailConfirmation }) {
  const t = useTranslations("signIn");
  const { isBusy, problem, submit } = useSubmit();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    await (await signInClient()).sendVerificationEmail(email, next);
    setSent(true);
  };
  if (isSent) {
    return (
      <SignInSheet title={t("reset.sent")} text={t.rich("confirm.sentText", { email, isolated })}>
        <div className="mt-6 empty:hidden">
          <OutboxHint />
        </div>
      </SignInSheet>
    );
  }
  return (
    <SignInSheet title={t("confirm.expired")} text={t.rich("confirm.expiredText", { email, isolated })}>
      <form className="mt-6 grid gap-4" onSubmit={submit(send)}>
        <FieldNote error={problem} />
        <Button type="submit" variant="action" size="main" busy={isBusy}>
          {isBusy ? t("reset.sending") : t("confirm.send")}
        </Button>
      </form>
    </SignInSheet>
  );
}

interface OtherAccountProps {
  link: EmailConfirmation;
  /** The link is then worth what it is to somebody signed out. */
  onLoggedOut: () => Promise<void>;
}

/** Somebody else is signed in here: they stay, or they log out and the link goes on for its own person. */
export function OtherAccount({ link: { email, state, signedInAs }, onLoggedOut }: OtherAccountProps) {
  const t = useTranslations("signIn.confirm");
  const { isBusy, problem, submit } = useSubmit();
  const isExpired = state === "expired";
  const change = async () => {
    await logOut();
    await onLoggedOut();
  };
  const names = { email, other: signedInAs ?? "", isolated };
  return (
    <SignInSheet title={t(isExpired ? "expired" : "done")} text={t.rich(isExpired ? "expiredOther" : "other", names)}>
      <form className="mt-6 grid gap-4" onSubmit={submit(change)}>
        <FieldNote error={problem} />
        <a href="/" className={buttonClass("action", "main")}>
          {t("stay")}
        </a>
        <Button type="submit" size="main" busy={isBusy}>
          {t(isExpired ? "logOut" : "change")}
        </Button>
      </form>
    </SignInSheet>
  );
}
