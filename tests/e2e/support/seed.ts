import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { SavedBrandVoice } from "#shared/contracts/brand-voice.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Generation } from "#shared/contracts/generations.ts";
import type { MarketSet } from "#shared/contracts/markets.ts";
import type { Variety } from "#shared/options.ts";

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

/** Has a text written and puts another in its place, as its person may. @returns the job, with its item. */
export async function keepText(
  request: APIRequestContext,
  serverUrl: string,
  brief: Brief,
  text: string,
): Promise<{ id: string; itemId: string }> {
  const { id, itemId } = await writeText(request, serverUrl, brief);
  const saved = await request.patch(`${serverUrl}/api/library/${itemId}`, {
    headers: { origin: serverUrl },
    data: { text, version: 1 },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return { id, itemId: itemId ?? "" };
}

/** Has a text converted behind the page's back. @returns the new item's id. */
export async function convertText(
  request: APIRequestContext,
  serverUrl: string,
  itemId: string,
  variety: Variety,
): Promise<string> {
  const accepted = await request.post(`${serverUrl}/api/library/${itemId}/conversions`, {
    headers: { origin: serverUrl },
    data: { variety, idempotencyKey: `convert-${itemId}-${variety}` },
  });
  expect(accepted.status(), await accepted.text()).toBe(202);
  const { id } = await accepted.json();
  const read = async (): Promise<Generation> => (await request.get(`${serverUrl}/api/generations/${id}`)).json();
  await expect.poll(async () => (await read()).itemId).not.toBeNull();
  return (await read()).itemId ?? "";
}

/** A short post for four markets, the last of them outside the free plan: three texts and a refusal. */
export const marketBrief: Brief = {
  templateId: 2,
  topic: "بوكس فطور للعائلة يوم الجمعة، يوصل قبل الساعة تسعة",
  variety: "ar-saudi",
  words: 100,
  tone: "friendly",
  audience: "families",
  addressee: "everyone",
  keywords: ["فطور الجمعة"],
  fields: { platform: "instagram" },
};
const fourMarkets = ["ar-saudi", "ar-egyptian", "ar-standard", "ar-lebanese"] as const;

/** Has a brief written in several markets behind the page's back, and waits for the end of all of them. */
export async function writeMarketSet(
  request: APIRequestContext,
  serverUrl: string,
  brief: Brief = marketBrief,
  varieties: readonly Variety[] = fourMarkets,
): Promise<MarketSet> {
  const answer = await request.post(`${serverUrl}/api/sets`, {
    headers: { origin: serverUrl },
    data: { brief, varieties, idempotencyKey: randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as MarketSet;
  const read = async (): Promise<MarketSet> => (await request.get(`${serverUrl}/api/sets/${id}`)).json();
  await expect.poll(async () => (await read()).cells.every(({ generation }) => generation?.state !== "running")).toBe(true);
  return read();
}

/** Makes a brand voice behind the page's back. */
export async function makeBrandVoice(request: APIRequestContext, serverUrl: string, rules: object): Promise<SavedBrandVoice> {
  const answer = await request.post(`${serverUrl}/api/brand-voices`, { headers: { origin: serverUrl }, data: rules });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

export const bakeryVoice = {
  name: "مخبز زهرة",
  samples: ["صباح الخير يا جيران. الخبز طلع من الفرن قبل شوي."],
  preferred: [{ variety: null, words: ["طازج", "على مهلك"] }],
  banned: [
    { variety: null, words: ["رخيص"] },
    { variety: "ar-saudi", words: ["دلوقتي"] },
  ],
  sentenceLength: "short",
  emoji: "none",
  addressee: "woman",
  signOff: "مخبز زهرة، كل صباح طازج",
} as const;

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
  // The facts alone make the text: whatever is known of the subject.
  subject: "none",
  notes: ["قائمة المهام بتتكتب مساء الخميس", "أهم مشوار بيتعمل قبل الضهر", "إدارة الوقت عندنا معناها نراجع اللي فاضل كل يوم"],
};
