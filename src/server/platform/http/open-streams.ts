/**
 * The open streams of each person in this process. Each costs a connection and a timer for as long as its reader likes, so a person has
 * room for so many; a new one ends the oldest. The oldest and not the newest, because a connection that a phone lost without a word
 * looks open for minutes, and must not keep out the tab in front of the person.
 */
export interface OpenStreams {
  /** @returns what takes the stream out again, and what is aborted when a newer one takes its place. */
  add(userId: string): { remove(): void; readonly replaced: AbortSignal };
}

export function createOpenStreams(max: number): OpenStreams {
  const open = new Map<string, Set<AbortController>>();
  return {
    add(userId) {
      const own = open.get(userId) ?? new Set<AbortController>();
      const ending = new AbortController();
      open.set(userId, own.add(ending));
      // A set keeps the order in which it was filled.
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
