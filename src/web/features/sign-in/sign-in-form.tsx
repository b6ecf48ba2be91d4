import { Mail } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { signInWithEmail } from "#web/api/session.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { ForgotPanel } from "./forgot-panel.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { emptyDraft, type SignInDraft, type SignInView } from "./sign-in-view.ts";

interface SignInFormProps {
  view: SignInView;
  onView: (view: SignInView) => void;
  /** Where the person wants to go. */
  next: string;
  /** The address to begin with, where it is known. */
  email?: string;
  /** Called when the session is there. */
  onSignedIn: () => void;
}

/** The one sign-in form: in the dialog, on its own page, on 'Please log in', and over a page whose session has ended. */
export function SignInForm({ view, onView, next, email = "", onSignedIn }: SignInFormProps) {
  const t = useTranslations("signIn");
  const [draft, setDraft] = useState({ ...emptyDraft, email });

  if (view === "forgot") return <ForgotPanel draft={draft} onDraft={setDraft} onView={onView} />;
  if (view === "created") {
    return <Created draft={draft} onView={onView} onSignedIn={onSignedIn} />;
  }
  if (view === "sent") {
    return (
      <div className="mt-3 grid gap-5">
        <p className="text-ink-2">
          {t.rich("reset.sentText", { email: draft.email, isolated: (chunks) => <bdi>{chunks}</bdi> })}
        </p>
        <OutboxHint />
        <Button onClick={() => onView("signIn")}>{t("reset.back")}</Button>
      </div>
    );
  }
  return (
    <Tabs
      value="email"
      onValueChange={() => undefined}
      label={t("methods.label")}
      className="mt-6"
      tabs={[{ value: "email", label: t("methods.email"), icon: <Mail aria-hidden className="size-4.5" /> }]}
    >
      <TabPanel value="email" className="pt-6">
        <EmailPanel
          isSignUp={view === "signUp"}
          draft={draft}
          onDraft={setDraft}
          onView={onView}
          next={next}
          onSignedIn={onSignedIn}
        />
      </TabPanel>
    </Tabs>
  );
}

interface CreatedProps {
  draft: SignInDraft;
  onView: (view: SignInView) => void;
  onSignedIn: () => void;
}

/** After signing up, where the browser could not be signed in at once: the mail is on its way, and one press tries again. */
function Created({ draft, onView, onSignedIn }: CreatedProps) {
  const t = useTranslations("signIn");
  const { isBusy, problem, submit } = useSubmit();
  const enter = async () => {
    await signInWithEmail({ email: draft.email.trim(), password: draft.password });
    onSignedIn();
  };
  return (
    <form className="mt-6 grid gap-5" onSubmit={submit(enter)}>
      <OutboxHint />
      <FieldNote error={problem} />
      <Button type="submit" variant="action" size="main" busy={isBusy}>
        {isBusy ? t("submitting") : t("enter")}
      </Button>
      {problem ? <Button onClick={() => onView("signIn")}>{t("reset.back")}</Button> : null}
    </form>
  );
}
