import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { brandVoiceLimits } from "#shared/brand-voice-limits.ts";
import { brandVoiceUse, type SavedBrandVoice, savedBrandVoice } from "#shared/contracts/brand-voice.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp, generationWhen, hasEnded, readGeneration } from "#tests/support/model-app.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createBuiltInApp(db);
  await app.services.generations.start();
  person = await app.signUp();
});
afterAll(() => db.close());

const path = "/api/brand-voices";
const bakery = {
  name: "مخبز الحارة",
  samples: ["صباح الخير يا جيران."],
  banned: [{ variety: null, words: ["رخيص"] }],
  preferred: [{ variety: null, words: ["مناسب"] }],
  emoji: "none",
  addressee: "woman",
  signOff: "مخبز الحارة، كل يوم طازج",
} as const;

async function make(changes: object = {}, client = person): Promise<SavedBrandVoice> {
  const response = await client.post(path, { ...bakery, ...changes });
  expect(response.status).toBe(201);
  return savedBrandVoice.parse(await response.json());
}

describe("brand voices", () => {
  it("are kept, listed in the order of their making, changed and deleted", async () => {
    const first = await make();
    app.clock.advance(1_000);
    const second = await make({ name: "متجر ثانٍ" });
    expect(first).toMatchObject({ ...bakery, sentenceLength: null, version: 1 });
    const listed = await (await person.get(path)).json();
    expect(listed.map(({ id }: SavedBrandVoice) => id)).toEqual([first.id, second.id]);

    const changed = await person.patch(`${path}/${first.id}`, { name: "مخبزنا", sentenceLength: "short", version: 1 });
    expect(await changed.json()).toMatchObject({ name: "مخبزنا", sentenceLength: "short", banned: [], version: 2 });
    expect((await person.delete(`${path}/${first.id}`)).status).toBe(204);
    expect(await errorCode(await person.get(`${path}/${first.id}`))).toBe("request.not_found");
  });

  it("refuse a change that was made from an older version, and overwrite nothing", async () => {
    const voice = await make();
    await person.patch(`${path}/${voice.id}`, { ...bakery, name: "الأول", version: 1 });
    const late = await person.patch(`${path}/${voice.id}`, { ...bakery, name: "الثاني", version: 1 });
    expect(late.status).toBe(409);
    expect(await errorCode(late)).toBe("brand_voice.version_conflict");
    expect(await (await person.get(`${path}/${voice.id}`)).json()).toMatchObject({ name: "الأول", version: 2 });
  });

  it("drop empty samples and empty lists: they are no rules", async () => {
    const voice = await make({ samples: ["  ", "نص"], banned: [{ variety: "ar-saudi", words: [] }] });
    expect(voice).toMatchObject({ samples: ["نص"], banned: [] });
  });

  it.each([
    ["no name", { name: "  " }],
    ["a long sample", { samples: ["أ".repeat(brandVoiceLimits.sampleChars + 1)] }],
    ["a sixth sample", { samples: Array(6).fill("نص") }],
    ["a long word", { banned: [{ variety: null, words: ["أ".repeat(61)] }] }],
    ["an unknown variety", { banned: [{ variety: "ar-moon", words: ["كلمة"] }] }],
    ["an unknown emoji policy", { emoji: "always" }],
  ])("refuse %s", async (_what, changes) => {
    const response = await person.post(path, { ...bakery, ...changes });
    expect(response.status).toBe(400);
    expect(await errorCode(response)).toBe("request.invalid");
  });

  it("end at the limit of an account", async () => {
    for (let made = 0; made < brandVoiceLimits.voices; made++) await make({ name: `صوت ${made}` });
    const response = await person.post(path, bakery);
    expect(response.status).toBe(422);
    expect(await errorCode(response)).toBe("brand_voice.too_many");
  });

  it("are closed to who is not signed in, and hidden from another person", async () => {
    const voice = await make();
    const stranger = app.client();
    const other = await app.signUp();
    for (const [method, address, body] of [
      ["GET", path, undefined],
      ["POST", path, bakery],
      ["GET", `${path}/${voice.id}`, undefined],
      ["PATCH", `${path}/${voice.id}`, { ...bakery, version: 1 }],
      ["DELETE", `${path}/${voice.id}`, undefined],
    ] as const) {
      expect((await stranger.request(method, address, { body })).status, `${method} ${address}`).toBe(401);
      if (address === path) continue;
      expect((await other.request(method, address, { body })).status, `${method} ${address}`).toBe(404);
    }
    expect(await (await other.get(path)).json()).toEqual([]);
    expect((await person.get(`${path}/${voice.id}`)).status).toBe(200);
  });
});

