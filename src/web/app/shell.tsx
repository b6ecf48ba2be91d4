import { Outlet, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useTabEvents } from "#web/api/tab-events.ts";
import { usePathOnBody } from "#web/lib/i18n.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { AppHeader } from "./app-header.tsx";
import { Sidebar } from "./navigation.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { PanelHost } from "./panel-host.tsx";
import { SessionExpired } from "./session-expired-dialog.tsx";
import { useArrivalNotice } from "./use-arrival-notice.ts";
import { useHashTarget } from "./use-hash-target.ts";
import { useShellKeys } from "./use-shell-keys.ts";
import { useSyncedPreferences } from "./user-preferences.ts";
import { VerifyBanner } from "./verify-banner.tsx";

const mainId = "content";

// What no first page shows is fetched right after it stands: the first load stays small, and nothing is waited for later.
const NavigationDrawer = lazy(async () => ({ default: (await import("./navigation-drawer.tsx")).NavigationDrawer }));
const Toaster = lazy(async () => ({ default: (await import("#web/ui/toaster.tsx")).Toaster }));

/** The frame around every page of the app: sidebar (or drawer), header, and the page in the middle. */
export function Shell() {
  const t = useTranslations("shell");
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const title = usePageTitle();
  usePathOnBody(pathname);
  useTabEvents();
  useSyncedPreferences();
  useArrivalNotice();
  useFocusOnNavigation();
  useHashTarget();
  useShellKeys();

  return (
    <div className="app-frame flex min-h-dvh">
      <a
        href={`#${mainId}`}
        className="-translate-y-24 fixed inset-s-4 top-3 z-60 rounded-control bg-ink px-4 py-2 text-page focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <Sidebar />
      <Suspense>
        <NavigationDrawer open={isDrawerOpen} onOpenChange={setDrawerOpen} />
        <Toaster />
      </Suspense>
      <div className="flex min-w-0 grow flex-col">
        <AppHeader title={title} onOpenMenu={() => setDrawerOpen(true)} />
        <OfflineBanner />
        <VerifyBanner />
        <main id={mainId} tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <PanelHost />
      <SessionExpired />
    </div>
  );
}

/** The title of the page in the person's language, also as the title of the document. */
function usePageTitle(): string {
  const t = useTranslations();
  const matches = useMatches();
  const title = t(`shell.titles.${matches.at(-1)?.staticData.title ?? "notFound"}`);
  const documentTitle = `${title} · ${t("common.wordMark")}`;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return title;
}

/**
 * After a navigation the focus moves to the new page's heading: a screen reader says where the person is now. A step inside a page
 * leaves the focus where it is, unless it stood on what the step took away.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const late = new MutationObserver(() => {
      if (!isWaiting() || focusHeading()) late.disconnect();
    });
    const stop = router.subscribe("onResolved", ({ pathChanged, fromLocation }) => {
      late.disconnect();
      const isLost = document.activeElement === document.body;
      if (!fromLocation || !(pathChanged || isLost) || focusHeading()) return;
      // Some pages fetch their texts first: the heading has the focus when it comes, unless the person has gone elsewhere meanwhile.
      const main = document.getElementById(mainId);
      main?.focus({ preventScroll: true });
      if (main) late.observe(main, { childList: true, subtree: true });
    });
    return () => {
      stop();
      late.disconnect();
    };
  }, [router]);
}

const isWaiting = () => document.activeElement?.id === mainId || document.activeElement === document.body;

function focusHeading(): boolean {
  const heading = document.getElementById(pageHeadingId);
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
