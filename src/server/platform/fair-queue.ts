interface Waiting {
  readonly owner: string;
}

/** A queue in which owners take turns, so that a person with many entries delays only their own. */
export class FairQueue<Entry extends Waiting> {
  /** Entries by owner, in the order of the owners' turns. */
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

  /** The next entry of an owner for whom `mayHave` is true; null without one. */
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

  /** All entries in the order in which `take` would give them, if every owner may have theirs. */
  order(): Entry[] {
    const lines = Array.from(this.#lines.values());
    const longest = Math.max(0, ...lines.map((line) => line.length));
    return Array.from({ length: longest }).flatMap((_, round) => lines.flatMap((line) => line.slice(round, round + 1)));
  }

  /** Takes an entry out; nothing happens where it is not waiting any more. */
  remove(entry: Entry): void {
    const line = this.#lines.get(entry.owner);
    if (!line?.includes(entry)) return;
    this.#size -= 1;
    const others = line.filter((one) => one !== entry);
    // The owner keeps their turn: a line is replaced where it stands.
    if (others.length > 0) this.#lines.set(entry.owner, others);
    else this.#lines.delete(entry.owner);
  }

  /** Empties the queue and returns all entries. */
  clear(): Entry[] {
    const all = Array.from(this.#lines.values()).flat();
    this.#lines.clear();
    this.#size = 0;
    return all;
  }
}
