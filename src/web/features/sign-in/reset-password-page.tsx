import { useState } from "react";
import { useTranslations } from "use-intl";
import { passwordLimits, resetPassword } from "#web/api/session.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

/** `/reset-password?token=…`: the link of the reset mail. Without a token there is nothing to do but to ask for one. */
export function ResetPasswordPage({ token }: { token: string | null }) {
  const t = useTranslations("signIn");
  const tCommon = useTranslations("common");
  const tErrors = useTranslations("errors");
  const [password, setPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, setProblem, submit } = useSubmit();

  const save = async () => {
    if (!token || !password) {
      setProblem(tCommon("fillAll"));
      return;
    }
    await resetPassword(password, token);
    setDone(true);
  };

  const signInLink = (text: string) => (
    <a href="/firebase-login" className={buttonClass("action", "main", "mt-6 w-full")}>
      {text}
    </a>
  );

  if (!token || isDone) {
    return (
      <SignInSheet
        title={isDone ? t("reset.done") : t("reset.title")}
        text={isDone ? t("reset.doneText") : tErrors("identity.link_invalid")}
      >
        {signInLink(isDone ? t("submit") : t("reset.back"))}
      </SignInSheet>
    );
  }
  return (
    <SignInSheet title={t("reset.choose")} text={t("reset.chooseText")}>
      <form noValidate className="mt-6 grid gap-5" onSubmit={submit(save)}>
        <PasswordField
          label={t("newPassword")}
          hint={tCommon("passwordHint", { min: passwordLimits.min })}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FieldNote error={problem} />
        <Button type="submit" variant="action" size="main" busy={isBusy}>
          {isBusy ? t("reset.saving") : t("reset.save")}
        </Button>
      </form>
    </SignInSheet>
  );
}
