import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { loadSignInMessages } from "#shared/locales/messages.ts";
import { getUser, useUser } from "#web/api/session.ts";
import { settleSignIn, useIsSessionExpired } from "#web/api/session-expired.ts";
import { WithMessages } from "#web/lib/i18n.tsx";

const SignInDialog = lazy(async () => ({ default: (await import("#web/features/sign-in/sign-in-frame.tsx")).SignInDialog }));

/** The sign-in form over a page whose session has ended. What was typed stays, and the calls that were refused go on. */
export function SessionExpired() {
  const t = useTranslations("shell.expired");
  const isExpired = useIsSessionExpired();
  const before = useUser();
  if (!isExpired) return null;

  const goOn = async () => {
    const now = await getUser();
    // Somebody else signed in: nothing of the open page may be sent in their name.
    if (now.id === before.id) settleSignIn(true);
    else location.assign("/");
  };
  return (
    <WithMessages load={loadSignInMessages}>
      <Suspense>
        <SignInDialog
          open
          onOpenChange={() => settleSignIn(false)}
          mayLeave={false}
          next={location.pathname + location.search}
          onSignedIn={() => void goOn().catch(() => settleSignIn(false))}
          heading={{ title: t("title"), text: t("text") }}
        />
      </Suspense>
    </WithMessages>
  );
}
