import { Languages } from "lucide-react";
import type { Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";
import { type MarketingPath, marketingAddress } from "#shared/paths.ts";
import { setPreferences } from "#web/lib/preferences.ts";
import { buttonClass } from "#web/ui/button.tsx";

interface LanguageLinkProps {
  copy: Marketing["site"];
  path: MarketingPath;
  /** Of the page; the link leads to the other. */
  language: Language;
}

/** The same page in the other language: a plain link, which also keeps the choice for the next visit. */
export function LanguageLink({ copy, path, language }: LanguageLinkProps) {
  const other = language === "ar" ? "en" : "ar";
  return (
    <a
      href={marketingAddress(path, other)}
      lang={other}
      hrefLang={other}
      className={buttonClass("ghost", "normal", "hover:bg-sunk hover:text-ink max-sm:px-2")}
      onClick={() => setPreferences({ language: other })}
    >
      <Languages aria-hidden className="size-4.5" />
      <span className="font-toggle">{copy.otherLanguage}</span>
    </a>
  );
}
