import { useKeyDown } from "#web/lib/use-key-down.ts";

/** Ctrl or Cmd with J, by the key's place: in an Arabic layout it writes another letter. */
export function useOpenKey(open: () => void): void {
  useKeyDown((event) => {
    if (event.code !== "KeyJ" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
}
