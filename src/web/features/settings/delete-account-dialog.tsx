import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SessionUser } from "#shared/contracts/account.ts";
import { deleteAccount } from "#web/api/account.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { useUser } from "#web/api/session.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FieldNote, TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { forgetTexts } from "#web/writing/autosave/sign-out.ts";
import { ExportButton } from "./export-button.tsx";
import { leaveForHome } from "./leave-for-home.ts";

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
      description={isDone ? t("doneText", { email: isolate(person.email ?? "") }) : t("text")}
    >
      {isDone ? (
        <Button variant="action" size="main" className="mt-6 w-full" onClick={() => leaveForHome(language)}>
          {t("home")}
        </Button>
      ) : (
        <DeleteForm {...person} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

function DeleteForm({ id, email, isOperator, onDone }: SessionUser & { onDone: () => void }) {
  const t = useTranslations("settings.delete");
  const queries = useQueryClient();
  const mode = useQuery(appInfoQuery).data?.mode;
  const { isBusy, problem, submit } = useSubmit();
  const [confirmation, setConfirmation] = useState("");
  const [password, setPassword] = useState("");
  const isConfirmed = confirmation.trim().toLowerCase() === (email ?? "").toLowerCase() && password !== "";

  const remove = async () => {
    if (!isConfirmed) return;
    await deleteAccount({ confirmation, password });
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
    </form>
  );
}
