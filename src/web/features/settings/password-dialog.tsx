import { useState } from "react";
import { useTranslations } from "use-intl";
import { passwordLimits, useUser } from "#web/api/session.ts";
import { clientOf } from "#web/identity/clients.ts";
import { toast } from "#web/lib/toast.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Switch } from "#web/ui/switch.tsx";

/** Changes the password; other devices are signed out unless the person wants them to stay. */
export function PasswordDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("settings");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("changePassword")}>
      <PasswordForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const user = useUser();
  const { isBusy, problem, setProblem, submit } = useSubmit();
  const [currentPassword, setCurrentPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [revokeOtherSessions, setRevokeOtherSessions] = useState(true);

  const save = async () => {
    if (!currentPassword || !newPassword) {
      setProblem(t("common.fillAll"));
      return;
    }
    await (await clientOf(user)).changePassword({ currentPassword, newPassword, revokeOtherSessions });
    toast({ title: t("settings.passwordSaved"), tone: "success" });
    onDone();
  };

  return (
    <form noValidate className="mt-6 grid gap-5" onSubmit={submit(save)}>
      <PasswordField
        label={t("settings.currentPassword")}
        autoComplete="current-password"
        value={currentPassword}
        onChange={(event) => setCurrentPassword(event.target.value)}
      />
      <PasswordField
        label={t("settings.newPassword")}
        hint={t("common.passwordHint", { min: passwordLimits.min })}
        autoComplete="new-password"
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <label htmlFor="revoke" className="flex items-center justify-between gap-4">
        {t("settings.signOutOthers")}
        <Switch id="revoke" checked={revokeOtherSessions} onCheckedChange={setRevokeOtherSessions} />
      </label>
      <FieldNote error={problem} />
      <Button type="submit" variant="action" size="main" busy={isBusy}>
        {isBusy ? t("settings.saving") : t("settings.changePassword")}
      </Button>
    </form>
  );
}
