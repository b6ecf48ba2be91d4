import { useTranslations } from "use-intl";
import { signInClient } from "#web/identity/clients.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { EmailField } from "./email-field.tsx";
import type { SignInDraft, SignInView } from "./sign-in-view.ts";

interface ForgotPanelProps {
  draft: SignInDraft;
  onDraft: (draft: SignInDraft) => void;
  onView: (view: SignInView) => void;
}

/** Asks for a link to a new password. The answer is the same whether the account exists or not. */
export function ForgotPanel({ draft, onDraft, onView }: ForgotPanelProps) {
  const t = useTranslations("signIn");
  const tCommon = useTranslations("common");
  const { isBusy, problem, setProblem, submit } = useSubmit(useSignInErrorText());
  const email = draft.email.trim();

  const send = async () => {
    if (!email) {
      setProblem(tCommon("fillAll"));
      return;
    }
    await (await signInClient()).requestPasswordReset(email);
    onView("sent");
  };

  return (
    <form noValidate className="mt-6 grid gap-5" onSubmit={submit(send)}>
      <EmailField value={draft.email} onChange={(event) => onDraft({ ...draft, email: event.target.value })} />
      <FieldNote error={problem} />
      <Button type="submit" variant="action" size="main" busy={isBusy}>
        {isBusy ? t("reset.sending") : t("reset.submit")}
      </Button>
      <p className="text-center text-label">
        <button type="button" className="touch-target text-link" onClick={() => onView("signIn")}>
          {t("reset.back")}
        </button>
      </p>
    </form>
  );
}
