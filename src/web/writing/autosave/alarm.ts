/** Time, and acts that wait for it: the page's own, or a test's. */
export interface Clock {
  now(): number;
  /** @returns what calls the act off; harmless when it has been done. */
  after(ms: number, act: () => void): () => void;
}

/** The page's own time. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** One act that waits for its time. Setting it anew calls the one before off. */
export class Alarm {
  readonly #clock: Clock;
  #callOff: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isSet(): boolean {
    return this.#callOff !== null;
  }

  set(ms: number, act: () => void): void {
    this.clear();
    this.#callOff = this.#clock.after(ms, () => {
      this.#callOff = null;
      act();
    });
  }

  clear(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}
