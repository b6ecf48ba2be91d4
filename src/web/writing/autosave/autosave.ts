import { Alarm } from "./alarm.ts";
import type { AutosaveDeps, AutosaveState } from "./autosave-state.ts";
import { type Sending, SendQueue } from "./send-queue.ts";
import type { SaveOrigin, StoredText, TextDraft } from "./stored-text.ts";
import { isPassing, needsDecision, outlivesChange, troubleOf, unsendable } from "./trouble.ts";

/** Saved so long after the last change, and while somebody types without a pause at the latest so long after the first. */
const pauseMs = 1_500;
const longestMs = 10_000;
/** Until then a change stands on the page alone. */
const draftPauseMs = 300;
const firstRetryMs = 2_000;
const longestRetryMs = 30_000;

/**
 * Saves one text while it is being changed, and never loses a change: it is kept on the device before it is sent, sent in order and
 * one at a time, tried again when the server cannot be reached, and never stored over a text that the person has not seen.
 */
export class Autosave {
  readonly #deps: AutosaveDeps;
  readonly #listeners = new Set<() => void>();
  #state: AutosaveState;
  readonly #queue = new SendQueue();
  #run: Promise<boolean> | null = null;
  /** The newest that anybody told of. */
  #newest: StoredText;
  #dirtySince: number | null = null;
  #retries = 0;
  readonly #saveAlarm: Alarm;
  readonly #draftAlarm: Alarm;
  readonly #retryAlarm: Alarm;

