import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SessionUser } from "#shared/contracts/account.ts";
import { loadPhoneMessages } from "#shared/locales/messages.ts";
import { deleteAccount } from "#web/api/account.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { useUser } from "#web/api/session.ts";
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
        // Of the errors of codes, too, the texts come only here.
        <WithMessages load={loadPhoneMessages}>
          <DeleteForm {...person} onDone={() => setDone(true)} />
        </WithMessages>
      )}
    </Dialog>
  );
}

function DeleteForm({ id, email, phone, isOperator, onDone }: SessionUser & { onDone: () => void }) {
  const t = useTranslations("settings.delete");
  const queries = useQueryClient();
  const mode = useQuery(appInfoQuery).data?.mode;
  const { isBusy, problem, submit } = useSubmit();
  const [confirmation, setConfirmation] = useState("");
  const [proof, setProof] = useState("");
  // A number is typed in many ways: whether it is theirs, the server reads.
  const isNamed = email === null ? confirmation.trim() !== "" : confirmation.trim().toLowerCase() === email.toLowerCase();
  const isConfirmed = isNamed && proof !== "";

  const remove = async () => {
    if (!isConfirmed) return;
    await deleteAccount({ confirmation, ...(email === null ? { code: proof } : { password: proof }) });
    await forgetTexts(id);
    // What is on the page stays until the person leaves it; nothing asks the server for it again.
    await queries.cancelQueries();
    onDone();
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
      {email === null ? (
        <PhoneProof code={proof} onCode={setProof} />
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
    </form>
  );
}
