import { expect, test } from "vitest";
import type { ImportedTrends, SavedKeyword } from "#shared/contracts/trend-collection.ts";
import type { KeywordTrend } from "#shared/contracts/trends.ts";
import { errorCode } from "#tests/support/http.ts";
import { hourMs, openTrendApp } from "#tests/support/trend-app.ts";

const to = await openTrendApp({ TREND_SOURCES: "wikimedia,google-rss" });

test("a keyword is saved once whatever its spelling, with its figure of the day, and tells its change since", async () => {
  await to.coffee();
  const save = async (word: string, geo = "EG") =>
    (await (await to.me.post("/api/trend-keywords", { keyword: word, geo })).json()) as SavedKeyword;
  const saved = await save("قهوة");
  expect(saved).toMatchObject({ keyword: "قهوة", baseline: 73, sinceSaved: 0 });
  expect((await save("قهوه")).id).toBe(saved.id);
  expect((await save("قهوة", "SA")).id).not.toBe(saved.id);
  to.server.respond("wikimedia.org", (_path, response) => {
    const items = [10, 10, 10, 10, 10, 10, 100].map((views, at) => ({ timestamp: `202611${14 + at}00`, views }));
    response.end(JSON.stringify({ items }));
  });
  to.app.clock.advance(2 * hourMs);
  await to.coffee();
  const first = (await to.read<SavedKeyword[]>("trend-keywords")).find(({ id }) => id === saved.id);
  // 10 of 100 six times and 100 once: a mean of 23.
  expect(first).toMatchObject({ baseline: 73, sinceSaved: -50, latest: { interest: 23 } });
  const other = await to.app.signUp();
  expect(await to.read("trend-keywords", other)).toEqual([]);
  expect((await other.delete(`/api/trend-keywords/${saved.id}`)).status).toBe(404);
  expect((await to.me.delete(`/api/trend-keywords/${saved.id}`)).status).toBe(204);
  expect(await to.read<SavedKeyword[]>("trend-keywords")).toHaveLength(1);
});

test("a keyword saved before any figure came is measured from the first that comes", async () => {
  await to.me.post("/api/trend-keywords", { keyword: "قهوة", geo: "EG" });
  const only = async () => (await to.read<SavedKeyword[]>("trend-keywords"))[0];
  expect(await only()).toMatchObject({ baseline: null, latest: null, sinceSaved: null });
  await to.coffee();
  expect(await only()).toMatchObject({ baseline: 73, latest: { interest: 73 }, sinceSaved: 0 });
});

test("no more than fifty keywords are saved, also when they are saved at once", async () => {
  const saves = Array.from({ length: 52 }, (_, number) => to.me.post("/api/trend-keywords", { keyword: `word ${number}` }));
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.filter((status) => status === 422)).toHaveLength(2);
});

const csv = "Category: All categories\n\nWeek,شاي: (مصر)\n2026-11-01,20\n2026-11-08,<1\n2026-11-15,40\n";

test("an imported file is shown by itself, and answers where no source knows the keyword, without any network", async () => {
  await to.restart({ TREND_SOURCES: "off" });
  const response = await to.me.post("/api/trend-imports", { fileName: "multiTimeline.csv", text: csv });
  const file = (await response.json()) as ImportedTrends;
  expect(file.comparison).toMatchObject({
    origin: "file",
    unit: "index",
    series: [{ keyword: "شاي", interest: 20, change: null }],
  });
  const tea = await to.read<KeywordTrend>(`trends/${encodeURIComponent("شاى")}`);
  expect(tea).toMatchObject({ success: true, origin: "file", source: "Google Trends CSV", interest: 20 });
  expect(await to.read<KeywordTrend>(`trends/${encodeURIComponent("شاي")}?geo=SA`)).toMatchObject({ success: false });
  const other = await to.app.signUp();
  expect(await to.read("trend-imports", other)).toEqual([]);
  expect((await other.delete(`/api/trend-imports/${file.id}`)).status).toBe(404);
  expect((await to.me.delete(`/api/trend-imports/${file.id}`)).status).toBe(204);
});

test("a file of related queries needs the name of its keyword, and then tells them", async () => {
  const text = "Category: All categories\n\nTOP\nقهوة عربية,100\n\nRISING\nقهوة باردة,+90%\n";
  const unnamed = await to.me.post("/api/trend-imports", { fileName: "relatedQueries.csv", text });
  expect([unnamed.status, await errorCode(unnamed)]).toEqual([422, "trends.keyword_needed"]);
  await to.me.post("/api/trend-imports", { fileName: "relatedQueries.csv", text, keyword: "قهوة" });
  const trend = await to.coffee();
  expect([trend.origin, trend.relatedSource]).toEqual(["wikimedia", "Google Trends CSV"]);
  expect(trend.relatedQueries.default.rankedList[0]?.rankedKeyword).toEqual([{ query: "قهوة عربية" }, { query: "قهوة باردة" }]);
});

test.each([
  [{ fileName: "x.csv", text: "hello" }, 422, "trends.file_unknown"],
  [{ fileName: "x.csv", text: "x".repeat(500_001) }, 400, "request.invalid"],
  [{ fileName: "", text: csv }, 400, "request.invalid"],
])("a file that is none is refused and not kept: %#", async (body, status, code) => {
  const response = await to.me.post("/api/trend-imports", body);
  expect([response.status, await errorCode(response)]).toEqual([status, code]);
  expect(await to.read("trend-imports")).toEqual([]);
});

test("the sample is labelled, and is neither stored nor an answer to a keyword", async () => {
  const sample = await to.read<ImportedTrends>("trend-sample");
  expect(sample.comparison).toMatchObject({ origin: "sample", source: "Sample" });
  await to.restart({ TREND_SOURCES: "off" });
  expect(await to.read<KeywordTrend>(`trends/${encodeURIComponent("كنافة")}`)).toMatchObject({ success: false });
  expect(await to.read("trend-imports")).toEqual([]);
});
