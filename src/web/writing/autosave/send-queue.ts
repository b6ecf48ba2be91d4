import type { SaveNote } from "./stored-text.ts";

export interface Sending extends SaveNote {
  readonly text: string;
  /** It may have arrived although no answer came. */
  isTried: boolean;
}

/** Texts on their way to the server, in the order in which they are stored there. The first may have been sent. */
export class SendQueue {
  #sendings: Sending[] = [];

  get first(): Sending | null {
    return this.#sendings[0] ?? null;
  }

  get isEmpty(): boolean {
    return this.#sendings.length === 0;
  }

  /** What was sent and has not been answered. */
  get unanswered(): string | null {
    return this.first?.isTried ? this.first.text : null;
  }

  /** Lines a text up, unless it says nothing new after the ones before it, or after the stored one. */
  push(text: string, { origin, suggestionId }: SaveNote, stored: string): void {
    const last = this.#sendings.at(-1);
    const isNews = text !== (last?.text ?? stored) || (origin !== "autosave" && last?.origin !== origin);
    if (!isNews) return;
    // Nobody asked for this one by itself, and there is a newer text now.
    if (last?.origin === "autosave" && !last.isTried) this.#sendings.pop();
    this.#sendings.push({ text, origin, suggestionId, isTried: false });
  }

  shift(): void {
    this.#sendings.shift();
  }

  clear(): void {
    this.#sendings = [];
  }
}
