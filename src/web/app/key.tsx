import type { ReactNode } from "react";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that commands begin with, as it is printed on this keyboard. */
export const commandKey = isMac ? "⌘" : "Ctrl";

/** 'Ctrl K'. */
export function withCommandKey(key: string): string {
  return `${commandKey} ${key}`;
}

/** A key as it is printed on the keyboard: the same in both languages. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd
      dir="ltr"
      lang="en"
      className="inline-flex min-h-6 min-w-6 items-center justify-center whitespace-nowrap rounded-tag border border-hair-2 bg-sheet px-1.5 font-ui text-ink-2 text-small leading-none"
    >
      {children}
    </kbd>
  );
}
