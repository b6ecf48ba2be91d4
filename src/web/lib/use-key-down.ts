import { useEffect, useEffectEvent } from "react";

interface KeyDownOptions {
  readonly isListening?: boolean;
  /** Ahead of what has the focus. */
  readonly capture?: boolean;
}

/** Hands on every key that is pressed, wherever the focus is on the page. */
export function useKeyDown(
  onKeyDown: (event: KeyboardEvent) => void,
  { isListening = true, capture = false }: KeyDownOptions = {},
): void {
  const handOn = useEffectEvent(onKeyDown);
  useEffect(() => {
    if (!isListening) return;
    const listener = (event: KeyboardEvent) => handOn(event);
    addEventListener("keydown", listener, { capture });
    return () => removeEventListener("keydown", listener, { capture });
  }, [isListening, capture]);
}
