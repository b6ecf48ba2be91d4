import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { plainName } from "#shared/plain-name.ts";
import { labelsQuery, useArrange } from "#web/api/shelf.ts";
import { toast } from "#web/lib/toast.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import type { Selection } from "./shelf.tsx";

/** The contract's limit of a name. */
const nameMaxChars = 60;

/** Puts texts into a folder and gives them tags; shows what all of them have in common. */
export function ArrangeDialog({ selected, onClose }: { selected: Selection; onClose: () => void }) {
  const t = useTranslations("library.arrange");
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("title", { count: selected.size })}>
      <ArrangeForm selected={selected} onClose={onClose} />
    </Dialog>
  );
}

function ArrangeForm({ selected, onClose }: { selected: Selection; onClose: () => void }) {
  const t = useTranslations();
  const listId = useId();
  const { data: labels } = useQuery(labelsQuery);
  const { mutateAsync } = useArrange();
  const { isBusy, problem, setProblem, submit } = useSubmit();
  const before = commonOf([...selected.values()]);
  const [folder, setFolder] = useState(before.folder);
  const [tags, setTags] = useState(before.tags.join(t("library.arrange.comma")));

  const save = async () => {
    const named = tagsOf(tags);
    const place = plainName(folder);
    if ([place, ...named].some((name) => name.length > nameMaxChars)) {
      return setProblem(t("library.arrange.tooLong", { max: nameMaxChars }));
    }
    await mutateAsync({
      ids: [...selected.keys()],
      // Several texts of different folders keep them unless a folder is named.
      ...(place === before.folder ? {} : { folder: place || null }),
      addTags: named.filter((tag) => !before.tags.includes(tag)),
      removeTags: before.tags.filter((tag) => !named.includes(tag)),
    });
    toast({ tone: "success", title: t("library.arrange.done", { count: selected.size }) });
    onClose();
  };

  return (
    <form noValidate onSubmit={submit(save)} className="mt-6 grid gap-5">
      <TextField
        label={t("library.arrange.folder")}
        hint={t("library.arrange.folderHint")}
        list={listId}
        autoFocus
        autoComplete="off"
        value={folder}
        onChange={({ target }) => setFolder(target.value)}
      />
      <datalist id={listId}>
        {labels?.folders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={t("library.arrange.tags")}
        hint={t("library.arrange.tagsHint")}
        error={problem}
        autoComplete="off"
        value={tags}
        onChange={({ target }) => setTags(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={isBusy}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" variant="action" busy={isBusy}>
          {t("common.save")}
        </Button>
      </div>
    </form>
  );
}

/** What all of them have. Of texts that were never shown nothing is known: then nothing is taken away, only added. */
function commonOf(items: readonly (LibraryItem | null)[]): { folder: string; tags: string[] } {
  const known = items.filter((item) => item !== null);
  const [first] = known;
  if (!first || known.length < items.length) return { folder: "", tags: [] };
  const isShared = known.every(({ folder }) => folder === first.folder);
  return {
    folder: isShared ? (first.folder ?? "") : "",
    tags: first.tags.filter((tag) => known.every(({ tags }) => tags.includes(tag))),
  };
}

/** Each name once; either script's comma separates. */
function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(/[,،]/).map(plainName))].filter((tag) => tag !== "");
}
