import type { MarketSet } from "#shared/contracts/markets.ts";
import { testBrief, testRequest } from "./briefs.ts";
import { generationWhen, hasEnded } from "./model-app.ts";
import type { SignedInClient, TestApp } from "./test-app.ts";

/** Gives a person a bit of everything: a text with a link to it, a market set, a brand voice, settings, a model service, a reset under way. */
export async function fillAccount(app: TestApp, me: SignedInClient): Promise<void> {
  const { id } = (await (await me.post("/api/generations", testRequest())).json()) as { id: string };
  const { itemId } = await generationWhen(me, id, hasEnded);
  await me.put(`/api/library/${itemId}/link`, { days: 7 });
  await me.post("/api/brand-voices", { name: "مخبز زهرة", samples: [], preferred: [], banned: [], signOff: "من مخبز زهرة" });
  const set = await me.post("/api/sets", {
    brief: testBrief(),
    varieties: ["ar-saudi", "ar-standard"],
    idempotencyKey: "a-market-set",
  });
  const { cells } = (await set.json()) as MarketSet;
  for (const { generation } of cells) await generationWhen(me, generation?.id ?? "", hasEnded);
  await me.post("/api/settings", { preferences: { theme: "dark" } });
  await me.put("/api/own-writer", { baseUrl: "https://models.example/v1", model: "my-model", apiKey: "sk-own-4242424242" });
  await me.patch("/api/own-writer", { enabled: false });
  await app.client().post("/api/auth/request-password-reset", { email: me.user.email });
  await app.mailsTo(me.user.email, 2);
}
