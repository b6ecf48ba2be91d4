import { Pencil } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { plainName } from "#shared/plain-name.ts";
import { useUpdateItem } from "#web/api/library.ts";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Input } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { useActErrorText } from "./act-errors.ts";
import { languageOfItem } from "./item-parts.tsx";
import { keepFocus } from "./pass-focus.ts";

/** The contract's limit of a title. */
const titleMaxChars = 300;

interface TitleChange {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly pencil: RefObject<HTMLButtonElement | null>;
}

/** Whether the title is being changed. Afterwards the focus returns to what opened the form: a menu's button, or the pencil. */
export function useTitleForm(menuButton: RefObject<HTMLButtonElement | null> | null): TitleChange {
  const [isOpen, setOpen] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      // The field is gone after this render.
      requestAnimationFrame(() => (menuButton ?? pencil).current?.focus());
    },
    pencil,
  };
}

function ownLook(item: LibraryItem) {
  const { titleDirection, lang } = languageOfItem(item);
  return { dir: titleDirection, lang };
}

/** The title as the page's heading, changed in place. */
export function ItemTitle({ item, form, hasPencil }: { item: LibraryItem; form: TitleChange; hasPencil: boolean }) {
  const t = useTranslations("library");
  const noTitle = useTranslations("libraryItem")("noTitle");
  if (form.isOpen) return <TitleForm item={item} onClose={form.close} />;
  return (
    <div className="wrap-anywhere min-w-0">
      <h1
        id={pageHeadingId}
        tabIndex={-1}
        className="inline font-bold font-display text-[22px] leading-[1.5] max-md:line-clamp-2 md:text-[30px]"
      >
        {item.title ? <bdi {...ownLook(item)}>{item.title}</bdi> : noTitle}
      </h1>{" "}
      {hasPencil ? (
        <IconButton
          ref={form.pencil}
          label={t("item.rename")}
          className="align-baseline"
          icon={<Pencil aria-hidden className="size-4.5 text-ink-2" />}
          onClick={form.open}
        />
      ) : null}
    </div>
  );
}

/** Changes a title in its place; Esc leaves it as it was. */
export function TitleForm({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const t = useTranslations();
  const [title, setTitle] = useState(item.title);
  const { mutateAsync } = useUpdateItem(item.id);
  const { isBusy, problem, setProblem, submit } = useSubmit(useActErrorText("library"));
  const next = plainName(title);
  const close = useLostTitle(next === "" || title === item.title ? null : next, onClose);

  const save = async () => {
    if (next === "") return setProblem(t("library.item.titleMissing"));
    if (next !== item.title) {
      await mutateAsync({ title: next });
      toast({ tone: "success", title: t("library.item.renamed") });
    }
    close();
  };

  return (
    <form
      noValidate
      onSubmit={submit(save)}
      onKeyDown={({ key, nativeEvent }: KeyboardEvent) => {
        // While letters are being composed, Esc takes these back.
        if (key === "Escape" && !nativeEvent.isComposing && !isBusy) close();
      }}
      className="flex max-w-180 flex-wrap items-start gap-3"
    >
      <Field
        label={<span className="sr-only">{t("library.item.title")}</span>}
        error={problem}
        className="min-w-0 flex-1 basis-60"
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={title}
            maxLength={titleMaxChars}
            onChange={({ target }) => setTitle(target.value)}
            className="font-bold font-display text-[22px]!"
          />
        )}
      </Field>
      <div className="mt-2 flex gap-2">
        <Button type="submit" variant="ink" busy={isBusy}>
          {t("common.save")}
        </Button>
        <Button onClick={close} disabled={isBusy}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

/**
 * A title that was being typed when its text went, deleted in another tab or left behind, is said once more.
 * @returns closes the form without that.
 */
function useLostTitle(typed: string | null, onClose: () => void): () => void {
  const t = useTranslations("shelf.gone");
  const tell = useRef<(() => void) | null>(null);
  const say = (title: string) => {
    toast({ title: t("titleLost"), text: title, durationMs: toastDurationsMs.long });
    keepFocus();
  };
  tell.current = typed === null ? null : () => say(typed);
  useEffect(() => () => tell.current?.(), []);
  return () => {
    tell.current = null;
    onClose();
  };
}
