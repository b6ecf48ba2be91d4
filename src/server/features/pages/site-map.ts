import { languages } from "#shared/options.ts";
import { appPaths, confirmEmailPath, connectPhonePath, marketingAddress, marketingPaths, outboxPath } from "#shared/paths.ts";

/** Every public page in both languages, each naming the other and the one for everybody else (English). */
export function siteMap(publicUrl: string): string {
  const entries = marketingPaths.flatMap((path) => {
    const addressIn = (language: (typeof languages)[number]) => publicUrl + marketingAddress(path, language);
    const alternates = [...languages.map((language) => [language, addressIn(language)]), ["x-default", addressIn("en")]].map(
      ([tag, address]) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>\n`,
    );
    return languages.map((language) => `  <url>\n    <loc>${addressIn(language)}</loc>\n${alternates.join("")}  </url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

/**
 * Keeps crawlers on the public pages. The same in both modes: a local server answers no name but its own machine's, so no crawler
 * reads it there, and what checks a page for search engines sees what production shows. Shared texts are not among the closed ones: a
 * crawler that must not open a page never reads that it is not to be listed, and lists its bare address.
 */
export function robotsText(publicUrl: string): string {
  const isPublic = (path: string) => marketingPaths.some((candidate) => candidate === path);
  const closed = [
    "/api/",
    "/firebase-login",
    "/reset-password",
    confirmEmailPath,
    connectPhonePath,
    outboxPath,
    ...appPaths.filter((path) => !isPublic(path)),
  ];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
