import type { AskedSave, SaveNote, StoredText, TextDraft } from "./stored-text.ts";

export interface Sending extends AskedSave {
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

  /** What a draft has to know of the texts on their way. */
  get left(): Required<Pick<TextDraft, "sent" | "asked">> {
    const asked = this.#sendings.filter(({ origin }) => origin !== "autosave");
    return {
      sent: this.first?.isTried ? this.first.text : null,
      asked: asked.map(({ text, origin, suggestionId }) => ({ text, origin, suggestionId })),
    };
  }

  /**
   * Lines up again what the page of this draft had been asked to store and had not.
   * @returns false where the draft was made from another text than the stored one: nothing is lined up then.
   */
  resume({ version, sent, asked = [] }: TextDraft, stored: StoredText): boolean {
    const hasArrived = version !== stored.version && sent === stored.text;
    if (version !== stored.version && !hasArrived) return false;
    const waiting = hasArrived && asked[0]?.text === sent ? asked.slice(1) : asked;
    for (const { text, ...note } of waiting) this.push(text, note, stored.text);
    return true;
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
