import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { loadCheckMessages } from "#shared/locales/messages.ts";
import { NotFoundPage } from "#web/features/not-found/not-found-page.tsx";
import { OutboxPage } from "#web/features/outbox/outbox-page.tsx";
import { ConfirmEmailPage } from "#web/features/sign-in/confirm-email-page.tsx";
import { ResetPasswordPage } from "#web/features/sign-in/reset-password-page.tsx";
import { SignInPanel } from "#web/features/sign-in/sign-in-frame.tsx";
import { takeSignInEmail } from "#web/features/sign-in/sign-in-place.ts";
import { SignInReturnPage } from "#web/features/sign-in/sign-in-return-page.tsx";
import { signInClient } from "#web/identity/clients.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { useLanguage, WithMessages } from "#web/lib/i18n.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import type { ClientPage as Kind } from "./client-pages.ts";
import { enterApp, nextAddress } from "./enter-app.ts";

const ConnectPhonePage = lazy(() => import("#web/features/sign-in/connect-phone-page.tsx"));
const ChecksPage = lazy(() => import("#web/features/sign-in-checks/checks-page.tsx"));

/** One of the signed-out pages that are rendered in the browser. */
export function ClientPage({ kind }: { kind: Kind }) {
  const t = useTranslations();
  const language = useLanguage();
  const home = language === "ar" ? "/ar" : "/";
  const query = new URLSearchParams(location.search);
  const notFound = (
    <NotFoundPage
      action={
        <a href={home} className={buttonClass("action", "main")}>
          {t("common.home")}
        </a>
      }
    />
  );
  switch (kind) {
    case "signIn":
      return <SignInPage home={home} />;
    case "wall":
      return (
        <div className="my-auto py-8">
          <SignInPanel
            heading={{ title: t("signIn.wall"), text: t("signIn.wallText") }}
            next={location.pathname + location.search}
            // The same address now belongs to the app's entry, which only a load from the server brings.
            onSignedIn={() => location.reload()}
          />
        </div>
      );
    case "resetPassword":
      return (
        <div className="my-auto py-8">
          <ResetPasswordPage token={query.get("token")} />
        </div>
      );
    case "confirmEmail":
      return (
        <div className="my-auto py-8">
          <ConfirmEmailPage token={query.get("token")} onEnter={(address) => enterApp(language, address)} />
        </div>
      );
    case "connectPhone":
      return (
        <div className="my-auto py-8">
          <Suspense>
            <ConnectPhonePage />
          </Suspense>
        </div>
      );
    case "signInReturn":
      return (
        <div className="my-auto py-8">
          <SignInReturnPage />
        </div>
      );
    case "outbox":
      return (
        <div className="py-8">
          <OutboxPage />
        </div>
      );
    case "checks":
      return (
        <div className="py-8">
          <WithMessages load={loadCheckMessages}>
            <Suspense>
              <ChecksPage path={location.pathname} notFound={notFound} />
            </Suspense>
          </WithMessages>
        </div>
      );
    case "notFound":
      return notFound;
  }
}

/** `/firebase-login`: whoever is signed in already goes on at once. */
function SignInPage({ home }: { home: string }) {
  const t = useTranslations();
  const language = useLanguage();
  const textOf = useSignInErrorText();
  const [isSignedOut, setSignedOut] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [email] = useState(takeSignInEmail);

  useEffect(() => {
    signInClient()
      .then((client) => client.resume())
      .then(
        (isIn) => (isIn ? location.replace(nextAddress(undefined, "/dashboard")) : setSignedOut(true)),
        (error: unknown) => {
          setProblem(error);
          setSignedOut(true);
        },
      );
  }, []);

  if (!isSignedOut) return null;
  return (
    <div className="my-auto py-8">
      <SignInPanel next={nextAddress()} email={email} onSignedIn={() => enterApp(language)} />
      {problem ? <FieldNote error={textOf(problem)} /> : null}
      <p className="mt-6 text-center text-label">
        <a href={home} className="text-link">
          {t("signIn.backHome")}
        </a>
      </p>
    </div>
  );
}
