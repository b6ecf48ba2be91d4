import { useNavigate } from "@tanstack/react-router";

interface VersionsAddress {
  /** A version, `true` for the list alone, null while they are closed. */
  readonly shown: number | true | null;
  open(): void;
  /** Shows a version, or the list. `replace` stays at the same place of the history: back closes the versions then. */
  show(shown: number | true, replace: boolean): void;
  close(): void;
}

/** Whether the versions of a text are open stands in the address: a link leads to them, and back closes them. */
export function useVersionsAddress(shown: number | true | null): VersionsAddress {
  const navigate = useNavigate();
  const show = (next: number | true, replace: boolean) =>
    void navigate({ to: ".", search: (list: object) => ({ ...list, versions: next }), replace, resetScroll: false });
  return {
    shown,
    open: () => show(true, false),
    show,
    close: () =>
      void navigate({
        to: ".",
        search: ({ versions: _, ...list }: Record<string, unknown>) => list,
        replace: true,
        resetScroll: false,
      }),
  };
}
