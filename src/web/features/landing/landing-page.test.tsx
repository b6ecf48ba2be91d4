import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { firstSamples } from "#language/sample/first-samples.ts";
import { oneLine } from "#language/sample/one-line.ts";
import { loadMarketing } from "#shared/locales/marketing.ts";
import { type Language, languages, varieties } from "#shared/options.ts";
import { marketingAddress } from "#shared/paths.ts";
import { type PublicSite, PublicSiteProvider } from "#web/lib/public-site.tsx";
import { LandingPage } from "./landing-page.tsx";

const nothing = () => undefined;

/** The page as the prerendering writes it. */
async function rendered(language: Language, showsSamples: boolean): Promise<string> {
  const site: PublicSite = {
    language,
    copy: await loadMarketing(language),
    showsSamples,
    templates: { count: 72, list: [] },
    address: (path) => marketingAddress(path, language),
    start: nothing,
    signIn: nothing,
    onIntent: nothing,
  };
  return renderToString(
    <PublicSiteProvider value={site}>
      <LandingPage />
    </PublicSiteProvider>,
  );
}

/** What a reader without scripts sees, tags left out. */
const plain = (html: string) => html.replace(/<[^>]+>/g, "").replaceAll("&#x27;", "'");

describe.each(languages)("the landing page in %s, before any script", (language) => {
  test("says the hero's sentence and the line in all nine voices", async () => {
    const text = plain(await rendered(language, false));
    expect(text).toContain(firstSamples["ar-egyptian"].text);
    for (const variety of varieties) expect(text).toContain(oneLine[variety].text);
  });

  test("shows no claim that the owner has not confirmed", async () => {
    const { landing } = await loadMarketing(language);
    const text = plain(await rendered(language, false));
    for (const { figure } of landing.trust.claims) expect(text).not.toContain(figure);
    for (const { quote } of landing.trust.voices) expect(text).not.toContain(quote);
    expect(text).not.toContain(landing.trust.sample);
  });

  test("labels those claims where they are shown as samples", async () => {
    const { trust } = (await loadMarketing(language)).landing;
    const text = plain(await rendered(language, true));
    for (const { quote } of trust.voices) expect(text).toContain(quote);
    expect(text.split(trust.sample)).toHaveLength(3);
  });

  test("is the same each time it is rendered, so that it hydrates without a difference", async () => {
    expect(await rendered(language, true)).toBe(await rendered(language, true));
  });

  test("marks each sentence with its own language and direction", async () => {
    const html = await rendered(language, false);
    expect(html).toMatch(/lang="ar-LB" dir="rtl"/);
    expect(html).toMatch(/lang="en-US" dir="ltr"/);
  });
});
