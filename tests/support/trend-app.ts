import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { KeywordTrend } from "#shared/contracts/trends.ts";
import { createTestApp, type SignedInClient, type TestApp } from "./test-app.ts";
import { openTestDatabase, truncate } from "./test-db.ts";
import { startTrendServer, type TrendServer } from "./trend-server.ts";

/** An app whose trend sources are a server of the test's, with one person; made anew before each test. */
export interface TrendApp {
  readonly db: Awaited<ReturnType<typeof openTestDatabase>>;
  server: TrendServer;
  app: TestApp;
  me: SignedInClient;
  /** The same with other settings, and a person of its own. */
  restart(env: Record<string, string>): Promise<void>;
  /** The answer to a GET below `/api`, which must succeed. */
  read<Answer>(path: string, client?: SignedInClient): Promise<Answer>;
  /** What is told of «قهوة». */
  coffee(query?: string, client?: SignedInClient): Promise<KeywordTrend>;
  /** From now on every source fails. */
  breakAll(): void;
}

export const coffeePath = `trends/${encodeURIComponent("قهوة")}`;
export const hourMs = 3_600_000;
export const weekMs = 7 * 24 * hourMs;

export async function openTrendApp(env: Record<string, string>): Promise<TrendApp> {
  const db = await openTestDatabase();
  const setting = {
    db,
    async restart(other) {
      setting.app = createTestApp({ db, env: { TREND_GATEWAY: setting.server.url, ...other } });
      setting.me = await setting.app.signUp();
    },
    async read(path, client = setting.me) {
      const response = await client.get(`/api/${path}`);
      expect(response.status, path).toBe(200);
      return response.json();
    },
    coffee: (query = "", client = setting.me) => setting.read(`${coffeePath}${query}`, client),
    breakAll: () => setting.server.respond("", (_path, response) => void response.writeHead(500).end()),
  } as TrendApp;
  beforeAll(async () => {
    setting.server = await startTrendServer();
  });
  beforeEach(async () => {
    await truncate(db);
    await setting.restart(env);
  });
  afterEach(() => setting.server.reset());
  afterAll(async () => {
    await setting.server.close();
    await db.close();
  });
  return setting;
}
