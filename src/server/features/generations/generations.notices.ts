import { titleOf } from "#language/text/title.ts";
import type { Deps } from "#server/deps.ts";
import type { NotificationParams } from "#shared/contracts/notifications.ts";
import type { Notice, NotificationsService } from "../notifications/notifications.service.ts";
import type { Ending } from "./generations.run.ts";
import { type GenerationRow, getKeptTitle, getMarketSetProgress } from "./generations.store.ts";

/** A page that follows a text may be this late with saying so: a short text is done before its page has opened the stream. */
const graceMs = 3_000;
/** Who waits longer than this has gone to do something else: then a mail is worth its while. */
const longJobSeconds = 60;

/** A job with how it ended. */
interface Ended {
  readonly row: GenerationRow;
  readonly ending: Ending;
  readonly itemId: string | null;
}

export interface EndNotices {
  /** To be called once the end is stored. */
  ended(job: Ended): void;
  /** The person has the end of this text on their screen, in whichever process. */
  seen(id: string): void;
  start(): void;
  /** Tells at once of what still waits. */
  stop(): Promise<void>;
}

/**
 * Tells a person of texts that ended while nobody followed them: a text that was watched to its end is no news. The texts of a
 * market set make one notice, with the last of them; others that end soon after each other are counted in one.
 */
export function createEndNotices(
  { db, events, log }: Pick<Deps, "db" | "events" | "log">,
  notifications: Pick<NotificationsService, "notify">,
): EndNotices {
  const waiting = new Map<string, { timer: NodeJS.Timeout; job: Ended }>();
  let unsubscribe: (() => void) | null = null;

  function forget(id: string): void {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
  }

  async function tell(job: Ended): Promise<void> {
    forget(job.row.id);
    try {
      const notice = await (job.row.setId === null ? noticeOfText(job) : noticeOfMarketSet(job.row.setId));
      if (notice && job.row.createdBy) await notifications.notify(job.row.createdBy, notice);
    } catch (error) {
      log.error({ err: error, generation: job.row.id }, "a person could not be told of an ended text");
    }
  }

  async function noticeOfText({ row, ending, itemId }: Ended): Promise<Notice> {
    const isDone = ending.state === "done";
    const title = (itemId && (await getKeptTitle(db.orm, itemId))) || titleOf(row.brief.topic);
    const path =
      row.kind === "conversion"
        ? `/my-content?${new URLSearchParams(itemId ? { item: itemId } : { converting: row.id })}`
        : `/create?template=${row.brief.templateId}&generation=${row.id}`;
    const params: NotificationParams = { title, path, templateId: row.brief.templateId, variety: row.brief.variety };
    const isLong = (ending.seconds ?? 0) >= longJobSeconds;
    return {
      kind: isDone ? "job_done" : "job_failed",
      params,
      eventKey: `job:${row.id}`,
      // Texts that were finished stand in the library; one that was not can be looked at on its own page only.
      gathers: isDone ? { path: "/my-content" } : {},
      ...(isLong ? { mail: { text: isDone ? "jobDone" : "jobFailed", title, path } } : {}),
    };
  }

  /** Null while another text of the set is being written: the last one tells. */
  async function noticeOfMarketSet(setId: string): Promise<Notice | null> {
    const set = await getMarketSetProgress(db.orm, setId);
    if (!set || set.running > 0) return null;
    const { title, done, failed } = set;
    const path = `/matrix?set=${setId}`;
    const isLong = set.seconds >= longJobSeconds;
    return {
      kind: done > 0 ? "job_done" : "job_failed",
      params: { title, path, setId, done, failed },
      // Texts of one set that end together say the same thing.
      eventKey: `set:${setId}:${set.endedAt}`,
      ...(isLong ? { mail: { text: done > 0 ? "setDone" : "jobFailed", title, path } } : {}),
    };
  }

  return {
    ended(job) {
      // Who stopped a text knows it.
      if (job.ending.state === "stopped" && job.ending.error === null) return;
      const timer = setTimeout(() => void tell(job), graceMs);
      timer.unref();
      waiting.set(job.row.id, { timer, job });
    },
    seen(id) {
      events.publish("generation-seen", { id });
    },
    start() {
      unsubscribe = events.subscribe("generation-seen", ({ id }) => forget(id));
    },
    async stop() {
      unsubscribe?.();
      await Promise.all([...waiting.values()].map(({ job }) => tell(job)));
    },
  };
}
