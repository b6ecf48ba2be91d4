import { Languages } from "lucide-react";
import { useTranslations } from "use-intl";
import { varieties } from "#shared/options.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { setPreferences } from "#web/lib/preferences.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Logo } from "#web/ui/logo.tsx";
import { Greeting } from "#web/ui/voice.tsx";
import { goTo, usePath } from "./location.ts";

interface PublicHeaderProps {
  onSignIn?: () => void;
  onIntent?: () => void;
}

export function PublicHeader({ onSignIn, onIntent }: PublicHeaderProps) {
  const t = useTranslations();
  const home = useLanguage() === "ar" ? "/ar" : "/";
  return (
    <header className="sticky top-0 z-30 bg-page">
      <a
        href="#content"
        className="-translate-y-24 fixed inset-s-4 top-3 rounded-control bg-ink px-4 py-2 text-page focus:translate-y-0"
      >
        {t("shell.skip")}
      </a>
      <div className="mx-auto flex h-16 w-full max-w-[1328px] items-center justify-between gap-1 px-4 min-[23rem]:gap-3 min-[23rem]:px-5 sm:h-20 sm:px-10">
        <a href={home} className="touch-target flex">
          <Logo />
        </a>
        <div className="flex items-center gap-1 sm:gap-4">
          <LanguageToggle isLast={!onSignIn} />
          {onSignIn ? (
            <Button onPointerEnter={onIntent} onFocus={onIntent} onClick={onSignIn}>
              {t("signIn.open")}
            </Button>
          ) : null}
        </div>
      </div>
    </header>
  );
}

/** The other language; the landing page has an address for each. At the page's edge its words end there, not its padding. */
function LanguageToggle({ isLast }: { isLast: boolean }) {
  const t = useTranslations("common");
  const language = useLanguage();
  const path = usePath();
  const other = language === "ar" ? "en" : "ar";
  const change = () => {
    setPreferences({ language: other });
    if (path === "/" || path === "/ar") goTo(other === "ar" ? "/ar" : "/");
  };
  return (
    <Button
      variant="ghost"
      lang={other}
      className={cx("max-[23rem]:px-1.5", isLast && "-me-4 max-[23rem]:-me-1.5")}
      icon={<Languages aria-hidden className="size-4.5" />}
      onClick={change}
    >
      {t("otherLanguage")}
    </Button>
  );
}

/** Always ink, in both themes (tokens.md). */
export function PublicFooter() {
  const t = useTranslations("landing");
  return (
    <footer data-theme="light" className="bg-ink text-page">
      <div className="mx-auto w-full max-w-[1328px] px-5 py-12 sm:px-10">
        <p className="flex flex-wrap gap-x-8 gap-y-1 text-[24px] leading-[1.8]" aria-hidden>
          {varieties.map((variety) => (
            <Greeting key={variety} variety={variety} />
          ))}
        </p>
        <p className="mt-6 border-page/20 border-t pt-5 text-page/85 text-label">{t("footer")}</p>
      </div>
    </footer>
  );
}
