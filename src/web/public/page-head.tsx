import { renderToStaticMarkup } from "react-dom/server";
import type { Marketing } from "#shared/locales/marketing.ts";
import { type Language, languages } from "#shared/options.ts";
import { marketingAddress } from "#shared/paths.ts";
import { originMark, type PrerenderedPage } from "#shared/prerendered.ts";
import { marketingPages } from "./pages.ts";
import { structuredData } from "./structured-data.ts";

/** Which places a page's language is meant for: Open Graph has no tag for 'Arabic' alone. */
const openGraphLocale: Readonly<Record<Language, string>> = { en: "en_US", ar: "ar_SA" };

/** Title, description, addresses in both languages, the picture of shared links, and structured data of a public page. */
export function headOf(page: PrerenderedPage, copy: Marketing): string {
  const { path, language } = page;
  const { title, description } = copy.site.pages[marketingPages[path].key];
  const addressIn = (target: Language) => originMark + marketingAddress(path, target);
  const url = addressIn(language);
  const other = language === "ar" ? "en" : "ar";
  const picture = `${originMark}/share-${language}.png`;
  const tags = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {languages.map((target) => (
        <link key={target} rel="alternate" hrefLang={target} href={addressIn(target)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn("en")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={copy.site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={openGraphLocale[language]} />
      <meta property="og:locale:alternate" content={openGraphLocale[other]} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={copy.site.pages.landing.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
  // React would escape the quotes of the JSON, and a script's text is not unescaped again.
  return `${tags}<script type="application/ld+json">${structuredData(page, copy)}</script>`;
}
