/** What a child process of a pool answers; plain data, cloned on the way. */
export type WorkerAnswer<Result> =
  /** `rss`: what the process holds in memory by now, in bytes. */
  | { readonly kind: "done"; readonly result: Result; readonly rss: number }
  | { readonly kind: "unavailable" | "failed"; readonly message: string };
