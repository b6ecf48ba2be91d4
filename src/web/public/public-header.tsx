import type { ReactNode } from "react";
import type { Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";
import { type MarketingPath, marketingAddress } from "#shared/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Logo } from "#web/ui/logo.tsx";
import { addressOf, headerLinks } from "./public-links.ts";
import { PublicMenu } from "./public-menu.tsx";

interface PublicHeaderProps {
  copy: Marketing["site"];
  language: Language;
  /** The page that is shown, unless it is none of the public ones (signing in, 404). */
  path?: MarketingPath;
  languageToggle: ReactNode;
  /** Left out on a page that is itself about signing in. */
  onSignIn?: () => void;
  onIntent?: () => void;
}

/** The header of all signed-out pages. Plain texts and plain links: it stands and works before any script runs. */
export function PublicHeader({ copy, language, path, languageToggle, onSignIn, onIntent }: PublicHeaderProps) {
  return (
    <header className="sticky top-0 z-30 bg-page">
      <a
        href="#content"
        className="-translate-y-24 fixed inset-s-4 top-3 z-10 rounded-control bg-ink px-4 py-2 text-page focus:translate-y-0"
      >
        {copy.skip}
      </a>
      <div className="mx-auto flex h-16 w-full max-w-[1328px] items-center gap-2 px-4 min-[23rem]:gap-3 min-[23rem]:px-5 sm:h-20 sm:px-10">
        <a href={marketingAddress("/", language)} aria-label={copy.home} className="touch-target flex">
          <Logo />
        </a>
        <nav aria-label={copy.menu.label} className="ms-8 hidden desk:block">
          <ul className="flex gap-1">
            {headerLinks.map((link) => (
              <li key={link.name}>
                <a
                  href={addressOf(link, language)}
                  aria-current={link.path === path ? "page" : undefined}
                  className="touch-target flex min-h-10 items-center rounded-control px-3 text-ink-2 text-label hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {copy.links[link.name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-3">
          <div className={cx("max-[24rem]:hidden session:max-sm:hidden", !onSignIn && "desk:-me-4")}>{languageToggle}</div>
          {onSignIn ? <WayIn copy={copy} onSignIn={onSignIn} {...(onIntent ? { onIntent } : {})} /> : null}
          <PublicMenu copy={copy} language={language} languageToggle={languageToggle} {...(path ? { path } : {})} />
        </div>
      </div>
    </header>
  );
}

interface WayInProps {
  copy: Marketing["site"];
  onSignIn: () => void;
  onIntent?: () => void;
}

/** Both ways in stand in the page; the server's mark for who is signed in decides which is shown, so nothing moves afterwards. */
function WayIn({ copy, onSignIn, onIntent }: WayInProps) {
  return (
    <>
      <Button className="whitespace-nowrap session:hidden" onPointerEnter={onIntent} onFocus={onIntent} onClick={onSignIn}>
        {copy.signIn}
      </Button>
      <a href="/" className={buttonClass("paper", "normal", "not-session:hidden hover:border-field")}>
        {copy.open}
      </a>
    </>
  );
}
