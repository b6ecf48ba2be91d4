/** Stores a text that was made from `version`; answers with the version that it became. */
export type SendText = (text: string, version: number) => Promise<{ readonly version: number }>;

/**
 * Saves the changes of one text in order: while one is on its way the newest waits, and each names the version that the one before
 * it became. So quick changes never conflict with each other, only with those of somebody else.
 */
export class TextSaver {
  readonly #send: SendText;
  #version: number;
  #waiting: string | null = null;
  #run: Promise<number> | null = null;

  constructor(send: SendText, version: number) {
    this.#send = send;
    this.#version = version;
  }

  /** Resolves with the version when this text, or a newer one, is stored. Rejects as `send` does; what waited is dropped then. */
  save(text: string): Promise<number> {
    this.#waiting = text;
    this.#run ??= this.#sendAll().finally(() => {
      this.#run = null;
    });
    return this.#run;
  }

  get isBusy(): boolean {
    return this.#run !== null;
  }

  /** The version that the person looks at now: the next change is made from it. */
  rebase(version: number): void {
    this.#version = version;
  }

  async #sendAll(): Promise<number> {
    while (this.#waiting !== null) {
      const text = this.#waiting;
      this.#waiting = null;
      try {
        const stored = await this.#send(text, this.#version);
        this.#version = stored.version;
      } catch (error) {
        this.#waiting = null;
        throw error;
      }
    }
    return this.#version;
  }
}
