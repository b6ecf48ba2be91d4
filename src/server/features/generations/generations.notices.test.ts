import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Deps } from "#server/deps.ts";
import { createEventBus } from "#server/platform/events.ts";
import { AppError } from "#shared/errors.ts";
import { testBrief } from "#tests/support/briefs.ts";
import type { Notice } from "../notifications/notifications.service.ts";
import { createEndNotices } from "./generations.notices.ts";
import type { Ending } from "./generations.run.ts";
import type { GenerationRow } from "./generations.store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = pino({ level: "silent" });

/** Notices of texts that were not kept, so that no database is asked. */
function setUp() {
  const told: Notice[] = [];
  // Only texts that are kept, and market sets, are looked up.
  const db = { kind: "pglite" } as Deps["db"];
  const events = createEventBus(db, log);
  const notices = createEndNotices(
    { db, events, log },
    {
      notify: async (_userId, notice) => void told.push(notice),
    },
  );
  notices.start();
  const end = (id: string, ending: Partial<Ending>) =>
    notices.ended({
      row: { id, workspaceId: "me", createdBy: "me", kind: "draft", setId: null, brief: testBrief() } as GenerationRow,
      ending: { state: "done", seconds: 1, error: null, ...ending } as Ending,
      itemId: null,
    });
  return { notices, told, end };
}

test("a text that its person stopped is no news; one that ended for lack of words, or was broken off, is", async () => {
  const { told, end } = setUp();
  end("stopped", { state: "stopped" });
  end("no-words", { state: "stopped", error: new AppError("plan.word_limit", { words: 300 }) });
  end("broken-off", { state: "interrupted" });
  end("failed", { state: "failed", error: new AppError("writer.empty") });
  await vi.runAllTimersAsync();
  expect(told.map(({ kind, eventKey }) => [kind, eventKey])).toEqual([
    ["job_failed", "job:no-words"],
    ["job_failed", "job:broken-off"],
    ["job_failed", "job:failed"],
  ]);
});

test("a page may say a moment later that it shows the end; after that, the person is told", async () => {
  const { notices, told, end } = setUp();
  end("watched", {});
  await vi.advanceTimersByTimeAsync(2_900);
  notices.seen("watched");
  await vi.runAllTimersAsync();
  expect(told).toEqual([]);
  end("unwatched", {});
  await vi.runAllTimersAsync();
  notices.seen("unwatched");
  expect(told.map(({ eventKey }) => eventKey)).toEqual(["job:unwatched"]);
});

test("only a job that took a minute or more is worth a mail", async () => {
  const { told, end } = setUp();
  end("short", { seconds: 59 });
  end("long", { seconds: 61 });
  end("nobody-knows", { state: "interrupted", seconds: null });
  await vi.runAllTimersAsync();
  expect(told.map(({ eventKey, mail }) => [eventKey, mail?.text])).toEqual([
    ["job:short", undefined],
    ["job:long", "jobDone"],
    ["job:nobody-knows", undefined],
  ]);
});

test("a stopping server tells at once of what still waits", async () => {
  const { notices, told, end } = setUp();
  end("waiting", {});
  await notices.stop();
  expect(told).toHaveLength(1);
});
