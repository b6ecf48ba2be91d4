import { describe, expect, test } from "vitest";
import { ownText } from "#shared/contracts/library.ts";
import { autosaveDesk, settled } from "#tests/support/autosave-desk.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { maxTextChars } from "./trouble.ts";

const lost = () => new ApiError("network");
const refusal = (status: number) => new ApiError("request.invalid", { status });

describe("saving by itself", () => {
  test("a change is kept on the device at once, sent after a pause, and then no longer kept", async () => {
    const { clock, server, device, page } = autosaveDesk();
    page.change("second");
    await clock.pass(299);
    expect(device.draft).toBeNull();
    await clock.pass(1);
    expect(device.draft).toMatchObject({ text: "second", version: 1 });
    await clock.pass(1_199);
    expect(server.calls).toEqual([]);
    await clock.pass(1);
    expect(server.calls).toEqual([{ text: "second", origin: "autosave" }]);
    expect(device.draft).toBeNull();
    expect(page.state).toMatchObject({ isSending: false, trouble: null, saved: { at: 1_500, origin: "autosave" } });
    expect(page.isSettled).toBe(true);
  });

  test("who types without a pause is saved every ten seconds, and the device hears of it three times a second", async () => {
    const { clock, server, device, page } = autosaveDesk();
    for (let letter = 1; letter <= 100; letter += 1) {
      page.change("x".repeat(letter));
      await clock.pass(100);
    }
    expect(server.calls).toHaveLength(1);
    expect(device.writes).toBeLessThan(40);
    await clock.pass(1_500);
    expect(server.text).toBe("x".repeat(100));
  });

  test("what was changed back is neither sent nor kept", async () => {
    const { clock, server, device, page } = autosaveDesk();
    page.change("second");
    await clock.pass(400);
    page.change("first");
    await clock.pass(20_000);
    expect(server.calls).toEqual([]);
    expect(device.draft).toBeNull();
  });

  test("a save point is sent at once, and again when it had been saved by itself before", async () => {
    const { clock, server, page } = autosaveDesk();
    page.change("second");
    await clock.pass(1_500);
    expect(await page.save("edit")).toBe(true);
    expect(server.calls).toEqual([
      { text: "second", origin: "autosave" },
      { text: "second", origin: "edit" },
    ]);
    expect(server.version).toBe(2);
  });

  test("one at a time and in order: save points are all stored, what was saved by itself makes way for what is newer", async () => {
    const { server, page } = autosaveDesk();
    const saved: Promise<boolean>[] = [];
    for (const [text, origin] of [
      ["a", "edit"],
      ["b", "autosave"],
      ["c", "autosave"],
      ["d", "edit"],
      ["e", "suggestion"],
    ] as const) {
      page.change(text);
      saved.push(page.save(origin));
    }
    expect(await Promise.all(saved)).toEqual([true, true, true, true, true]);
    expect(server.calls.map(({ text }) => text)).toEqual(["a", "d", "e"]);
    expect(server.version).toBe(4);
  });

  test("a suggestion names the job that made it, also when it is sent again, and nothing after it does", async () => {
    const { clock, server, page } = autosaveDesk();
    server.faults = [{ error: lost() }];
    page.change("with a suggestion");
    expect(await page.save("suggestion", "job")).toBe(false);
    page.change("and more");
    await clock.pass(10_000);
    expect(server.calls).toEqual([
      { text: "with a suggestion", origin: "suggestion", suggestionId: "job" },
      { text: "and more", origin: "autosave" },
    ]);
  });

  test("characters that the server does not keep are no change that is sent for ever", async () => {
    const { clock, server, page } = autosaveDesk();
    page.change("a\0b");
    await clock.pass(1_500);
    expect(server.calls).toHaveLength(1);
    server.text = "ab";
    page.receive(server.item);
    await clock.pass(60_000);
    expect(server.calls).toHaveLength(1);
  });

  test("a page that is left keeps and sends without waiting", async () => {
    const { server, device, page } = autosaveDesk();
    page.change("second");
    page.leave();
    expect(device.draft).toMatchObject({ text: "second" });
    await settled();
    expect(server.text).toBe("second");
  });
});

