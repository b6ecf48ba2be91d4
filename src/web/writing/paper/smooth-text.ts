import { useEffect, useEffectEvent, useState } from "react";

/** Text appears at this pace while little waits, and faster when more does. */
const calmWordsPerSecond = 20;
const readyWordsPerSecond = 60;
/** A backlog is worked off in about this time. */
const catchUpSeconds = 1.2;

/** How many words a second are shown while so many wait. */
export function paceOf(waitingWords: number): number {
  const pace = waitingWords / catchUpSeconds;
  if (pace > readyWordsPerSecond) return pace;
  return Math.max(calmWordsPerSecond, Math.min(readyWordsPerSecond, pace * 2));
}

/**
 * The end of the next `words` words of `text` after `from`. Arabic letters join, so a word is shown whole or not at all: a word
 * that nothing follows yet is held back, unless the text has ended.
 */
export function endOfWords(text: string, from: number, words: number, hasEnded: boolean): number {
  let end = from;
  const word = /\s*\S+(?=(\s)?)/gy;
  word.lastIndex = from;
  for (let count = 0; count < words; count += 1) {
    const match = word.exec(text);
    if (!match) break;
    const isWhole = match[1] !== undefined || hasEnded;
    if (!isWhole) break;
    end = word.lastIndex;
  }
  // Blank space at the very end belongs to the last word.
  return hasEnded && text.slice(end).trim() === "" ? text.length : end;
}

function countWaiting(text: string): number {
  return text.split(/\s+/).length - 1;
}

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface SmoothText {
  readonly text: string;
  /** True when everything that has arrived is shown. */
  readonly isCaughtUp: boolean;
}

interface Arriving {
  /** The text's id and revision: another key is another text. */
  readonly key: string;
  readonly text: string;
  readonly hasEnded: boolean;
  /** True for a text that was just asked for here: it is shown from its first word. Otherwise what is there is shown at once. */
  readonly isFresh: boolean;
}

/** Shows an arriving text by words at an even pace; all of it at once for people who prefer less motion. */
export function useSmoothText({ key, text, hasEnded, isFresh }: Arriving): SmoothText & { showAll(): void } {
  const first = () => ({ key, length: isFresh ? 0 : endOfWords(text, 0, Number.POSITIVE_INFINITY, hasEnded) });
  const [kept, setShown] = useState(first);
  const shown = kept.key === key ? kept : first();
  if (shown !== kept) setShown(shown);
  const length = Math.min(shown.length, text.length);
  const showMore = (words: number) => setShown({ key, length: endOfWords(text, length, words, hasEnded) });
  const showNext = useEffectEvent(showMore);
  const waitingWords = useEffectEvent(() => countWaiting(text.slice(length)));
  const isWaiting = endOfWords(text, length, 1, hasEnded) > length;

  useEffect(() => {
    if (!isWaiting) return;
    let frame = 0;
    let before: number | null = null;
    let owed = 0;
    const step = (now: number) => {
      const pace = prefersReducedMotion() ? Number.POSITIVE_INFINITY : paceOf(waitingWords());
      // A tab in the background gets no frames; afterwards everything is shown instead of played.
      owed += before === null ? 0 : ((now - before) / 1000) * pace;
      before = now;
      const words = Number.isFinite(pace) ? Math.floor(owed) : pace;
      if (words >= 1) {
        owed -= Number.isFinite(words) ? words : owed;
        showNext(words);
      }
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isWaiting]);

  return {
    text: text.slice(0, length),
    isCaughtUp: length >= text.length,
    showAll: () => showMore(Number.POSITIVE_INFINITY),
  };
}
