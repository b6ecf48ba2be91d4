import type { Page } from "@playwright/test";
import type { Language } from "#shared/options.ts";
import { newcomerViews, writerViews } from "./app-views.ts";
import { signUpQuickly } from "./journey.ts";
import { marketingViews, visitorViews } from "./public-views.ts";
import type { TestServer } from "./server.ts";
import { copyIn, textsIn } from "./texts.ts";
import { type Stage, type View, writeFor } from "./views.ts";

/** Views that one person can walk through, and what has to be done before. Together they are every page of Lahja. */
export interface Round {
  readonly name: string;
  readonly views: readonly View[];
  readonly prepare: (stage: Stage, server: TestServer, email: string) => Promise<void>;
}

export const rounds: readonly Round[] = [
  { name: "public pages", views: marketingViews, prepare: async () => {} },
  {
    name: "signed out",
    views: visitorViews,
    prepare: async ({ page, language }, server, email) => {
      // So that the outbox has a mail.
      await signUpQuickly(page, server, email, language);
      await page.context().clearCookies();
    },
  },
  {
    name: "newcomer",
    views: newcomerViews,
    prepare: ({ page, language }, server, email) => signUpQuickly(page, server, email, language),
  },
  {
    name: "writer",
    views: writerViews,
    prepare: async (stage, server, email) => {
      await signUpQuickly(stage.page, server, email, stage.language);
      await writeFor(stage);
    },
  },
];

export function stageOf(page: Page, server: TestServer, language: Language): Stage {
  return { page, serverUrl: server.url, language, t: textsIn(language), copy: copyIn(language) };
}

/** The browser's locale for a language of the interface. */
export const localeOf = (language: Language) => (language === "ar" ? "ar-EG" : "en-US");
