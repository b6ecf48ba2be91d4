import { describe, expect, test } from "vitest";
import { autosaveDesk } from "#tests/support/autosave-desk.ts";
import { ApiError } from "#web/lib/api-error.ts";
import type { TextDraft } from "./stored-text.ts";

describe("two tabs", () => {
  test("a text that nobody touched here takes over what the other tab stored", () => {
    const { server, page } = autosaveDesk();
    server.store("theirs");
    page.receive(server.item);
    expect(page.state).toMatchObject({ text: "theirs", stored: { version: 2 }, trouble: null });
  });

  test("a touched one is told at once, and sends nothing before the person has chosen", async () => {
    const { clock, server, device, page } = autosaveDesk();
    page.change("mine");
    server.store("theirs");
    page.receive(server.item);
    expect(page.state.trouble).toMatchObject({ kind: "conflict", theirs: { text: "theirs" } });
    page.change("mine, and more");
    expect(await page.save("edit")).toBe(false);
    await clock.pass(60_000);
    page.leave();
    expect(server.calls).toEqual([]);
    expect(device.draft).toMatchObject({ text: "mine, and more", version: 1 });
    server.store("theirs, too");
    page.receive(server.item);
    expect(page.state.trouble).toMatchObject({ theirs: { text: "theirs, too" } });

    expect(await page.keepMine()).toBe(true);
    expect(server).toMatchObject({ text: "mine, and more", version: 4 });
    expect(server.calls).toEqual([{ text: "mine, and more", origin: "edit" }]);
    expect(device.draft).toBeNull();
  });

  test("taking theirs gives mine back to whoever wants to undo it", async () => {
    const { clock, server, device, page } = autosaveDesk();
    page.change("mine");
    await clock.pass(400);
    server.store("theirs");
    page.receive(server.item);
    expect(page.takeTheirs()).toBe("mine");
    expect(page.state).toMatchObject({ text: "theirs", trouble: null });
    expect(device.draft).toBeNull();
    page.change("mine");
    await clock.pass(1_500);
    expect(server).toMatchObject({ text: "mine", version: 3 });
  });

  test("a save that came second is a conflict although nobody told of the first", async () => {
    const { clock, server, page } = autosaveDesk();
    server.store("theirs");
    page.change("mine");
    await clock.pass(1_500);
    expect(page.state.trouble).toMatchObject({ kind: "conflict", theirs: { text: "theirs", version: 2 } });
    expect(server.text).toBe("theirs");
  });

  test("the same words in both are no conflict, nor is a number that only grew", async () => {
    const { clock, server, page } = autosaveDesk();
    page.change("same");
    server.store("same");
    page.receive(server.item);
    expect(page.isSettled).toBe(true);
    page.change("mine");
    server.store("same!");
    server.store("same");
    page.receive(server.item);
    await clock.pass(1_500);
    expect(server).toMatchObject({ text: "mine", version: 5 });
  });

  test("what is read while a save is on its way is not mistaken for somebody else's", async () => {
    const { server, page } = autosaveDesk();
    page.change("mine");
    const saved = page.save("autosave");
    page.receive({ ...server.item, text: "mine", version: 2 });
    page.change("mine, and more");
    expect(await saved).toBe(true);
    expect(page.state.trouble).toBeNull();
  });
});

describe("what an earlier page left behind", () => {
  const draft = (over: Partial<TextDraft> = {}): TextDraft => ({ text: "typed", version: 1, sent: null, at: 0, ...over });

  test("is opened and saved by itself", async () => {
    const { clock, server, page } = autosaveDesk();
    page.recover(draft());
    expect(page.state).toMatchObject({ text: "typed", isRecovered: true, trouble: null });
    await clock.pass(1_500);
    expect(server.text).toBe("typed");
  });

  test("asks where the server has another text by now, also after the next reload", async () => {
    const { clock, server, device, page, open } = autosaveDesk({ text: "theirs", version: 5 });
    page.recover(draft());
    expect(page.state).toMatchObject({ text: "typed", trouble: { kind: "conflict", theirs: { text: "theirs", version: 5 } } });
    await clock.pass(60_000);
    const next = open();
    if (device.draft) next.recover(device.draft);
    expect(next.state.trouble).toMatchObject({ kind: "conflict" });
    await clock.pass(60_000);
    expect(server.text).toBe("theirs");
  });

  test("goes on over a save of its own whose answer it never heard", async () => {
    const { clock, server, page } = autosaveDesk({ text: "typ", version: 2 });
    page.recover(draft({ sent: "typ" }));
    await clock.pass(1_500);
    expect(server).toMatchObject({ text: "typed", version: 3 });
  });

  test("names the job of a suggestion that was accepted and not stored yet, also where more was typed after it", async () => {
    const { clock, server, device, page, open } = autosaveDesk();
    server.faults = [{ error: new ApiError("network") }];
    page.change("with a suggestion");
    await page.save("suggestion", "job");
    page.change("and more");
    page.leave();
    const next = open();
    if (device.draft) next.recover(device.draft);
    await clock.pass(1_500);
    expect(server.calls).toEqual([
      { text: "with a suggestion", origin: "suggestion", suggestionId: "job" },
      { text: "and more", origin: "autosave" },
    ]);
    expect(device.draft).toBeNull();
  });

  test("does not store a suggestion again that had arrived before the page was gone", async () => {
    const { clock, server, device, page, open } = autosaveDesk();
    server.faults = [{ error: new ApiError("network"), after: true }];
    page.change("with a suggestion");
    await page.save("suggestion", "job");
    page.change("and more");
    page.leave();
    server.calls.length = 0;
    const next = open();
    if (device.draft) next.recover(device.draft);
    await clock.pass(1_500);
    expect(server.calls).toEqual([{ text: "and more", origin: "autosave" }]);
    expect(server).toMatchObject({ text: "and more", version: 3 });
  });

  test("is dropped where the server has it, and does not push aside what is being typed", () => {
    const same = autosaveDesk({ text: "typed", version: 2 });
    same.device.draft = draft();
    same.page.recover(draft());
    expect(same.device.draft).toBeNull();
    const { page } = autosaveDesk();
    page.change("newer");
    page.recover(draft());
    expect(page.state.text).toBe("newer");
  });
});

describe("the text or the session is gone", () => {
  test("a deleted text is not stored anywhere else by itself, and goes on when it comes back", async () => {
    const { clock, server, device, page } = autosaveDesk();
    server.faults = [{ error: new ApiError("request.not_found", { status: 404 }) }];
    page.change("second");
    await clock.pass(60_000);
    expect(page.state.trouble).toEqual({ kind: "gone" });
    expect(device.draft).toMatchObject({ text: "second" });
    page.receive(server.item);
    await clock.pass(1_500);
    expect(server.text).toBe("second");
  });

  test("without a session it waits for the person, and saves when they are back", async () => {
    const { clock, server, device, page } = autosaveDesk();
    server.faults = [{ error: new ApiError("identity.unauthorized", { status: 401 }) }];
    page.change("second");
    await clock.pass(60_000);
    expect(page.state.trouble).toEqual({ kind: "signed-out" });
    expect(device.draft).toMatchObject({ text: "second" });
    expect(await page.retry()).toBe(true);
    expect(server.text).toBe("second");
  });

  test("changes that are given up are gone from the device, too", async () => {
    const { clock, device, page } = autosaveDesk();
    page.change("second");
    await clock.pass(400);
    page.forget();
    await clock.pass(60_000);
    expect(device.draft).toBeNull();
    expect(page.state.text).toBe("first");
  });
});
