import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { DeleteAccountRequest, SessionUser } from "#shared/contracts/account.ts";
import { loadSignInMessages } from "#shared/locales/messages.ts";
import { accountWaysQuery, deleteAccount } from "#web/api/account.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { useUser } from "#web/api/session.ts";
import { visitProvider } from "#web/identity/provider-popup.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { useLanguage, WithMessages } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FieldNote, TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { forgetTexts } from "#web/writing/autosave/sign-out.ts";
import { ExportButton } from "./export-button.tsx";
import { leaveForHome } from "./leave-for-home.ts";
import { useWayName } from "./use-way-name.ts";

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Deletes the account after the address was typed and the password given. Once it is done, the only way out is home. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const t = useTranslations("settings.delete");
  const language = useLanguage();
  // As they were: the record of a person who is gone cannot be read anew.
  const [person] = useState(useUser());
  const [isDone, setDone] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (isDone ? leaveForHome(language) : onOpenChange(next))}
      title={isDone ? t("doneTitle") : t("title")}
      description={isDone ? t("doneText", { email: isolate(person.email) }) : t("text")}
    >
      {isDone ? (
        <Button variant="action" size="main" className="mt-6 w-full" onClick={() => leaveForHome(language)}>
          {t("home")}
        </Button>
      ) : (
        <WithMessages load={loadSignInMessages}>
          <DeleteForm {...person} onDone={() => setDone(true)} />
        </WithMessages>
      )}
    </Dialog>
  );
}

function DeleteForm({ id, email, isOperator, onDone }: SessionUser & { onDone: () => void }) {
  const t = useTranslations("settings.delete");
  const queries = useQueryClient();
  const mode = useQuery(appInfoQuery).data?.mode;
  const { isBusy, problem, submit } = useSubmit(useSignInErrorText());
  const nameOf = useWayName();
  const [confirmation, setConfirmation] = useState("");
  const [password, setPassword] = useState("");
  const ways = useQuery(accountWaysQuery).data?.ways ?? [];
  const hasPassword = ways.some((way) => way.id === "password");
  const provers = hasPassword ? [] : ways.filter((way) => way.isOffered && way.id !== "phone");
  const isNamed = confirmation.trim().toLowerCase() === email.toLowerCase();
  const isConfirmed = isNamed && password !== "";

  const remove = async () => {
    if (!isConfirmed) return;
    await finish({ confirmation, password });
  };

  const finish = async (wish: DeleteAccountRequest) => {
    await deleteAccount(wish);
    await forgetTexts(id);
    // What is on the page stays until the person leaves it; nothing asks the server for it again.
    await queries.cancelQueries();
    onDone();
  };

  /** Without a password, a fresh sign-in by a way of the account says that it is its person. */
  const prove = async (provider: string) => {
    await visitProvider({ provider, purpose: "prove", next: "/settings", mayLeave: false });
    await finish({ confirmation });
  };

  return (
    <form noValidate className="mt-5 grid gap-5" onSubmit={submit(remove)}>
      {isOperator && mode ? (
        <p className="rounded-tag border border-warn bg-sunk px-4 py-3 text-label text-warn">
          {t(mode === "local" ? "operatorLocal" : "operatorProduction")}
        </p>
      ) : null}
      <div>
        <ExportButton />
      </div>
      <TextField
        label={t("confirmation")}
        hint={
          <bdi dir="ltr" className="select-all">
            {email}
          </bdi>
        }
        type="email"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      {provers.length > 0 ? (
        <>
          <p className="text-ink-2 text-label">{t("proof")}</p>
          <FieldNote error={problem} />
          {provers.map(({ id: way }) => (
            <Button
              key={way}
              variant="danger"
              size="main"
              disabled={!isNamed}
              busy={isBusy}
              onClick={(event) => submit(() => prove(way))(event)}
            >
              {t("proofWith", { provider: nameOf(way) })}
            </Button>
          ))}
        </>
      ) : (
        <>
          <PasswordField
            label={t("password")}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <FieldNote error={problem} />
          <Button type="submit" variant="danger" size="main" busy={isBusy} disabled={!isConfirmed}>
            {isBusy ? t("deleting") : t("confirm")}
          </Button>
        </>
      )}
    </form>
  );
}