describe("texts that cannot be stored", () => {
  test("an empty text, and one over the limit, are not sent; what comes after them is", async () => {
    const { clock, server, device, page } = autosaveDesk();
    expect(maxTextChars).toBe(ownText.safeParse("x".repeat(maxTextChars)).success ? maxTextChars : 0);
    expect(ownText.safeParse("x".repeat(maxTextChars + 1)).success).toBe(false);
    page.change(" \n ");
    await clock.pass(1_500);
    expect(page.state.trouble).toEqual({ kind: "empty" });
    page.change("x".repeat(maxTextChars + 1));
    await clock.pass(1_500);
    expect(page.state.trouble).toEqual({ kind: "too-long" });
    expect(device.draft?.text).toHaveLength(maxTextChars + 1);
    expect(server.calls).toEqual([]);
    page.change("second");
    expect(page.state.trouble).toBeNull();
    await clock.pass(1_500);
    expect(server.text).toBe("second");
  });

  test("a refusal is not tried again by itself, and nothing is lost by it", async () => {
    const { clock, server, device, page } = autosaveDesk();
    server.faults = [{ error: refusal(400) }];
    page.change("second");
    await clock.pass(120_000);
    expect(page.state.trouble).toMatchObject({ kind: "refused" });
    expect(device.draft).toMatchObject({ text: "second" });
    expect(await page.retry()).toBe(true);
    expect(server.text).toBe("second");
  });

  test("a device that keeps nothing says so, until the server has the text", async () => {
    const { clock, server, device, page } = autosaveDesk();
    device.isBlocked = true;
    server.faults = [{ error: lost() }];
    page.change("second");
    await clock.pass(1_500);
    expect(page.state).toMatchObject({ isKept: false, trouble: { kind: "offline" } });
    await clock.pass(2_000);
    expect(page.state).toMatchObject({ isKept: true, trouble: null });
  });
});

describe("no connection", () => {
  test("it is tried again, less and less often, and what was typed meanwhile follows in order", async () => {
    const { clock, server, device, page } = autosaveDesk();
    server.faults = Array.from({ length: 7 }, () => ({ error: lost() }));
    page.change("second");
    await clock.pass(1_500);
    expect(page.state.trouble).toEqual({ kind: "offline" });
    page.change("third");
    expect(await page.save("edit")).toBe(false);
    page.change("fourth");
    await clock.pass(300);
    expect(device.draft).toMatchObject({ text: "fourth", version: 1, sent: "second" });
    await clock.pass(4_000);
    expect(server.faults).toHaveLength(4);
    await clock.pass(120_000);
    expect(server.calls).toEqual([
      { text: "second", origin: "autosave" },
      { text: "third", origin: "edit" },
      { text: "fourth", origin: "autosave" },
    ]);
    expect(page.state).toMatchObject({ trouble: null, isKept: true });
    expect(device.draft).toBeNull();
  });

  test("it is tried at once when the connection is back", async () => {
    const { clock, server, page } = autosaveDesk();
    server.faults = Array.from({ length: 5 }, () => ({ error: lost() }));
    page.change("second");
    await clock.pass(40_000);
    server.faults = [];
    page.reconnect();
    await settled();
    expect(server.text).toBe("second");
  });

  test.each([500, 503, 429, 408])("status %i is tried again by itself", async (status) => {
    const { clock, server, page } = autosaveDesk();
    server.faults = [{ error: new ApiError("internal", { status }) }];
    page.change("second");
    await clock.pass(1_500);
    expect(page.state.trouble).toMatchObject({ kind: "failing" });
    await clock.pass(2_000);
    expect(server.text).toBe("second");
  });

  test("a save whose answer was lost is no conflict with oneself", async () => {
    const { clock, server, page } = autosaveDesk();
    server.faults = [{ error: lost(), after: true }];
    page.change("second");
    await clock.pass(1_500);
    page.change("third");
    page.receive(server.item);
    expect(page.state.trouble).toBeNull();
    await clock.pass(10_000);
    expect(server).toMatchObject({ text: "third", version: 3 });
  });
});
