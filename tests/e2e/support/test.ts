import { test as base, expect } from "@playwright/test";
import type { Language } from "#shared/options.ts";
import type { PlanId } from "#shared/plans.ts";
import { startTrendServer, type TrendServer } from "#tests/support/trend-server.ts";
import { newEmail, signUpQuickly } from "./journey.ts";
import { quickMain, startServer, type TestServer } from "./server.ts";

/**
 * The server of this worker process, started before its first test and shared by all test files that it runs: a start takes as long
 * as a test. Each test makes people of its own, so that none meets what another has left.
 */
export let server: TestServer;

/** The sources of trends of that server. A test that changes their answers resets them. */
export let trendServer: TrendServer;

/** For `test.use`: a page that draws its motion, as most people see it. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

export interface OfTest {
  /** The plan that new people are on. */
  plan: PlanId;
  /** Signs a new person up behind the page's back. @returns their address. */
  newPerson: (language?: Language) => Promise<string>;
}

export interface OfWorker {
  /** Settings of the server, on top of those of every test server. */
  serverEnv: Record<string, string>;
  runningServer: TestServer;
}

export const test = base.extend<OfTest, OfWorker>({
  plan: ["free", { option: true }],
  newPerson: ({ page, plan }, use) =>
    use(async (language) => {
      const email = newEmail();
      await signUpQuickly(page, server, email, language);
      if (plan === "free") return email;
      const answer = await page.request.post(`${server.url}/api/plan`, { headers: { origin: server.url }, data: { plan } });
      expect(answer.ok()).toBe(true);
      return email;
    }),
  serverEnv: [{}, { scope: "worker", option: true }],
  runningServer: [
    async ({ serverEnv }, use) => {
      trendServer = await startTrendServer();
      const env = { TREND_GATEWAY: trendServer.url, TREND_SOURCES: "wikimedia,google-rss", ...serverEnv };
      server = await startServer(env, { main: quickMain });
      await use(server);
      await server.close();
      await trendServer.close();
    },
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
});
