import { readStorage, writeStorage } from "./storage.ts";
import { createStore, type Store } from "./store.ts";

/**
 * A choice of how this browser shows something, kept under `key` in its storage.
 * @param parse the choice that an entry stands for; it gets null where there is none, and whatever else may lie there.
 */
export function createStoredChoice<Value>(
  key: string,
  parse: (stored: string | null) => Value,
  print: (value: Value) => string,
): Store<Value> {
  const store = createStore(parse(null), () => parse(readStorage(key)));
  const set = (next: Value) => {
    store.set(next);
    writeStorage(key, print(next));
  };
  return { ...store, set };
}
