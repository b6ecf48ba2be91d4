import { Fragment } from "react";
import { useTranslations } from "use-intl";
import type { Messages } from "#shared/locales/messages.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { commandKey, Key } from "./key.tsx";

type KeyText = Exclude<keyof Messages["keys"], "title" | "text" | "groups" | "or">;

interface Shortcut {
  readonly text: KeyText;
  /** Pressed together; several: one or the other. */
  readonly keys: readonly (readonly string[])[];
}

const groups: readonly { readonly name: keyof Messages["keys"]["groups"]; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    name: "everywhere",
    shortcuts: [
      { text: "search", keys: [[commandKey, "K"]] },
      { text: "help", keys: [["?"]] },
      { text: "close", keys: [["Esc"]] },
      { text: "next", keys: [["Tab"], ["Shift", "Tab"]] },
      { text: "messages", keys: [["F8"]] },
    ],
  },
  { name: "desk", shortcuts: [{ text: "write", keys: [[commandKey, "Enter"]] }] },
  {
    name: "texts",
    shortcuts: [
      { text: "save", keys: [[commandKey, "S"]] },
      { text: "writer", keys: [[commandKey, "J"]] },
    ],
  },
  {
    name: "editing",
    shortcuts: [
      { text: "find", keys: [[commandKey, "F"]] },
      { text: "bold", keys: [[commandKey, "B"]] },
      { text: "italic", keys: [[commandKey, "I"]] },
      {
        text: "link",
        keys: [
          [commandKey, "K"],
          [commandKey, "Shift", "L"],
        ],
      },
      { text: "heading", keys: [[commandKey, "Alt", "1–3"]] },
      { text: "paragraph", keys: [[commandKey, "Alt", "0"]] },
      {
        text: "lists",
        keys: [
          [commandKey, "Shift", "7"],
          [commandKey, "Shift", "8"],
        ],
      },
      { text: "quote", keys: [[commandKey, "Shift", "9"]] },
      { text: "strike", keys: [[commandKey, "Shift", "X"]] },
      { text: "code", keys: [[commandKey, "E"]] },
      {
        text: "undo",
        keys: [
          [commandKey, "Z"],
          [commandKey, "Shift", "Z"],
        ],
      },
      { text: "suggestion", keys: [[commandKey, "Enter"], ["Esc"]] },
      { text: "tools", keys: [["Alt", "F10"]] },
      { text: "indent", keys: [["Tab"], ["Shift", "Tab"]] },
      { text: "cells", keys: [["Tab"], ["Enter"]] },
      { text: "cellLine", keys: [["Shift", "Enter"]] },
      { text: "leave", keys: [["Esc", "Tab"]] },
    ],
  },
  {
    name: "lists",
    shortcuts: [
      { text: "move", keys: [["↑"], ["↓"], ["←"], ["→"]] },
      { text: "choose", keys: [["Enter"], ["Space"]] },
      { text: "newTab", keys: [[commandKey, "Enter"]] },
    ],
  },
];

/** All keys of the app by where they work (`?`). */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("keys");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} description={t("text")} className="max-w-150">
      <div className="mt-5 grid gap-6">
        {groups.map(({ name, shortcuts }) => (
          <section key={name} aria-labelledby={`keys-${name}`}>
            <h3 id={`keys-${name}`} className="border-ink border-b pb-1.5 font-semibold text-label">
              {t(`groups.${name}`)}
            </h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <div
                  key={shortcut.text}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-hair border-b py-2"
                >
                  <dt>{t(shortcut.text)}</dt>
                  <dd className="flex items-center gap-2">
                    <Combinations keys={shortcut.keys} or={t("or")} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Arrows stand beside each other without a word: there is no choice between them. */
function Combinations({ keys, or }: { keys: Shortcut["keys"]; or: string }) {
  return keys.map((combination, index) => (
    <Fragment key={combination.join("+")}>
      {index > 0 && combination.some((key) => key.length > 1) ? <span className="text-ink-2 text-label">{or}</span> : null}
      <span dir="ltr" className="inline-flex gap-1">
        {combination.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </span>
    </Fragment>
  ));
}
