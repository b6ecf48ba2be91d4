import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { isRealPostgres, openTestDatabase } from "#tests/support/test-db.ts";
import { createEventBus } from "./events.ts";

const db = await openTestDatabase();
const log = pino({ level: "silent" });
afterAll(() => db.close());

test("a subscriber of the same process hears at once, and no longer after unsubscribing", () => {
  const bus = createEventBus(db, log);
  const heard: unknown[] = [];
  const unsubscribe = bus.subscribe("user:a", (payload) => heard.push(payload));
  bus.publish("user:a", { type: "library" });
  bus.publish("user:b", { type: "sets" });
  unsubscribe();
  bus.publish("user:a", { type: "usage" });
  expect(heard).toEqual([{ type: "library" }]);
});

test("one failing handler does not keep the event from the others", () => {
  const bus = createEventBus(db, log);
  const heard: unknown[] = [];
  bus.subscribe("generation-stop", () => {
    throw new Error("broken");
  });
  bus.subscribe("generation-stop", ({ id }) => heard.push(id));
  bus.publish("generation-stop", { id: "1" });
  expect(heard).toEqual(["1"]);
});

test("an event that PostgreSQL could not carry is refused, on every database", () => {
  const bus = createEventBus(db, log);
  expect(() => bus.publish("generation-stop", { id: "ب".repeat(4_000) })).toThrow(RangeError);
});

test.runIf(isRealPostgres)(
  "another process hears too, and the own one hears once; what it does not know it passes over",
  async () => {
    const [one, two] = [createEventBus(db, log), createEventBus(db, log)];
    const heard: string[] = [];
    one.subscribe("generation-seen", () => heard.push("one"));
    two.subscribe("generation-seen", () => heard.push("two"));
    await Promise.all([one.start(), two.start()]);
    for (const unknown of [
      { topic: "generation-seen", payload: { name: "of a later version" } },
      { topic: "of-a-later-version", payload: {} },
    ])
      await db.notify("lahja_events", JSON.stringify({ origin: "three", ...unknown }));
    one.publish("generation-seen", { id: "1" });
    await expect.poll(() => heard).toEqual(["one", "two"]);
    await Promise.all([one.stop(), two.stop()]);
    two.publish("generation-seen", { id: "2" });
    expect(heard).toEqual(["one", "two", "two"]);
  },
);