describe("a brief with a brand voice", () => {
  const send = async (changes: object, client = person) => {
    const request = testRequest();
    return client.post("/api/generations", { ...request, brief: { ...request.brief, ...changes } });
  };

  it("is written in the voice as it stood, whatever the client says that it is", async () => {
    const voice = await make();
    const forged = { ...bakery, id: voice.id, signOff: "غير هذا", name: "مزوّر" };
    const { id } = await (await send({ brandVoiceId: voice.id, brandVoice: forged })).json();
    const written = await generationWhen(person, id, hasEnded);
    expect(written.brief.brandVoice).toMatchObject({ id: voice.id, name: bakery.name, signOff: bakery.signOff });
    expect(written.text.trimEnd().endsWith(bakery.signOff)).toBe(true);
    // Changing or deleting the voice afterwards changes no text.
    await person.delete(`${path}/${voice.id}`);
    expect((await readGeneration(person, id)).brief.brandVoice).toMatchObject({ name: bakery.name });
  });

  it("tells the brand's facts in every text, but for ended offers and those that the brief leaves out", async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    const fact = (text: string, until: string | null = null) => ({ kind: "other", text, until });
    const [hours, offer, ended, phone] = [
      "بنفتح كل يوم من 7 الصبح لحد 11 بالليل",
      "خصم 20% على المخبوزات لحد آخر الأسبوع",
      "عرض العيد على الكحك خلص",
      "للطلب على 01012345678",
    ];
    const facts = [fact(hours), fact(offer, today), fact(ended, "2020-01-01"), fact(phone)];
    const voice = await make({ facts });
    expect(voice.facts).toEqual(facts);
    const { id } = await (await send({ brandVoiceId: voice.id, withoutFacts: [phone], fields: {}, keywords: [] })).json();
    const { text, brief, report } = await generationWhen(person, id, hasEnded);
    expect(brief.brandVoice?.facts?.map((one) => one.text)).toEqual([hours, offer]);
    expect([hours, offer, ended, phone].map((one) => text.includes(one))).toEqual([true, true, false, false]);
    expect(report?.notes?.every(({ isTold }) => isTold)).toBe(true);
  });

  it.each([
    ["a fact without words", [{ text: " " }]],
    ["a day that is none", [{ text: "عرض", until: "2027-02-30" }]],
    ["more facts than a brand has room for", Array.from({ length: 31 }, (_, at) => ({ text: `فرع ${at}` }))],
  ])("refuses %s", async (_, facts) => {
    expect((await person.post(path, { ...bakery, facts })).status).toBe(400);
  });

  it("leaves a text that counts for its voice while it is in the library, and for nobody else", async () => {
    const voice = await make();
    const uses = async (client = person) => brandVoiceUse.array().parse(await (await client.get(`${path}/uses`)).json());
    const write = async () => {
      const { id } = await (await send({ brandVoiceId: voice.id })).json();
      app.clock.advance(60_000);
      return generationWhen(person, id, hasEnded);
    };
    await generationWhen(person, (await (await send({})).json()).id, hasEnded);
    expect(await uses()).toEqual([]);
    const first = await write();
    const second = await write();
    expect(await uses()).toEqual([{ voiceId: voice.id, texts: 2, latestItemId: second.itemId }]);
    expect(await uses(await app.signUp())).toEqual([]);
    expect((await app.client().get(`${path}/uses`)).status).toBe(401);

    await person.delete(`/api/library/${second.itemId}`);
    expect(await uses()).toMatchObject([{ texts: 1, latestItemId: first.itemId }]);
  });

  it("loses a voice that a client makes up without naming one", async () => {
    const { id } = await (await send({ brandVoice: { ...bakery, id: "x" } })).json();
    expect((await readGeneration(person, id)).brief.brandVoice).toBeUndefined();
    await generationWhen(person, id, hasEnded);
  });

  it("is refused where the voice is gone or another person's, and costs nothing", async () => {
    const other = await app.signUp();
    const theirs = await make({}, other);
    for (const brandVoiceId of ["no-such-voice", theirs.id]) {
      const response = await send({ brandVoiceId });
      expect(response.status).toBe(400);
      expect(await errorCode(response)).toBe("brief.brand_voice_unknown");
    }
    expect(await (await person.get("/api/usage")).json()).toMatchObject({ used: 0, reserved: 0 });
  });
});
