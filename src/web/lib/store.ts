import { useSyncExternalStore } from "react";

/** A value that parts of a page share without a common parent. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Tells whoever uses the value, where it is another one. */
  readonly set: (next: Value) => void;
  /** @returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A hook: the value, and a new rendering with each change. */
  readonly use: () => Value;
}

/**
 * @param initial what the server draws and a page is hydrated with.
 * @param read what a browser begins with, asked when the value is first needed; `initial` where it is left out.
 */
export function createStore<Value>(initial: Value, read: () => Value = () => initial): Store<Value> {
  const listeners = new Set<() => void>();
  let held: { value: Value } | undefined;
  const get = () => {
    held ??= { value: read() };
    return held.value;
  };
  const set = (next: Value) => {
    if (Object.is(next, get())) return;
    held = { value: next };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
