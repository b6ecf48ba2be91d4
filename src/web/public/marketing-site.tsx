import { type ComponentType, useEffect, useMemo, useState } from "react";
import type { Language } from "#shared/options.ts";
import { marketingAddress } from "#shared/paths.ts";
import type { EntryOptions, PublicSite } from "#web/lib/public-site.tsx";
import { PublicSiteProvider } from "#web/lib/public-site.tsx";
import { enterApp, nextAddress } from "./enter-app.ts";
import { LanguageLink } from "./language-link.tsx";
import type { PageData } from "./page-data.ts";
import { pressAgain } from "./press-again.ts";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import type { DoorProps } from "./sign-in-door.tsx";

interface OpenDoor extends DoorProps {
  readonly Door: ComponentType<DoorProps>;
}

interface MarketingSiteProps {
  data: PageData;
  /** The page's component, loaded beforehand: rendering and hydration wait for nothing. */
  Page: ComponentType;
}

/** A public page with its frame: the same tree in the prerendering and in the browser. */
export function MarketingSite({ data, Page }: MarketingSiteProps) {
  const { path, language, copy } = data;
  const { site, door } = useSite(data);
  useEffect(pressAgain, []);
  return (
    <PublicSiteProvider value={site}>
      <div className="flex min-h-dvh flex-col">
        <PublicHeader
          copy={copy.site}
          language={language}
          path={path}
          languageToggle={<LanguageLink copy={copy.site} path={path} language={language} />}
          onSignIn={() => site.signIn()}
          onIntent={site.onIntent}
        />
        <main id="content" tabIndex={-1} className="mx-auto flex w-full max-w-[1328px] grow flex-col px-5 sm:px-10">
          <Page />
        </main>
        <PublicFooter copy={copy.site} language={language} />
      </div>
      {door ? <door.Door {...door} /> : null}
    </PublicSiteProvider>
  );
}

/** What the pages stand on, and the sign-in dialog while it is open. */
function useSite({ language, copy, showsSamples, templates }: PageData): { site: PublicSite; door: OpenDoor | null } {
  const [door, setDoor] = useState<OpenDoor | null>(null);
  const site = useMemo<PublicSite>(() => {
    const onClose = () => setDoor(null);
    const open = (startWith: DoorProps["startWith"], options?: EntryOptions) => {
      const address = nextAddress(options?.next, startWith === "signUp" ? "/create" : "/");
      if (isSignedIn()) return enterApp(language, address);
      const onSignedIn = () => {
        onClose();
        enterApp(language, address);
      };
      fetchDoor(language).then(
        (fetched) => setDoor({ ...fetched, startWith, next: address, onSignedIn, onClose }),
        (cause: unknown) => {
          // The form's files did not come. Its own page is one more try, and says what is wrong when the connection is.
          console.warn("The sign-in form did not load", cause);
          location.assign(`/firebase-login?next=${encodeURIComponent(address)}`);
        },
      );
    };
    return {
      language,
      copy,
      showsSamples,
      templates,
      address: (target) => marketingAddress(target, language),
      start: (options) => open("signUp", options),
      signIn: (options) => open("signIn", options),
      onIntent: () => void fetchDoor(language).catch(() => undefined),
    };
  }, [language, copy, showsSamples, templates]);
  return { site, door };
}

/** The form, its texts and its styles: fetched when the pointer or the focus nears a button, so that it opens at once. */
async function fetchDoor(language: Language): Promise<Pick<OpenDoor, "Door" | "texts">> {
  const { SignInDoor, loadDoorTexts } = await import("./sign-in-door.tsx");
  return { Door: SignInDoor, texts: await loadDoorTexts(language) };
}

/** The server marks the page for who is signed in (`signedInStart`). */
function isSignedIn(): boolean {
  return document.documentElement.dataset.session !== undefined;
}
