/**
 * The open streams of each person in this process. Each uses a connection and a timer as long as it is open, so their number is
 * limited, and a new stream ends the oldest. It ends the oldest and not the newest, because a connection that a phone lost
 * silently looks open for minutes and must not block the tab in use.
 */
export interface OpenStreams {
  /** @returns a function that removes the stream, and a signal that aborts when a newer stream replaces it. */
  add(userId: string): { remove(): void; readonly replaced: AbortSignal };
}

export function createOpenStreams(max: number): OpenStreams {
  const open = new Map<string, Set<AbortController>>();
  return {
    add(userId) {
      const own = open.get(userId) ?? new Set<AbortController>();
      const ending = new AbortController();
      open.set(userId, own.add(ending));
      // A Set keeps insertion order.
      const [oldest] = own;
      if (own.size > max && oldest) {
        own.delete(oldest);
        oldest.abort();
      }
      const remove = () => {
        own.delete(ending);
        if (own.size === 0 && open.get(userId) === own) open.delete(userId);
      };
      return { remove, replaced: ending.signal };
    },
  };
}
