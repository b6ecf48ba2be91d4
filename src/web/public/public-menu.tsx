import { Menu, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";
import type { MarketingPath } from "#shared/paths.ts";
import { addressOf, headerLinks } from "./public-links.ts";

interface PublicMenuProps {
  copy: Marketing["site"];
  language: Language;
  path?: MarketingPath;
  languageToggle: ReactNode;
}

const iconButton = "touch-target inline-flex size-10 items-center justify-center rounded-control hover:bg-sunk";

/**
 * The header's links on small screens. The browser's own modal dialog keeps the focus inside, closes on Esc and gives the focus
 * back, so this page needs no dialog library for it.
 */
export function PublicMenu({ copy, language, path, languageToggle }: PublicMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label={copy.menu.open}
        aria-haspopup="dialog"
        className={`${iconButton} -me-2 desk:hidden`}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden className="size-5" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only a click beside the sheet; the keyboard has Esc and the close button. */}
      <dialog
        ref={dialog}
        aria-label={copy.menu.title}
        className="fixed inset-y-0 inset-s-auto inset-e-0 m-0 h-dvh max-h-none w-[min(320px,100vw-48px)] max-w-none animate-slide-start flex-col bg-page p-0 text-ink shadow-float outline-none backdrop:bg-scrim open:flex ltr:[--slide-from:100%] rtl:[--slide-from:-100%]"
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className="flex h-16 items-center justify-between ps-6 pe-3 sm:h-20">
          <span className="font-semibold text-label">{copy.menu.title}</span>
          <button type="button" aria-label={copy.menu.close} className={iconButton} onClick={close}>
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <nav aria-label={copy.menu.label} className="grow overflow-y-auto px-6 pb-6">
          <ul className="border-ink border-t">
            {headerLinks.map((link) => (
              <li key={link.name} className="border-hair border-b">
                <a
                  href={addressOf(link, language)}
                  aria-current={link.path === path ? "page" : undefined}
                  className="flex min-h-13 items-center text-body aria-[current=page]:font-semibold aria-[current=page]:text-action"
                  onClick={close}
                >
                  {copy.links[link.name]}
                </a>
              </li>
            ))}
          </ul>
          <div className="-ms-2 sm:-ms-4 mt-4">{languageToggle}</div>
        </nav>
      </dialog>
    </>
  );
}
