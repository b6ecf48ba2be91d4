declare global {
  /** Made by `boot.js`. */
  var lahjaPressAgain: (() => void) | undefined;
}

/** A prerendered page can be pressed before it answers: what was pressed last is pressed again. Called once, when the page is awake. */
export function pressAgain(): void {
  globalThis.lahjaPressAgain?.();
  globalThis.lahjaPressAgain = undefined;
}
