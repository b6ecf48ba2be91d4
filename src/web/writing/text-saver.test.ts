import { expect, test } from "vitest";
import { TextSaver } from "./text-saver.ts";

/** A store of one text that refuses a change made from another version, as the server does. */
function storeAt(version: number) {
  const stored = { text: "", version, calls: 0 };
  const send = async (text: string, from: number) => {
    stored.calls += 1;
    await Promise.resolve();
    if (from !== stored.version) throw new Error("conflict");
    stored.text = text;
    stored.version += 1;
    return { version: stored.version };
  };
  return { stored, send };
}

test("quick changes never conflict with each other, and the newest is stored", async () => {
  const { stored, send } = storeAt(4);
  const saver = new TextSaver(send, 4);
  const versions = await Promise.all(["a", "b", "c"].map((text) => saver.save(text)));
  expect(stored).toEqual({ text: "c", version: 6, calls: 2 });
  expect(versions).toEqual([6, 6, 6]);
  expect(saver.isBusy).toBe(false);
});

test("a change that somebody else stored is not overwritten until its version is named", async () => {
  const { stored, send } = storeAt(4);
  const saver = new TextSaver(send, 4);
  stored.version = 5;
  stored.text = "theirs";
  await expect(saver.save("mine")).rejects.toThrow("conflict");
  expect(stored.text).toBe("theirs");
  saver.rebase(5);
  await saver.save("mine");
  expect(stored.text).toBe("mine");
});
