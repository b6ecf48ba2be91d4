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
  const unsubscribe = bus.subscribe("a", (payload) => heard.push(payload));
  bus.publish("a", { n: 1 });
  bus.publish("b", { n: 2 });
  unsubscribe();
  bus.publish("a", { n: 3 });
  expect(heard).toEqual([{ n: 1 }]);
});

test("one failing handler does not keep the event from the others", () => {
  const bus = createEventBus(db, log);
  const heard: unknown[] = [];
  bus.subscribe("a", () => {
    throw new Error("broken");
  });
  bus.subscribe("a", (payload) => heard.push(payload));
  bus.publish("a", 1);
  expect(heard).toEqual([1]);
});

test("an event that PostgreSQL could not carry is refused, on every database", () => {
  const bus = createEventBus(db, log);
  expect(() => bus.publish("a", "ب".repeat(4_000))).toThrow(RangeError);
});

test.runIf(isRealPostgres)("another process hears too, and the own one hears once", async () => {
  const [one, two] = [createEventBus(db, log), createEventBus(db, log)];
  const heard: string[] = [];
  one.subscribe("across", () => heard.push("one"));
  two.subscribe("across", () => heard.push("two"));
  await Promise.all([one.start(), two.start()]);
  one.publish("across", 1);
  await expect.poll(() => heard).toEqual(["one", "two"]);
  await Promise.all([one.stop(), two.stop()]);
  two.publish("across", 2);
  expect(heard).toEqual(["one", "two", "two"]);
});
