/** What waits for its turn, and who is waited for. */
interface Waiting {
  readonly owner: string;
}

/**
 * A queue in which people take turns: whoever asked for much waits behind their own and nobody else's.
 */
export class FairQueue<Entry extends Waiting> {
  /** Owners in the order of their turns. */
  readonly #lines = new Map<string, Entry[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(owner: string): number {
    return this.#lines.get(owner)?.length ?? 0;
  }

  add(entry: Entry): void {
    const line = this.#lines.get(entry.owner);
    if (line) line.push(entry);
    else this.#lines.set(entry.owner, [entry]);
    this.#size += 1;
  }

  /** The next entry of an owner who may have one; null where there is none. */
  take(mayHave: (owner: string) => boolean): Entry | null {
    for (const [owner, line] of this.#lines) {
      if (!mayHave(owner)) continue;
      const entry = line.shift();
      this.#lines.delete(owner);
      if (line.length > 0) this.#lines.set(owner, line);
      if (!entry) continue;
      this.#size -= 1;
      return entry;
    }
    return null;
  }

  /** All of them; the queue is empty then. */
  clear(): Entry[] {
    const all = Array.from(this.#lines.values()).flat();
    this.#lines.clear();
    this.#size = 0;
    return all;
  }
}
