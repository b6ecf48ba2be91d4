import type { JobData, JobKind, Jobs } from "#server/platform/jobs.ts";

/** Jobs that run at once in this process; an error of a handler fails the `enqueue`. Schedules never run by themselves. */
export interface TestJobs extends Jobs {
  /** Everything that was ever queued and not discarded, the oldest first. */
  readonly queued: readonly { kind: JobKind; data: JobData[JobKind] }[];
  /** Does every job of a held kind once more, the oldest first. */
  runHeld(): Promise<void>;
  /** Runs the scheduled handler of a kind now. */
  runScheduled(kind: JobKind): Promise<void>;
}

/** @param held kinds that are recorded but not done, such as mails where no mail server is. */
export function createTestJobs(held: readonly JobKind[] = []): TestJobs {
  const handlers = new Map<JobKind, (data: unknown) => Promise<void>>();
  const scheduled = new Map<JobKind, (signal: AbortSignal) => Promise<void>>();
  const queued: { kind: JobKind; data: JobData[JobKind] }[] = [];
  const { signal } = new AbortController();
  return {
    queued,
    define(kind, handler) {
      handlers.set(kind, (data) => handler(data as Parameters<typeof handler>[0], signal));
    },
    async enqueue(kind, data) {
      const handler = handlers.get(kind);
      if (!handler) throw new Error(`no handler for jobs of kind ${kind}`);
      if (!held.includes(kind)) await handler(data);
      queued.push({ kind, data });
    },
    async discard(kind, data) {
      const isMeant = (job: (typeof queued)[number]) =>
        job.kind === kind && Object.entries(data).every(([key, value]) => Reflect.get(job.data, key) === value);
      queued.splice(0, queued.length, ...queued.filter((job) => !isMeant(job)));
    },
    schedule(kind, _everySeconds, handler) {
      scheduled.set(kind, handler);
    },
    async runHeld() {
      for (const { kind, data } of queued) if (held.includes(kind)) await handlers.get(kind)?.(data);
    },
    async runScheduled(kind) {
      const handler = scheduled.get(kind);
      if (!handler) throw new Error(`nothing is scheduled as ${kind}`);
      await handler(signal);
    },
    start: async () => {},
    stop: async () => {},
  };
}
