import { CircleQuestionMark } from "lucide-react";
import { useTranslations } from "use-intl";
import { marketingAddress } from "#shared/paths.ts";
import { useUser } from "#web/api/session.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Avatar } from "./avatar.tsx";
import { LanguageRow, LogOutRow, NavigationList, rowClass } from "./navigation.tsx";
import { WordsLeft } from "./words-left.tsx";

/** The sidebar on narrow pages, over them: the focus stays inside, a choice closes it. */
export function NavigationDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("shell");
  const user = useUser();
  const language = useLanguage();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t("menu")} header={<Logo />}>
      <div className="flex items-center gap-3 border-hair border-b px-6 pt-2 pb-5">
        <Avatar className="size-11" />
        <div className="min-w-0">
          <bdi className="block truncate font-semibold">{user.displayName || t("fallbackName")}</bdi>
          <bdi className="block truncate text-ink-2 text-label">{user.email ?? user.phone}</bdi>
        </div>
      </div>
      <div className="px-3">
        <NavigationList isRoomy onGo={() => onOpenChange(false)} />
      </div>
      <div className="mt-auto border-hair border-t px-3 pt-4 pb-4">
        <WordsLeft className="px-3 pb-3" />
        <a href={marketingAddress("/help", language)} className={rowClass(false)}>
          <CircleQuestionMark aria-hidden className="size-4.5" />
          {t("help")}
        </a>
        <LanguageRow isFolded={false} />
        <LogOutRow isFolded={false} />
      </div>
    </Drawer>
  );
}
