import { ApiError } from "#web/lib/api-error.ts";
import { Autosave } from "#web/writing/autosave/autosave.ts";
import type { SaveNote, StoredText, TextDraft } from "#web/writing/autosave/stored-text.ts";

/** Time that passes when a test says so. */
export class FakeClock {
  #now = 0;
  #acts: { at: number; act: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  after(ms: number, act: () => void): () => void {
    const entry = { at: this.#now + ms, act };
    this.#acts.push(entry);
    return () => {
      this.#acts = this.#acts.filter((other) => other !== entry);
    };
  }
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#acts.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.#now = next.at;
      this.#acts = this.#acts.filter((other) => other !== next);
      next.act();
      await settled();
    }
    this.#now = end;
    await settled();
  }
}

/** Everything that needs no time has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A server with one text, a device with one draft, and the page that changes the text. */
export function autosaveDesk({ text = "first", version = 1 } = {}) {
  const clock = new FakeClock();
  const server = {
    text,
    version,
    /** What arrived, in its order. */
    calls: [] as ({ text: string } & Pick<SaveNote, "origin"> & Partial<SaveNote>)[],
    /** Thrown instead of the next answers; with `after`, what was sent is stored all the same. */
    faults: [] as { error: Error; after?: boolean }[],
    store(next: string) {
      server.text = next;
      server.version += 1;
    },
    get item(): StoredText {
      return { text: server.text, version: server.version, updatedAt: "2026-11-20T10:00:00.000Z" };
    },
  };
  const device = { draft: null as TextDraft | null, isBlocked: false, writes: 0 };
  const deps = {
    clock,
    async send(sent: string, from: number, { origin, suggestionId }: SaveNote) {
      const fault = server.faults.shift();
      if (fault && !fault.after) throw fault.error;
      server.calls.push({ text: sent, origin, ...(suggestionId === null ? {} : { suggestionId }) });
      if (from !== server.version && sent !== server.text) throw new ApiError("library.version_conflict", { status: 409 });
      if (sent !== server.text) server.store(sent);
      if (fault) throw fault.error;
      return server.item;
    },
    read: async () => server.item,
    drafts: {
      write: async (draft: TextDraft) => {
        device.writes += 1;
        if (!device.isBlocked) device.draft = draft;
        return !device.isBlocked;
      },
      drop: () => {
        device.draft = null;
      },
    },
  };
  const page = new Autosave(server.item, deps);
  return { clock, server, device, page, open: () => new Autosave(server.item, deps) };
}
