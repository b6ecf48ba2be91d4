import type { Marketing } from "#shared/locales/marketing.ts";
import { type Language, varieties } from "#shared/options.ts";
import { cx } from "#web/ui/cx.ts";
import { Greeting } from "#web/ui/greeting.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { addressOf, footerColumns } from "./public-links.ts";

/** Always ink, in both themes. It leads to every public page. */
export function PublicFooter({ copy, language }: { copy: Marketing["site"]; language: Language }) {
  return (
    <footer data-theme="light" className="mt-6 bg-ink sm:mt-20 text-page">
      <div className="mx-auto w-full max-w-[1328px] px-5 pt-6 pb-6 sm:px-10 sm:pt-14 sm:pb-16">
        {/* Nine in one row, or three by three. */}
        <p
          className="grid grid-cols-3 gap-x-3 gap-y-1 text-[clamp(17px,5.4vw,23px)] leading-[1.5] sm:leading-[1.8] desk:flex desk:flex-wrap desk:justify-between desk:text-[clamp(23px,2.35vw,32px)]"
          aria-hidden
        >
          {varieties.map((variety, position) => (
            <span key={variety} className={cx("whitespace-nowrap", position % 2 === 1 && "text-page/70")}>
              <Greeting variety={variety} />
            </span>
          ))}
        </p>
        <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 min-[23rem]:grid-cols-3 border-page/20 border-t pt-5 sm:mt-8 sm:gap-x-6 sm:gap-y-10 sm:pt-9 desk:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full desk:col-span-1">
            <Logo className="[&_svg]:text-saffron [&_span]:text-page" />
            <p className="mt-3 max-w-72 text-label text-page/80 max-sm:hidden">{copy.footer.tagline}</p>
          </div>
          <nav aria-label={copy.footer.label} className="contents">
            {footerColumns.map((column) => (
              <div key={column.title}>
                <h2 className="font-semibold text-label">{copy.footer[column.title]}</h2>
                <ul className="mt-2">
                  {column.links.map((link) => (
                    <li key={link.name}>
                      <a
                        href={addressOf(link, language)}
                        className="touch-target inline-flex min-h-9 items-center text-label text-page/85 hover:text-page hover:underline"
                      >
                        {copy.links[link.name]}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
