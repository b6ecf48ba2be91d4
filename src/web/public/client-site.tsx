import { Languages } from "lucide-react";
import { lazy, StrictMode, Suspense, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { useMessages, useTranslations } from "use-intl";
import { loadPublicMessages } from "#shared/locales/messages.ts";
import { I18nProvider, loadFirstMessages, useLanguage, usePathOnBody } from "#web/lib/i18n.tsx";
import { setPreferences, watchDevice } from "#web/lib/preferences.ts";
import { Button } from "#web/ui/button.tsx";
import { ClientPage } from "./client-page.tsx";
import { clientPageAt, type ClientPage as Kind } from "./client-pages.ts";
import { enterApp, nextAddress } from "./enter-app.ts";
import { PublicHeader } from "./public-header.tsx";
import "#web/styles/main.css";

const loadForm = () => import("#web/features/sign-in/sign-in-frame.tsx");
const SignInDialog = lazy(async () => ({ default: (await loadForm()).SignInDialog }));

/** Renders what no build could have rendered: pages about signing in, and the 404 of any address. */
export async function renderClientSite(root: HTMLElement): Promise<void> {
  const first = await loadFirstMessages(loadPublicMessages);
  watchDevice();
  createRoot(root).render(
    <StrictMode>
      <I18nProvider first={first} load={loadPublicMessages}>
        <ClientSite path={location.pathname.replace(/(.)\/$/, "$1")} />
      </I18nProvider>
    </StrictMode>,
  );
}

function ClientSite({ path }: { path: string }) {
  const kind = clientPageAt(path);
  const language = useLanguage();
  const { site } = useMessages();
  const [isFormOpen, setFormOpen] = useState(false);
  usePathOnBody(path);
  useTitle(kind);

  // A page that is itself about signing in needs no second way to it.
  const offersSignIn = kind === "notFound" || kind === "outbox";
  const signIn = offersSignIn ? { onSignIn: () => setFormOpen(true), onIntent: () => void loadForm() } : {};
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader copy={site} language={language} languageToggle={<LanguageButton />} {...signIn} />
      <main id="content" tabIndex={-1} className="mx-auto flex w-full max-w-[1328px] grow flex-col px-5 sm:px-10">
        <ClientPage kind={kind} />
      </main>
      {isFormOpen ? (
        <Suspense>
          <SignInDialog open onOpenChange={setFormOpen} next={nextAddress()} onSignedIn={() => enterApp(language)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** These pages have one address for both languages, so they change in place. */
function LanguageButton() {
  const t = useTranslations("common");
  const other = useLanguage() === "ar" ? "en" : "ar";
  return (
    <Button
      variant="ghost"
      lang={other}
      className="max-sm:px-2"
      icon={<Languages aria-hidden className="size-4.5" />}
      onClick={() => setPreferences({ language: other })}
    >
      {t("otherLanguage")}
    </Button>
  );
}

function useTitle(kind: Kind): void {
  const t = useTranslations();
  useEffect(() => {
    const titles: Record<Kind, string> = {
      signIn: t("shell.titles.signIn"),
      wall: t("shell.titles.signInWall"),
      resetPassword: t("shell.titles.resetPassword"),
      confirmEmail: t("signIn.confirm.title"),
      connectPhone: t("signIn.connectPhone"),
      signInReturn: t("signIn.returning"),
      outbox: t("shell.titles.outbox"),
      checks: t("signIn.checksTitle"),
      notFound: t("shell.titles.notFound"),
    };
    document.title = `${titles[kind]} · ${t("common.wordMark")}`;
  }, [kind, t]);
}
