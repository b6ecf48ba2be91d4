import type { Marketing } from "#shared/locales/marketing.ts";
import { type Language, languages } from "#shared/options.ts";
import { marketingAddress } from "#shared/paths.ts";
import { planIds, plans } from "#shared/plans.ts";
import { originMark, type PrerenderedPage } from "#shared/prerendered.ts";
import { marketingPages } from "./pages.ts";

/**
 * What search engines are told about a page, as JSON-LD. Only what is certain: names, languages, the plans' prices. The owner's
 * unconfirmed claims (users, ratings) never stand here, in no mode.
 */
export function structuredData({ path, language }: PrerenderedPage, copy: Marketing): string {
  const graph: object[] = [organization(copy), webSite(copy)];
  if (path === "/" || path === "/pricing") graph.push(application(copy, language));
  if (path === "/pricing") graph.push(questions(copy));
  if (path !== "/") graph.push(breadcrumbs(path, language, copy));
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}

const organizationId = `${originMark}/#organization`;
const siteId = `${originMark}/#website`;

function organization(copy: Marketing): object {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: copy.site.name,
    alternateName: ["Lahja", "لهجة"].filter((name) => name !== copy.site.name),
    url: `${originMark}/`,
    logo: `${originMark}/icon-512.png`,
  };
}

function webSite(copy: Marketing): object {
  return {
    "@type": "WebSite",
    "@id": siteId,
    name: copy.site.name,
    url: `${originMark}/`,
    inLanguage: languages,
    publisher: { "@id": organizationId },
  };
}

function application(copy: Marketing, language: Language): object {
  return {
    "@type": "SoftwareApplication",
    name: copy.site.name,
    description: copy.site.pages.landing.description,
    url: originMark + marketingAddress("/", language),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: languages,
    publisher: { "@id": organizationId },
    offers: planIds.map((id) => ({
      "@type": "Offer",
      price: plans[id].priceUsd,
      priceCurrency: "USD",
      url: originMark + marketingAddress("/pricing", language),
    })),
  };
}

/** The questions that the page itself answers, word for word. */
function questions(copy: Marketing): object {
  return {
    "@type": "FAQPage",
    mainEntity: copy.plan.questions.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function breadcrumbs(path: PrerenderedPage["path"], language: Language, copy: Marketing): object {
  const { key } = marketingPages[path];
  const step = (position: number, name: string, target: PrerenderedPage["path"]) => ({
    "@type": "ListItem",
    position,
    name,
    item: originMark + marketingAddress(target, language),
  });
  const own = key === "landing" ? copy.site.name : copy.site.links[key];
  return { "@type": "BreadcrumbList", itemListElement: [step(1, copy.site.name, "/"), step(2, own, path)] };
}
