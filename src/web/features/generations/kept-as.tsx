import { Link } from "@tanstack/react-router";
import { Check, Pencil } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useUpdateItem } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote, Input } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

/** The contract's limit of a title. */
const titleMaxChars = 300;

/** The text is kept by itself; here stands under which title, which can be changed in place. */
export function KeptAs({ item }: { item: LibraryItem }) {
  const t = useTranslations("generations.result");
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // The field is gone after this render; the focus returns to what opened it.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <section>
      <p className="flex items-center gap-2 text-label text-ok">
        <Check aria-hidden className="size-3.5" />
        {t("saved")}
      </p>
      {isEditing ? (
        <TitleForm item={item} onClose={close} />
      ) : (
        <div className="mt-1.5 flex items-start gap-1">
          <h2 className="min-w-0 grow font-display text-panel">
            <bdi>{item.title}</bdi>
          </h2>
          <IconButton
            ref={pencil}
            label={t("rename")}
            icon={<Pencil aria-hidden className="size-4 text-ink-2" />}
            onClick={() => setEditing(true)}
          />
        </div>
      )}
      {/* On a phone this lies under the thumb. */}
      <Link to="/my-content" search={{ item: item.id }} className="mt-1 inline-block text-link text-label max-md:hidden">
        {t("open")}
      </Link>
    </section>
  );
}

function TitleForm({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const [title, setTitle] = useState(item.title);
  const { mutate, isPending, error } = useUpdateItem(item.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = title.trim();
    if (next === "" || next === item.title) return onClose();
    mutate({ title: next }, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={save} className="mt-2 grid gap-2">
      <Input
        autoFocus
        aria-label={t("generations.result.titleLabel")}
        aria-invalid={error ? true : undefined}
        value={title}
        maxLength={titleMaxChars}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
      />
      <FieldNote error={error ? errorText(error) : null} />
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="ink" busy={isPending}>
          {t("common.save")}
        </Button>
        <Button size="small" onClick={onClose}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}
