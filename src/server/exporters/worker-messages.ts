/** What a child process of the pool answers; plain data, cloned on the way. */
export type WorkerAnswer =
  /** `rss`: what the process holds in memory by now, in bytes. */
  | { readonly kind: "done"; readonly bytes: Uint8Array; readonly rss: number }
  | { readonly kind: "unavailable" | "failed"; readonly message: string };
