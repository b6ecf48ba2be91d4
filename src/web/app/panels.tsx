import { KeysDialog } from "./keys-dialog.tsx";
import { Palette } from "./palette/palette.tsx";
import { openPanel, useOpenPanel } from "./panels-store.ts";
import { UnsavedQuestion } from "./unsaved-question.tsx";

/** The panels that may stand over any page; at most one is open. */
export function Panels() {
  const open = useOpenPanel();
  const setOpen = (isOpen: boolean) => isOpen || openPanel(null);
  return (
    <>
      <Palette open={open === "search"} onOpenChange={setOpen} />
      <UnsavedQuestion open={open === "unsaved"} onOpenChange={setOpen} />
      <KeysDialog open={open === "keys"} onOpenChange={setOpen} />
    </>
  );
}
