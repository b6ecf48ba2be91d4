/** The response of a pool's child process. Plain data, cloned between processes. */
export type WorkerAnswer<Result> =
  /** `rss`: the memory of the process after the task, in bytes. */
  | { readonly kind: "done"; readonly result: Result; readonly rss: number }
  | { readonly kind: "unavailable" | "failed"; readonly message: string };
