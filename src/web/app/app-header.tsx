import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { sidebarFolded } from "#web/lib/sidebar.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { AccountButton } from "./account-button.tsx";
import { NotificationsButton } from "./notifications-button.tsx";
import { SearchButton } from "./search-button.tsx";

const AccountPanel = lazy(async () => ({ default: (await import("./account-panel.tsx")).AccountPanel }));
const Notifications = lazy(async () => ({ default: (await import("./notifications-panel.tsx")).NotificationsPanel }));

interface AppHeaderProps {
  title: string;
  onOpenMenu: () => void;
}

/** 64 px: the fold button and the search on wide pages, menu and title on narrow ones; notices and the account at the end. */
export function AppHeader({ title, onOpenMenu }: AppHeaderProps) {
  const t = useTranslations("shell");
  const isFolded = sidebarFolded.use();
  // Who presses a button before its panel has arrived need not press it again.
  const [pressed, setPressed] = useState<"notices" | "account" | null>(null);
  const FoldIcon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <header className="sticky top-0 z-30 flex h-16 shrink-0 items-center gap-2 border-hair border-b bg-page px-3 desk:px-8">
      <IconButton
        label={t("openMenu")}
        tooltip={false}
        aria-haspopup="dialog"
        className="desk:hidden"
        icon={<MenuIcon aria-hidden className="size-5" />}
        onClick={onOpenMenu}
      />
      <IconButton
        label={isFolded ? t("unfold") : t("fold")}
        aria-expanded={!isFolded}
        className="hidden! desk:inline-flex!"
        icon={<FoldIcon aria-hidden className="mirror-rtl size-4.5" />}
        onClick={() => sidebarFolded.set(!isFolded)}
      />
      {/* The page's own heading says it to screen readers. */}
      <span aria-hidden className="truncate font-bold font-display text-[22px] leading-normal sm:hidden">
        {title}
      </span>
      <SearchButton className="sm:ms-2" />
      <div className="flex shrink-0 items-center gap-1 sm:ms-auto">
        <Suspense fallback={<NotificationsButton onClick={() => setPressed("notices")} />}>
          <Notifications startsOpen={pressed === "notices"} />
        </Suspense>
        <Suspense fallback={<AccountButton onClick={() => setPressed("account")} />}>
          <AccountPanel startsOpen={pressed === "account"} />
        </Suspense>
      </div>
    </header>
  );
}