  constructor(stored: StoredText, deps: AutosaveDeps) {
    this.#deps = deps;
    this.#newest = stored;
    this.#saveAlarm = new Alarm(deps.clock);
    this.#draftAlarm = new Alarm(deps.clock);
    this.#retryAlarm = new Alarm(deps.clock);
    this.#state = {
      text: stored.text,
      stored,
      isSending: false,
      trouble: null,
      isKept: true,
      isRecovered: false,
      saved: null,
    };
  }

  get state(): AutosaveState {
    return this.#state;
  }

  /** The server has what the person has. */
  get isSettled(): boolean {
    return !this.#isDirty && this.#run === null && this.#queue.isEmpty;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The person's next text. */
  change(text: string): void {
    if (text === this.#state.text) return;
    const { trouble } = this.#state;
    this.#set({ text, isRecovered: false, trouble: trouble && outlivesChange(trouble, text) ? trouble : null });
    if (!this.#draftAlarm.isSet) this.#draftAlarm.set(draftPauseMs, () => this.#keep());
    this.#saveSoon();
  }

  /** Saves at once. @returns whether everything up to now is stored; false where it is kept back, or kept for later. */
  save(origin: SaveOrigin, suggestionId: string | null = null): Promise<boolean> {
    this.#saveAlarm.clear();
    this.#dirtySince = null;
    if (this.#isUndecided) return Promise.resolve(false);
    const reason = this.#isDirty ? unsendable(this.#state.text) : null;
    if (!reason) this.#queue.push(this.#state.text, { origin, suggestionId }, this.#state.stored.text);
    else if (this.#queue.isEmpty) {
      this.#set({ trouble: reason });
      return Promise.resolve(false);
    }
    return this.#sendAll();
  }

  /** The item was read: by a refresh, or because another tab has stored something. */
  receive(item: StoredText): void {
    if (item.version > this.#newest.version) this.#newest = item;
    const { trouble } = this.#state;
    if (trouble?.kind === "gone" || trouble?.kind === "signed-out") {
      this.#set({ trouble: null });
      this.#saveSoon();
    }
    if (this.#run || item.version <= this.#state.stored.version) return;
    if (trouble?.kind === "conflict") {
      if (item.version > trouble.theirs.version) this.#set({ trouble: { kind: "conflict", theirs: item } });
      return;
    }
    this.#meet(item);
  }

  /** What an earlier page of this person left behind. */
  recover(draft: TextDraft): void {
    const { text, stored } = this.#state;
    // Who has typed already goes on with that; the draft waits for another visit.
    if (text !== stored.text) return;
    if (draft.text === stored.text) {
      this.#deps.drafts.drop();
      return;
    }
    this.#set({ text: draft.text, isRecovered: true });
    if (this.#queue.resume(draft, stored)) this.#saveSoon();
    // The draft keeps the version that it was made from: it must not pass for a change of the other text, here or after a reload.
    else this.#set({ stored: { ...stored, version: draft.version }, trouble: { kind: "conflict", theirs: stored } });
    this.#keep();
  }

  /** The person's text becomes the next version over the other one, which stays among the versions. */
  keepMine(): Promise<boolean> {
    const { trouble } = this.#state;
    if (trouble?.kind !== "conflict") return Promise.resolve(false);
    this.#set({ stored: trouble.theirs, trouble: null });
    // A version of its own: only what was saved by itself may take another one's place.
    return this.save("edit");
  }

  /** The other text takes the place of the person's. @returns the person's, so that it can be had again. */
  takeTheirs(): string {
    const { text, trouble } = this.#state;
    if (trouble?.kind === "conflict") this.#adopt(trouble.theirs);
    return text;
  }

  /** Gives the changes up, here and on this device. */
  forget(): void {
    this.#queue.clear();
    this.#adopt(this.#state.stored);
  }

  /** Once more, because somebody asked. */
  retry(): Promise<boolean> {
    this.#retries = 0;
    return this.save("autosave");
  }

  /** The server can be reached again. */
  reconnect(): void {
    if (this.#retryAlarm.isSet) void this.retry();
  }

  /** The page may be gone in a moment: what is not stored is kept, and sent without waiting for a pause. */
  leave(): void {
    if (this.isSettled) return;
    this.#keep();
    if (!this.#retryAlarm.isSet) void this.save("autosave");
  }

  get #isDirty(): boolean {
    return this.#state.text !== this.#state.stored.text;
  }

  get #isUndecided(): boolean {
    return needsDecision(this.#state.trouble);
  }

  #set(change: Partial<AutosaveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #saveSoon(): void {
    this.#saveAlarm.clear();
    // The retry takes the newest with it.
    if (this.#isUndecided || this.#retryAlarm.isSet) return;
    if (!this.#isDirty && this.#queue.isEmpty) {
      this.#dirtySince = null;
      return;
    }
    const now = this.#deps.clock.now();
    this.#dirtySince ??= now;
    const wait = Math.min(pauseMs, this.#dirtySince + longestMs - now);
    this.#saveAlarm.set(Math.max(0, wait), () => void this.save("autosave"));
  }

  /** Keeps on this device what the server does not have, and nothing else. */
  #keep(): void {
    this.#draftAlarm.clear();
    if (!this.#isDirty) {
      this.#deps.drafts.drop();
      if (!this.#state.isKept) this.#set({ isKept: true });
      return;
    }
    const { text, stored } = this.#state;
    const draft = { text, version: stored.version, ...this.#queue.left, at: this.#deps.clock.now() };
    void this.#deps.drafts.write(draft).then((isKept) => {
      if (isKept !== this.#state.isKept && (isKept || this.#isDirty)) this.#set({ isKept });
    });
  }

  #sendAll(): Promise<boolean> {
    this.#retryAlarm.clear();
    this.#run ??= this.#sendInOrder().finally(() => {
      this.#run = null;
      this.#set({ isSending: false });
      this.#lookAround();
    });
    return this.#run;
  }

  async #sendInOrder(): Promise<boolean> {
    for (let next = this.#queue.first; next; next = this.#queue.first) {
      next.isTried = true;
      this.#set({ isSending: true });
      this.#keep();
      try {
        this.#arrived(next, await this.#deps.send(next.text, this.#state.stored.version, next));
      } catch (error) {
        if (!(await this.#failed(next, error))) return false;
      }
    }
    return true;
  }

  /** After a run: what was typed meanwhile is next, and what others stored meanwhile is looked at. */
  #lookAround(): void {
    if (this.#newest.version > this.#state.stored.version && !this.#isUndecided) this.#meet(this.#newest);
    this.#keep();
    if (this.#state.trouble === null) this.#saveSoon();
  }

  #arrived({ text, origin }: Sending, { version, updatedAt }: StoredText): void {
    this.#queue.shift();
    this.#retries = 0;
    // The text as it was sent: the server may drop characters that no database keeps, and that is no change of anybody's.
    const stored = { text, version, updatedAt };
    this.#set({ stored, trouble: null, isRecovered: false, saved: { at: this.#deps.clock.now(), origin } });
  }

  /** @returns whether it turned out well after all. */
  async #failed(sending: Sending, error: unknown): Promise<boolean> {
    const trouble = troubleOf(error);
    if (trouble.kind === "conflict") return this.#lookAtTheirs(sending);
    if (isPassing(trouble)) {
      this.#set({ trouble });
      const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#retries);
      this.#retries += 1;
      this.#retryAlarm.set(wait, () => void this.save("autosave"));
      return false;
    }
    this.#queue.clear();
    // Something else stands there by now: it deserves its own try.
    const isOutdated = trouble.kind === "refused" && this.#state.text !== sending.text;
    this.#set({ trouble: isOutdated ? null : trouble });
    return false;
  }

  async #lookAtTheirs(sending: Sending): Promise<boolean> {
    try {
      const theirs = await this.#deps.read();
      if (theirs.text === sending.text) {
        this.#arrived(sending, theirs);
        return true;
      }
      this.#queue.clear();
      this.#set({ trouble: { kind: "conflict", theirs } });
      return false;
    } catch (error) {
      return this.#failed(sending, error);
    }
  }

  /** Another version than the one that this page knows. */
  #meet(item: StoredText): void {
    const { text, stored } = this.#state;
    const { first } = this.#queue;
    if (first?.isTried && item.text === first.text) {
      this.#arrived(first, item);
      this.#keep();
    } else if (!this.#isDirty || item.text === text) this.#adopt(item);
    // Only the number is another one.
    else if (item.text === stored.text) this.#set({ stored: item });
    else {
      this.#saveAlarm.clear();
      this.#retryAlarm.clear();
      this.#queue.clear();
      this.#keep();
      this.#set({ trouble: { kind: "conflict", theirs: item } });
    }
  }

  #adopt(item: StoredText): void {
    this.#queue.clear();
    this.#set({ text: item.text, stored: item, trouble: null, isRecovered: false });
    this.#saveAlarm.clear();
    this.#keep();
  }
}
