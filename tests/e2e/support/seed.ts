import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Generation } from "#shared/contracts/generations.ts";

/** Has a text written behind the page's back, by whoever is signed in, and waits for its end. A seed makes it the same each time. */
export async function writeText(request: APIRequestContext, serverUrl: string, brief: Brief, seed?: number): Promise<Generation> {
  const accepted = await request.post(`${serverUrl}/api/generations`, {
    headers: { origin: serverUrl },
    data: { brief, seed, idempotencyKey: randomUUID() },
  });
  expect(accepted.status(), await accepted.text()).toBe(202);
  const { id } = await accepted.json();
  const read = async (): Promise<Generation> => (await request.get(`${serverUrl}/api/generations/${id}`)).json();
  await expect.poll(async () => (await read()).state).toBe("done");
  return read();
}

export const everydayBrief: Brief = {
  templateId: 1,
  topic: "تنظيم أسبوع الشغل في محل صغير",
  variety: "ar-egyptian",
  words: 300,
  tone: "friendly",
  audience: "business",
  addressee: "everyone",
  keywords: ["قائمة المهام", "إدارة الوقت"],
  fields: { mainPoint: "ساعة تخطيط في أول الأسبوع" },
};
