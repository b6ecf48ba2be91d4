import { type Editor, getMarkRange } from "@tiptap/core";
import { Link2 } from "lucide-react";
import { Popover as Radix } from "radix-ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { safeLink } from "#language/document/safe-link.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Input } from "#web/ui/field.tsx";
import { ToolButton } from "./tool-button.tsx";

interface LinkToolProps {
  editor: Editor;
  isActive: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Makes the selected words a link, or changes the one that the cursor is in. */
export function LinkTool({ editor, isActive, isOpen, onOpen }: LinkToolProps) {
  const t = useTranslations("editor.tools");
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpen}>
      <Radix.Trigger asChild>
        <ToolButton label={t("link")} pressed={isActive} icon={<Link2 aria-hidden className="size-4.5" />} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={t("link")}
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            editor.view.focus();
          }}
          className="z-50 w-80 max-w-[calc(100vw-24px)] animate-enter rounded-control border border-hair-2 bg-sheet p-4 shadow-float"
        >
          <LinkForm editor={editor} onDone={() => onOpen(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations("editor.link");
  const [place] = useState(() => placeOf(editor));
  const [address, setAddress] = useState(place.href);
  const [words, setWords] = useState("");
  const [isRefused, setRefused] = useState(false);
  const needsWords = place.from === place.to;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The page around it has a form of its own.
    event.stopPropagation();
    const href = followedAddress(address);
    if (!href) return setRefused(true);
    const chain = editor.chain().setTextSelection(place);
    if (needsWords) {
      const text = words.trim() || href.replace(/^(?:mailto|tel):/, "");
      chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] });
    } else chain.setMark("link", { href }).setTextSelection(place.to);
    chain.run();
    onDone();
  };
  const remove = () => {
    editor.chain().setTextSelection(place).unsetMark("link").setTextSelection(place.to).run();
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t("address")} hint={t("hint")} error={isRefused ? t("invalid") : null}>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setRefused(false);
            }}
          />
        )}
      </Field>
      {needsWords ? (
        <Field label={t("words")} optional>
          {(control) => <Input {...control} autoComplete="off" value={words} onChange={({ target }) => setWords(target.value)} />}
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink">
          {t("apply")}
        </Button>
        {place.href ? (
          <Button variant="ghost" onClick={remove}>
            {t("remove")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** The selected words; without any, the link that the cursor stands in. */
function placeOf({ state }: Editor): { readonly from: number; readonly to: number; readonly href: string } {
  const { selection, schema } = state;
  const { $from, from, to, empty } = selection;
  const type = schema.marks.link;
  const around = empty && type ? getMarkRange($from, type) : undefined;
  const range = around ?? { from, to };
  const mark = state.doc.nodeAt(range.from)?.marks.find((each) => each.type === type);
  return { from: range.from, to: range.to, href: typeof mark?.attrs.href === "string" ? mark.attrs.href : "" };
}

/** Who leaves the scheme out means the web, or with an @ an email address. */
function followedAddress(typed: string): string | null {
  const address = typed.trim();
  const followed = safeLink(address);
  if (followed) return followed;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return safeLink(`mailto:${address}`);
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(address) ? safeLink(`https://${address}`) : null;
}
