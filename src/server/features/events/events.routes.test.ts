import { EventSourceParserStream } from "eventsource-parser/stream";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { tellTabs } from "./events.service.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

function readEvents(response: Response) {
  if (!response.body) throw new Error("no stream");
  return response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
}

test("a tab hears what changes for its person, and nothing of others", async () => {
  const { signUp, deps, stop } = createTestApp({ db });
  const [me, other] = [await signUp(), await signUp()];
  const response = await me.get("/api/events");
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const events = readEvents(response);
  tellTabs(deps, other.user.id, { type: "library" });
  const first = events.read();
  await me.post("/api/settings", { displayName: "New" });
  expect((await first).value?.data).toBe('{"type":"settings"}');
  tellTabs(deps, other.user.id, { type: "library" });
  tellTabs(deps, me.user.id, { type: "generation", id: "g" });
  expect((await events.read()).value?.data).toBe('{"type":"generation","id":"g"}');
  stop();
  expect((await events.read()).done).toBe(true);
});

test("a tab that closes is forgotten", async () => {
  const { signUp, deps } = createTestApp({ db });
  const me = await signUp();
  const unsubscribed = vi.fn();
  const subscribe = deps.events.subscribe;
  vi.spyOn(deps.events, "subscribe").mockImplementation((...given) => {
    const unsubscribe = subscribe(...given);
    return () => {
      unsubscribed();
      unsubscribe();
    };
  });
  const reader = (await me.get("/api/events")).body?.getReader();
  await reader?.read();
  expect(unsubscribed).not.toHaveBeenCalled();
  await reader?.cancel();
  // From what its person is told, and what its workspace is.
  await expect.poll(() => unsubscribed.mock.calls.length).toBe(2);
});

test("a person has twenty streams: the next one ends the oldest, tells it to stay away for a while, and works", async () => {
  const { signUp, deps, stop } = createTestApp({ db });
  const [me, other] = [await signUp(), await signUp()];
  const beside = readEvents(await other.get("/api/events"));
  const first = (await me.get("/api/events")).body?.pipeThrough(new TextDecoderStream());
  const later = [];
  for (let tab = 0; tab < 20; tab++) later.push(readEvents(await me.get("/api/events")));
  let received = "";
  for await (const text of first ?? []) received += text;
  expect(received).toBe(": open\nretry: 3000\n\nretry: 300000\n\n");
  tellTabs(deps, me.user.id, { type: "library" });
  tellTabs(deps, other.user.id, { type: "settings" });
  for (const events of later) expect((await events.read()).value?.data).toBe('{"type":"library"}');
  expect((await beside.read()).value?.data, "others are not touched").toBe('{"type":"settings"}');
  stop();
});

test("a stream that is opened while the server stops ends at once", async () => {
  const { signUp, stop } = createTestApp({ db });
  const me = await signUp();
  stop();
  expect((await readEvents(await me.get("/api/events")).read()).done).toBe(true);
});

test("signed out there is nothing to hear", async () => {
  const response = await createTestApp({ db }).client().get("/api/events");
  expect([response.status, await errorCode(response)]).toEqual([401, "identity.unauthorized"]);
});
