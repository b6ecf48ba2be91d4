import { Link, useLocation } from "@tanstack/react-router";
import {
  ChartNoAxesColumn,
  Columns3,
  Languages,
  LayoutDashboard,
  LayoutGrid,
  Library,
  LogOut,
  type LucideIcon,
  PenLine,
  Settings,
  TrendingUp,
  WalletCards,
} from "lucide-react";
import { useTranslations } from "use-intl";
import type { Messages } from "#shared/locales/messages.ts";
import type { AppPath } from "#shared/paths.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { sidebarFolded } from "#web/lib/sidebar.ts";
import { cx } from "#web/ui/cx.ts";
import { Logo, LogoMark } from "#web/ui/logo.tsx";
import { useLogOut } from "./use-log-out.ts";
import { useSavePreference } from "./use-save-preference.ts";
import { WordsLeft } from "./words-left.tsx";

interface NavigationItem {
  readonly path: AppPath | "/";
  /** Other addresses of the same page. */
  readonly aliases: readonly string[];
  readonly label: Exclude<keyof Messages["shell"]["nav"], "label">;
  readonly icon: LucideIcon;
}

const items: readonly NavigationItem[] = [
  { path: "/", aliases: ["/dashboard", "/dashboard-tailadmin"], label: "dashboard", icon: LayoutDashboard },
  { path: "/create", aliases: ["/create-content"], label: "generations", icon: PenLine },
  { path: "/matrix", aliases: [], label: "markets", icon: Columns3 },
  { path: "/templates", aliases: [], label: "templates", icon: LayoutGrid },
  { path: "/my-content", aliases: ["/content"], label: "library", icon: Library },
  { path: "/analytics", aliases: [], label: "stats", icon: ChartNoAxesColumn },
  { path: "/google-trends", aliases: [], label: "trends", icon: TrendingUp },
  { path: "/plans", aliases: [], label: "plan", icon: WalletCards },
  { path: "/settings", aliases: ["/brand-voices"], label: "settings", icon: Settings },
];

export const rowClass = (isFolded: boolean) =>
  cx(
    "flex w-full items-center rounded-control text-ink-2 text-body transition-colors hover:bg-sunk hover:text-ink",
    isFolded ? "size-11 justify-center" : "min-h-11 gap-3 px-3",
  );

/** At the start of a wide page: 224 px, or 72 px folded. */
export function Sidebar() {
  const t = useTranslations("shell");
  const isFolded = sidebarFolded.use();
  return (
    <aside
      className={cx(
        "sticky top-0 hidden h-dvh shrink-0 flex-col overflow-y-auto border-hair border-e bg-page desk:flex",
        isFolded ? "w-18 items-center px-3" : "w-56 px-3",
      )}
    >
      <Link to="/" className={cx("flex h-16 shrink-0 items-center", !isFolded && "px-3")}>
        {isFolded ? <LogoMark className="size-7" /> : <Logo />}
        <span className="sr-only">{t("home")}</span>
      </Link>
      <NavigationList isFolded={isFolded} />
      <div className={cx("mt-auto pb-4", !isFolded && "w-full")}>
        {isFolded ? null : <WordsLeft className="border-hair border-y px-3 py-4" />}
        <div className="mt-3 grid gap-0.5">
          <LanguageRow isFolded={isFolded} />
          <LogOutRow isFolded={isFolded} />
        </div>
      </div>
    </aside>
  );
}

interface NavigationListProps {
  isFolded?: boolean;
  /** Rows of 50 px, for fingers. */
  isRoomy?: boolean;
  onGo?: () => void;
}

export function NavigationList({ isFolded = false, isRoomy = false, onGo }: NavigationListProps) {
  const t = useTranslations("shell.nav");
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("label")} className={cx("mt-2", !isFolded && "w-full")}>
      <ul className="grid gap-0.5">
        {items.map((item) => {
          const isActive = pathname === item.path || item.aliases.includes(pathname);
          return (
            <li key={item.path}>
              <Link
                to={item.path}
                onClick={onGo}
                data-tooltip={isFolded ? t(item.label) : undefined}
                aria-current={isActive ? "page" : undefined}
                className={cx(rowClass(isFolded), isRoomy && "min-h-12.5", isActive && "bg-sunk")}
              >
                <NavigationLabel item={item} text={t(item.label)} isFolded={isFolded} isActive={isActive} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface NavigationLabelProps {
  item: NavigationItem;
  text: string;
  isFolded: boolean;
  isActive: boolean;
}

function NavigationLabel({ item, text, isFolded, isActive }: NavigationLabelProps) {
  const Icon = item.icon;
  return (
    <>
      <Icon aria-hidden className={cx("size-4.5", isActive && "text-action")} />
      <span className={cx(isFolded && "sr-only", isActive && "font-semibold text-ink")}>{text}</span>
    </>
  );
}

export function LanguageRow({ isFolded }: { isFolded: boolean }) {
  const t = useTranslations("common");
  const other = useLanguage() === "ar" ? "en" : "ar";
  const save = useSavePreference();
  return (
    <button
      type="button"
      data-tooltip={isFolded ? t("otherLanguage") : undefined}
      lang={other}
      className={rowClass(isFolded)}
      onClick={() => save({ language: other })}
    >
      <Languages aria-hidden className="size-4.5" />
      <span className={cx(isFolded && "sr-only")}>{t("otherLanguage")}</span>
    </button>
  );
}

export function LogOutRow({ isFolded }: { isFolded: boolean }) {
  const t = useTranslations("shell");
  const { logOut, isBusy } = useLogOut();
  const text = isBusy ? t("loggingOut") : t("logOut");
  return (
    <button
      type="button"
      data-tooltip={isFolded ? text : undefined}
      aria-busy={isBusy || undefined}
      className={rowClass(isFolded)}
      onClick={logOut}
    >
      <LogOut aria-hidden className="mirror-rtl size-4.5" />
      <span className={cx(isFolded && "sr-only")}>{text}</span>
    </button>
  );
}
