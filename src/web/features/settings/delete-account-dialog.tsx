import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { DeleteAccountRequest, SessionUser } from "#shared/contracts/account.ts";
import { loadPhoneMessages, loadSignInMessages } from "#shared/locales/messages.ts";
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
import { PhoneProof } from "./phone-proof.tsx";
import { proversOf } from "./provers.ts";
import { useWayName } from "./use-way-name.ts";

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Deletes the account after the address was typed and the password given; who has neither types their number and gives a code. Once it is done, the only way out is home. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const t = useTranslations("settings.delete");
  const language = useLanguage();
  // As they were: the record of a person who is gone cannot be read anew.
  const [person] = useState(useUser());
  const [isDone, setDone] = useState(false);
  const doneText = person.email === null ? t("doneTextPhone") : t("doneText", { email: isolate(person.email) });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (isDone ? leaveForHome(language) : onOpenChange(next))}
      title={isDone ? t("doneTitle") : t("title")}
      description={isDone ? doneText : t("text")}
    >
      {isDone ? (
        <Button variant="action" size="main" className="mt-6 w-full" onClick={() => leaveForHome(language)}>
          {t("home")}
        </Button>
      ) : (
        // Of the errors of codes and of providers, too, the texts come only here.
        <WithMessages load={loadSignInMessages}>
          <WithMessages load={loadPhoneMessages}>
            <DeleteForm person={person} onDone={() => setDone(true)} />
          </WithMessages>
        </WithMessages>
      )}
    </Dialog>
  );
}

function DeleteForm({ person, onDone }: { person: SessionUser; onDone: () => void }) {
  const { id, email, phone, isOperator, wayIn } = person;
  const t = useTranslations("settings.delete");
  const queries = useQueryClient();
  const mode = useQuery(appInfoQuery).data?.mode;
  const { isBusy, problem, submit } = useSubmit(useSignInErrorText());
  const nameOf = useWayName();
  const [confirmation, setConfirmation] = useState("");
  const [proof, setProof] = useState("");
  const { byCode, providers } = proversOf(useQuery(accountWaysQuery).data?.ways ?? [], person);
  // A number is typed in many ways: whether it is theirs, the server reads.
  const isNamed = email === null ? confirmation.trim() !== "" : confirmation.trim().toLowerCase() === email.toLowerCase();
  // Of a token the server asks that the sign-in was a moment ago, and says so where it was not.
  const byToken = wayIn === "bearer";
  const isConfirmed = isNamed && (byToken || proof !== "");

  const remove = async () => {
    if (!isConfirmed) return;
    await finish({ confirmation, ...(byToken ? {} : byCode ? { code: proof } : { password: proof }) });
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
        label={t(email === null ? "confirmationPhone" : "confirmation")}
        hint={
          <bdi dir="ltr" className="select-all">
            {email ?? phone}
          </bdi>
        }
        type={email === null ? "tel" : "email"}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      {providers.length > 0 ? (
        <>
          <p className="text-ink-2 text-label">{t("proof")}</p>
          <FieldNote error={problem} />
          {providers.map(({ id: way }) => (
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
          {byToken ? null : byCode ? (
            <PhoneProof purpose="delete" code={proof} onCode={setProof} />
          ) : (
            <PasswordField
              label={t("password")}
              autoComplete="current-password"
              value={proof}
              onChange={(event) => setProof(event.target.value)}
            />
          )}
          <FieldNote error={problem} />
          <Button type="submit" variant="danger" size="main" busy={isBusy} disabled={!isConfirmed}>
            {isBusy ? t("deleting") : t("confirm")}
          </Button>
        </>
      )}
    </form>
  );
}
