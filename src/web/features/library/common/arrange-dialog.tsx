import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type LibraryItem, labelMaxChars, maxTags } from "#shared/contracts/library.ts";
import { plainName } from "#shared/plain-name.ts";
import { labelsQuery, useArrange } from "#web/api/shelf.ts";
import { toast } from "#web/lib/toast.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useActErrorText } from "./act-errors.ts";
import { FolderField } from "./folder-field.tsx";
import { commonOf, nameForTexts } from "./label-names.ts";
import type { Selection } from "./shelf.tsx";

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
  const { isBusy, problem, setProblem, submit } = useSubmit(useActErrorText("library"));
  const { mutateAsync } = useArrange();
  const readNames = useReadNames([...selected.values()]);
  const [before] = useState(() => commonOf([...selected.values()]));
  const [folder, setFolder] = useState(before.folder);
  const [isWithoutFolder, setWithoutFolder] = useState(false);
  const [tags, setTags] = useState(before.tags.join(t("library.arrange.comma")));

  const save = async () => {
    const named = readNames(isWithoutFolder ? "" : folder, tags);
    if ([named.folder, ...named.tags].some((name) => name.length > labelMaxChars)) {
      return setProblem(t("library.arrange.tooLong", { max: labelMaxChars }));
    }
    const addTags = named.tags.filter((tag) => !before.tags.includes(tag));
    const removeTags = before.tags.filter((tag) => !named.tags.includes(tag));
    if (Math.max(addTags.length, removeTags.length) > maxTags)
      return setProblem(t("shelf.arrange.tooManyTags", { max: maxTags }));
    const isMoved = isWithoutFolder || named.folder !== before.folder;
    if (isMoved || addTags.length + removeTags.length > 0) {
      const place = isMoved ? { folder: named.folder || null } : {};
      const { changed } = await mutateAsync({ ids: [...selected.keys()], ...place, addTags, removeTags });
      toast({ tone: "success", title: t("library.arrange.done", { count: changed }) });
    }
    onClose();
  };

  return (
    <form noValidate onSubmit={submit(save)} className="mt-6 grid gap-5">
      <FolderField
        label={t("library.arrange.folder")}
        hint={t(folderHint(before.hasOtherFolders, isWithoutFolder))}
        disabled={isWithoutFolder}
        value={isWithoutFolder ? "" : folder}
        onValueChange={setFolder}
      />
      {before.hasOtherFolders ? (
        <label className="-mt-2 flex min-h-6 items-center gap-3 justify-self-start text-label">
          <input
            type="checkbox"
            checked={isWithoutFolder}
            onChange={({ target }) => setWithoutFolder(target.checked)}
            className="size-5 accent-action"
          />
          {t("shelf.arrange.noFolder")}
        </label>
      ) : null}
      <TextField
        label={t("library.arrange.tags")}
        hint={t(before.hasOtherTags ? "shelf.arrange.addTags" : "library.arrange.tagsHint")}
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

function folderHint(hasOtherFolders: boolean, isWithoutFolder: boolean) {
  if (isWithoutFolder) return "shelf.arrange.leaveFolders";
  return hasOtherFolders ? "shelf.arrange.keepFolders" : "library.arrange.folderHint";
}

/** Reads what was typed as names that are kept: each once, in the spelling that other texts have it in; either script's comma separates. */
function useReadNames(texts: readonly (LibraryItem | null)[]) {
  const { data: labels = { folders: [], tags: [] } } = useQuery(labelsQuery);
  return (folder: string, tags: string) => {
    const named = tags.split(/[,،]/).map(plainName);
    return {
      folder: nameForTexts(plainName(folder), labels.folders, texts, "folder"),
      tags: [...new Set(named.filter((tag) => tag !== "").map((tag) => nameForTexts(tag, labels.tags, texts, "tags")))],
    };
  };
}
