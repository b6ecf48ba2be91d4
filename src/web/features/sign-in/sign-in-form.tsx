import { Mail, Phone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { signInClient } from "#web/identity/clients.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { useWays } from "#web/identity/ways.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { ForgotPanel } from "./forgot-panel.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { hasPending } from "./phone/pending-number.ts";
import { PhonePanel } from "./phone-slot.ts";
import { signInPlace } from "./sign-in-place.ts";
import { emptyDraft, type SignInDraft, type SignInView } from "./sign-in-view.ts";

const TokenDoor = lazy(() => import("./token-door.tsx"));
const ProviderButtons = lazy(() => import("./provider-buttons.tsx"));

interface SignInFormProps {
  view: SignInView;
  onView: (view: SignInView) => void;
  /** Where the person wants to go. */
  next: string;
  /** The address to begin with, where it is known. */
  email?: string;
  /** Whether this page may be left for an identity provider; over a page with something unsaved it may not. */
  mayLeave?: boolean;
  /** Called when the session is there. */
  onSignedIn: () => void;
}

/** The one sign-in form: in the dialog, on its own page, on 'Please log in', and over a page whose session has ended. */
export function SignInForm({ view, onView, next, email = "", mayLeave = true, onSignedIn }: SignInFormProps) {
  const t = useTranslations("signIn");
  const ways = useWays();
  const [draft, setDraft] = useState({ ...emptyDraft, email });
  const [method, setMethod] = useState<"email" | "phone">(() => (hasPending() ? "phone" : "email"));

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
  const place = signInPlace(ways);
  const door = place === "page" ? null : <TokenDoor place={place} next={next} email={draft.email} />;
  if (place === "public" || place === "locked") return <Suspense>{door}</Suspense>;
  const phone = place === "page" && ways?.phone;
  return (
    <>
      <Suspense>{door}</Suspense>
      {place === "page" && ways && (ways.google || ways.providers.length > 0) ? (
        <Suspense>
          <ProviderButtons ways={ways} next={next} mayLeave={mayLeave} onSignedIn={onSignedIn} />
        </Suspense>
      ) : null}
      <Tabs
        value={phone ? method : "email"}
        onValueChange={setMethod}
        label={t("methods.label")}
        className="mt-6"
        tabs={[
          { value: "email", label: t("methods.email"), icon: <Mail aria-hidden className="size-4.5" /> },
          ...(phone
            ? [{ value: "phone" as const, label: t("methods.phone"), icon: <Phone aria-hidden className="size-4.5" /> }]
            : []),
        ]}
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
        {phone ? (
          <TabPanel value="phone" className="pt-6">
            <Suspense>
              <PhonePanel phone={phone} next={next} onUseEmail={() => setMethod("email")} onSignedIn={onSignedIn} />
            </Suspense>
          </TabPanel>
        ) : null}
      </Tabs>
    </>
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
  const { isBusy, problem, submit } = useSubmit(useSignInErrorText());
  const enter = async () => {
    await (await signInClient()).signInWithEmail({ email: draft.email.trim(), password: draft.password });
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
