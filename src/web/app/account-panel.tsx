import { Link } from "@tanstack/react-router";
import {
  CircleQuestionMark,
  Keyboard,
  Languages,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Settings,
  Sun,
  SunMoon,
  WalletCards,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { Preferences } from "#shared/contracts/account.ts";
import { marketingAddress } from "#shared/paths.ts";
import { useUser } from "#web/api/session.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";
import { Segmented } from "#web/ui/choices.tsx";
import { Popover } from "#web/ui/popover.tsx";
import { AccountButton, useAccountName } from "./account-button.tsx";
import { Avatar } from "./avatar.tsx";
import { Key } from "./key.tsx";
import { openPanel } from "./panels-store.ts";
import { useLogOut } from "./use-log-out.ts";
import { useSavePreference } from "./use-save-preference.ts";
import { WordsLeft } from "./words-left.tsx";

const rowClass = "flex min-h-10 w-full items-center gap-3 rounded-tag px-3 text-start text-body hover:bg-sunk";

/** Under the person's name: words left, settings and plan, keys and help, language and theme, log out. */
export function AccountPanel({ startsOpen }: { startsOpen: boolean }) {
  const t = useTranslations("shell");
  const user = useUser();
  const name = useAccountName();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(startsOpen);
  const { logOut } = useLogOut();
  const close = () => setOpen(false);

  return (
    <Popover open={isOpen} onOpenChange={setOpen} label={t("account", { name })} trigger={<AccountButton />}>
      <div className="flex items-center gap-3 border-hair border-b p-4">
        <Avatar className="size-11" />
        <div className="min-w-0">
          <bdi className="block truncate font-semibold">{name}</bdi>
          <bdi className="block truncate text-ink-2 text-label">{user.email ?? user.phone}</bdi>
        </div>
      </div>
      <WordsLeft className="border-hair border-b px-4 py-3" />
      <div className="border-hair border-b p-1.5">
        <PanelLink to="/settings" icon={Settings} text={t("nav.settings")} onGo={close} />
        <PanelLink to="/plans" icon={WalletCards} text={t("plansLink")} onGo={close} />
        <button
          type="button"
          className={rowClass}
          onClick={() => {
            close();
            openPanel("keys");
          }}
        >
          <Keyboard aria-hidden className="size-4.5 text-ink-2" />
          <span className="grow">{t("keys")}</span>
          <Key>?</Key>
        </button>
        <a href={marketingAddress("/help", language)} className={rowClass}>
          <CircleQuestionMark aria-hidden className="size-4.5 text-ink-2" />
          {t("help")}
        </a>
      </div>
      <div className="grid gap-1 border-hair border-b px-4.5 py-2">
        <LanguageChoice />
        <ThemeChoice />
      </div>
      <div className="p-1.5">
        <button type="button" className={rowClass} onClick={logOut}>
          <LogOut aria-hidden className="mirror-rtl size-4.5 text-ink-2" />
          {t("logOut")}
        </button>
      </div>
    </Popover>
  );
}

function PanelLink({ to, icon: Icon, text, onGo }: { to: string; icon: LucideIcon; text: string; onGo: () => void }) {
  return (
    <Link to={to} className={rowClass} onClick={onGo}>
      <Icon aria-hidden className="size-4.5 text-ink-2" />
      {text}
    </Link>
  );
}

function ChoiceRow({ icon: Icon, text, children }: { icon: LucideIcon; text: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Icon aria-hidden className="size-4.5 text-ink-2" />
      <span className="grow" aria-hidden>
        {text}
      </span>
      {children}
    </div>
  );
}

function LanguageChoice() {
  const t = useTranslations();
  const language = useLanguage();
  const save = useSavePreference();
  return (
    <ChoiceRow icon={Languages} text={t("shell.language")}>
      <Segmented
        small
        aria-label={t("shell.language")}
        value={language}
        onValueChange={(next) => save({ language: next })}
        choices={[
          { value: "en", label: <span lang="en">{t("common.languages.en")}</span> },
          { value: "ar", label: <span lang="ar">{t("common.languages.ar")}</span> },
        ]}
      />
    </ChoiceRow>
  );
}

const themeIcons: Readonly<Record<Preferences["theme"], LucideIcon>> = { light: Sun, dark: Moon, system: Monitor };

function ThemeChoice() {
  const t = useTranslations("shell");
  const { theme } = usePreferences();
  const save = useSavePreference();
  return (
    <ChoiceRow icon={SunMoon} text={t("theme")}>
      <Segmented
        small
        aria-label={t("theme")}
        value={theme}
        onValueChange={(next) => save({ theme: next })}
        choices={(["light", "dark", "system"] as const).map((value) => {
          const Icon = themeIcons[value];
          return { value, name: t(`themes.${value}`), label: <Icon aria-hidden className="size-4" /> };
        })}
      />
    </ChoiceRow>
  );
}
