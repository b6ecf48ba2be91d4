import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError } from "#server/platform/startup-error.ts";
import { seasonsApi } from "#shared/contracts/seasons.ts";
import { errorCode } from "#tests/support/http.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
afterAll(() => db.close());

let app: TestApp;
let me: SignedInClient;
beforeAll(async () => {
  await truncate(db);
  app = createTestApp({ db });
  me = await app.signUp();
});

async function list(query: string, client: SignedInClient = me) {
  const response = await client.get(`/api/seasons${query}`);
  expect(response.status).toBe(200);
  return seasonsApi.list.answer.parse(await response.json());
}

/** The lines of an iCalendar file, unfolded. */
function linesOf(file: string): string[] {
  expect(file.endsWith("\r\n") || file.endsWith("END:VCALENDAR")).toBe(true);
  return file.replaceAll("\r\n ", "").split("\r\n");
}

test("the seasons of a country come from today on, with what fits them", async () => {
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  const { today, country, seasons } = await list("?country=SA&days=45");
  expect({ today, country }).toEqual({ today: "2026-11-20", country: "SA" });
  expect(seasons.map(({ season, from }) => `${season} ${from}`)).toEqual([
    "white-friday 2026-11-27",
    "arabic-language-day 2026-12-18",
    "new-year 2027-01-01",
  ]);
  expect(seasons[0]).toMatchObject({ name: { en: "White Friday", ar: "الجمعة البيضاء" }, to: "2026-11-30", expected: false });
  expect(seasons[0]?.templates).toContain(34);
});

test("a day begins by the clock of the country", async () => {
  app.clock.set(new Date("2026-09-22T21:30:00Z"));
  expect((await list("?country=SA")).today).toBe("2026-09-23");
  expect((await list("?country=US")).today).toBe("2026-09-22");
});

test.each(["?country=XX", "?days=0", "?days=401", "?days=many", "/calendar.ics?language=fr", "/calendar.ics?country="])(
  "%s is refused with a code",
  async (query) => {
    const response = await me.get(`/api/seasons${query}`);
    expect(response.status).toBe(400);
    expect(await errorCode(response)).toBe("request.invalid");
  },
);

test.each(["/api/seasons", "/api/seasons/calendar.ics"])("%s is for signed-in people", async (path) => {
  const response = await app.client().get(path);
  expect(response.status).toBe(401);
});

test("the calendar file holds a year of whole days, in the language asked for, in lines that every calendar reads", async () => {
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  const response = await me.get("/api/seasons/calendar.ics?country=SA&language=ar");
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain("seasons-sa.ics");
  const bytes = Buffer.from(await response.arrayBuffer());
  const file = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  for (const line of file.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // A cut inside a letter leaves a sign that cannot be read.
    expect(line).not.toContain("\uFFFD");
    expect(line).not.toMatch(/[\r\n]/);
  }
  const lines = linesOf(file);
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
  const { seasons } = await list("?country=SA&days=365");
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(seasons.length);
  const ramadan = lines.slice(lines.indexOf("UID:ramadan-2027-02-08-sa@localhost"));
  expect(ramadan.slice(0, ramadan.indexOf("END:VEVENT"))).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20261120T100000Z",
      "DTSTART;VALUE=DATE:20270208",
      "DTEND;VALUE=DATE:20270309",
      "SUMMARY:رمضان (متوقَّع)",
    ]),
  );
  expect(lines).toContain("X-WR-CALNAME:المواسم: المملكة العربية السعودية");
});

test("what the operator adds is in the list and in the calendar file, its signs escaped", async () => {
  const path = join(tempDir("seasons"), "seasons.json");
  const name = { en: "Sale; big, \\ 50%", ar: "تخفيضات؛ كبيرة، 50%" };
  writeFileSync(
    path,
    JSON.stringify({
      seasons: [{ id: "sale", name, from: "2026-12-01", countries: ["KW"] }],
      announced: [{ season: "ramadan", from: "2027-02-09", countries: ["KW"] }],
    }),
  );
  const other = createTestApp({ db, env: { SEASONS_FILE: path }, now: new Date("2026-11-20T10:00:00Z") });
  const client = await other.signUp();
  const { seasons } = await list("?country=KW", client);
  expect(seasons.find(({ season }) => season === "sale")).toMatchObject({ name, from: "2026-12-01", to: "2026-12-01" });
  expect(seasons.find(({ season }) => season === "ramadan")).toMatchObject({ from: "2027-02-09", expected: false });
  const lines = linesOf(await (await client.get("/api/seasons/calendar.ics?country=KW")).text());
  expect(lines).toContain("SUMMARY:Sale\\; big\\, \\\\ 50%");
  expect(lines).toContain("SUMMARY:Ramadan");
});

test("a server does not start with a file that cannot be read", () => {
  expect(() => createTestApp({ db, env: { SEASONS_FILE: "/nowhere/seasons.json" } })).toThrow(ConfigError);
});
