import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { LandingPage } from "#web/features/landing/landing-page.tsx";
import { usePathOnBody } from "#web/lib/i18n.tsx";
import { usePath } from "./location.ts";
import { PublicFooter, PublicHeader } from "./public-frame.tsx";
import { enterApp, type PageKind, pageKind } from "./public-pages.ts";

const loadForm = () => import("#web/features/sign-in/sign-in-frame.tsx");
const SignInDialog = lazy(async () => ({ default: (await loadForm()).SignInDialog }));
const OtherPage = lazy(async () => ({ default: (await import("./other-page.tsx")).OtherPage }));

/** Fetches the form's files when the pointer or the focus nears the button, so that it opens at once. */
const prefetchForm = () => void loadForm();

export function PublicSite() {
  const path = usePath();
  const kind = pageKind(path);
  // What the open dialog begins with: who presses 'start' has no account yet.
  const [form, setForm] = useState<"signIn" | "signUp" | null>(null);
  usePathOnBody(path);
  useTitle(kind);

  // A page that is itself about signing in needs no second way to it.
  const offersSignIn = kind === "landing" || kind === "notFound" || kind === "outbox";
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader {...(offersSignIn ? { onSignIn: () => setForm("signIn"), onIntent: prefetchForm } : {})} />
      <main id="content" className="mx-auto flex w-full max-w-[1328px] grow flex-col px-5 sm:px-10">
        {kind === "landing" ? (
          <LandingPage onStart={() => setForm("signUp")} onIntent={prefetchForm} />
        ) : (
          <Suspense>
            <OtherPage kind={kind} />
          </Suspense>
        )}
      </main>
      {kind === "landing" ? <PublicFooter /> : null}
      {form ? (
        <Suspense>
          <SignInDialog open startWith={form} onOpenChange={() => setForm(null)} onSignedIn={() => enterApp()} />
        </Suspense>
      ) : null}
    </div>
  );
}

function useTitle(kind: PageKind): void {
  const t = useTranslations();
  useEffect(() => {
    const titles: Record<PageKind, string> = {
      landing: t("landing.title"),
      signIn: t("shell.titles.signIn"),
      wall: t("shell.titles.signInWall"),
      resetPassword: t("shell.titles.resetPassword"),
      outbox: t("shell.titles.outbox"),
      notFound: t("shell.titles.notFound"),
    };
    document.title = kind === "landing" ? titles[kind] : `${titles[kind]} · ${t("common.wordMark")}`;
  }, [kind, t]);
}
