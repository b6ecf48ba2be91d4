import { type ChangeEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { passwordLimits } from "#web/api/session.ts";
import { signInClient } from "#web/identity/clients.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote, TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { EmailField } from "./email-field.tsx";
import type { SignInDraft, SignInView } from "./sign-in-view.ts";

interface EmailPanelProps {
  isSignUp: boolean;
  draft: SignInDraft;
  onDraft: (draft: SignInDraft) => void;
  onView: (view: SignInView) => void;
  /** Where a new person wants to go: the mail that confirms their address leads there. */
  next: string;
  onSignedIn: () => void;
}

const invalid = { "aria-invalid": true } as const;

/** Signing in or up with an e-mail address and a password. */
export function EmailPanel({ isSignUp, draft, onDraft, onView, next, onSignedIn }: EmailPanelProps) {
  const t = useTranslations("signIn");
  const tCommon = useTranslations("common");
  const { isBusy, problem, setProblem, submit } = useSubmit(useSignInErrorText());
  const [isChecked, setChecked] = useState(false);

  const email = draft.email.trim();
  const name = draft.name.trim();
  const isMissing = (value: string) => isChecked && value === "";
  const set = (key: keyof SignInDraft) => (event: ChangeEvent<HTMLInputElement>) =>
    onDraft({ ...draft, [key]: event.target.value });

  const send = async () => {
    setChecked(true);
    if (!email || !draft.password || (isSignUp && !name)) {
      setProblem(tCommon("fillAll"));
      return;
    }
    const client = await signInClient();
    if (!isSignUp) {
      await client.signInWithEmail({ email, password: draft.password });
      onSignedIn();
    } else if (await client.signUpWithEmail({ name, email, password: draft.password }, next)) onSignedIn();
    else onView("created");
  };

  const turn = (view: SignInView) => {
    setChecked(false);
    setProblem(null);
    onView(view);
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit(send)}>
      {isSignUp ? (
        <TextField
          label={t("name")}
          name="name"
          autoComplete="name"
          required
          {...(isMissing(name) ? invalid : {})}
          value={draft.name}
          onChange={set("name")}
        />
      ) : null}
      <EmailField {...(isMissing(email) ? invalid : {})} value={draft.email} onChange={set("email")} />
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete={isSignUp ? "new-password" : "current-password"}
        {...(isMissing(draft.password) ? invalid : {})}
        {...(isSignUp ? { hint: tCommon("passwordHint", { min: passwordLimits.min }) } : {})}
        aside={
          isSignUp ? null : (
            <button type="button" className="touch-target font-medium text-action" onClick={() => turn("forgot")}>
              {t("forgot")}
            </button>
          )
        }
        value={draft.password}
        onChange={set("password")}
      />
      <FieldNote error={problem} />
      <Button type="submit" variant="action" size="main" busy={isBusy}>
        {submitText(t, isSignUp, isBusy)}
      </Button>
      <p className="text-center text-ink-2 text-label">
        {isSignUp ? t("toSignIn.question") : t("toSignUp.question")}{" "}
        <button type="button" className="touch-target text-link" onClick={() => turn(isSignUp ? "signIn" : "signUp")}>
          {isSignUp ? t("toSignIn.link") : t("toSignUp.link")}
        </button>
      </p>
    </form>
  );
}

function submitText(t: ReturnType<typeof useTranslations<"signIn">>, isSignUp: boolean, isBusy: boolean): string {
  if (isSignUp) return isBusy ? t("creating") : t("create");
  return isBusy ? t("submitting") : t("submit");
}
