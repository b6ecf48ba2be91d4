import { useQuery } from "@tanstack/react-query";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { type ImportRequest, maxImportBytes, maxImportFiles } from "#shared/contracts/imports.ts";
import { labelMaxChars } from "#shared/contracts/library.ts";
import { plainName } from "#shared/plain-name.ts";
import { useKeepImport } from "#web/api/imports.ts";
import { labelsQuery, useTrash } from "#web/api/shelf.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { newKey } from "#web/lib/new-key.ts";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { FolderField } from "../common/folder-field.tsx";
import { knownName } from "../common/label-names.ts";
import { everything, writeFilter } from "../common/library-search.ts";
import { DropZone, FilesButton } from "./import-drop-zone.tsx";
import { ImportFileEntry } from "./import-file.tsx";
import { droppedFiles, useFileDrag } from "./use-file-drag.ts";
import { type ImportFile, type ImportFiles, useImportFiles } from "./use-import-files.ts";

/** Texts from files: choose them, see what each would become, keep the ones that are wanted. */
export function ImportDialog({ files: first, onClose }: { files: readonly File[]; onClose: () => void }) {
  const t = useTranslations("imports");
  const imported = useImportFiles(first);
  const [isAsking, setAsking] = useState(false);
  const isBlocking = () => imported.files.length > 0;
  const leaving = useBlocker({ shouldBlockFn: isBlocking, enableBeforeUnload: isBlocking, withResolver: true });
  const isDragging = useFileDrag((transfer) => imported.add(droppedFiles(transfer)));
  const isEmpty = imported.files.length === 0;
  // Esc must not cost anybody the titles that they wrote.
  const close = () => (isEmpty ? onClose() : setAsking(true));
  return (
    <Dialog open onOpenChange={(open) => open || close()} title={t("title")} description={t("text")} className="max-w-200">
      {isEmpty ? (
        <DropZone
          isDragging={isDragging}
          onFiles={imported.add}
          limits={t("limits", { files: maxImportFiles, mb: maxImportBytes / 1024 ** 2 })}
        />
      ) : (
        <ImportForm imported={imported} isDragging={isDragging} onCancel={close} onDone={onClose} />
      )}
      <AlertDialog
        open={isAsking || leaving.status === "blocked"}
        onOpenChange={(open) => {
          setAsking(open);
          if (!open) leaving.reset?.();
        }}
        title={t("discard.title")}
        text={t("discard.text")}
        confirm={t("discard.confirm")}
        cancel={t("discard.back")}
        onConfirm={() => {
          onClose();
          leaving.proceed?.();
        }}
      />
    </Dialog>
  );
}

interface ImportFormProps {
  imported: ImportFiles;
  isDragging: boolean;
  onCancel: () => void;
  onDone: () => void;
}

function ImportForm({ imported, isDragging, onCancel, onDone }: ImportFormProps) {
  const t = useTranslations();
  const { isBusy, problem, setProblem, submit } = useSubmit();
  const { mutateAsync } = useKeepImport();
  const keyOf = useKeyOfTexts();
  const tell = useTellOfImport();
  const [folder, setFolder] = useState("");
  const { data: labels } = useQuery(labelsQuery);
  const { files } = imported;
  const texts = files.flatMap(wantedText);
  const isReading = files.some(({ state }) => state.kind === "reading");

  const keep = async () => {
    if (texts.length === 0) return;
    const place = plainName(folder);
    if (place.length > labelMaxChars) return setProblem(t("imports.folderTooLong", { max: labelMaxChars }));
    const request = { texts, folder: knownName(place, labels?.folders.map(({ name }) => name) ?? []) || null };
    const { ids } = await mutateAsync({ ...request, idempotencyKey: keyOf(request) });
    onDone();
    tell(ids, request.folder);
  };

  return (
    <form noValidate onSubmit={submit(keep)} className="mt-5 grid gap-5">
      <Summary files={files} />
      <ul className="grid gap-4">
        {files.map((file) => (
          <ImportFileEntry
            key={file.key}
            file={file}
            onChange={(change) => imported.change(file.key, change)}
            onRemove={() => imported.remove(file.key)}
            onRetry={() => imported.retry(file.key)}
          />
        ))}
      </ul>
      {imported.isFull ? <FieldNote error={t("imports.tooMany", { max: maxImportFiles })} /> : null}
      {imported.hasRepeated ? <FieldNote hint={t("imports.repeated")} /> : null}
      <FilesButton variant="paper" onFiles={imported.add} isHighlighted={isDragging} className="justify-self-start">
        {t("imports.add")}
      </FilesButton>
      <FolderField label={t("imports.folder")} hint={t("imports.folderHint")} value={folder} onValueChange={setFolder} />
      <FieldNote error={problem} />
      {/* However many files there are, the way on stays in sight. */}
      <div className="sticky -bottom-3 -mx-6 -mb-7 flex flex-wrap justify-end gap-3 rounded-b-control border-hair border-t bg-page px-6 py-4 sm:-bottom-6 sm:-mx-10 sm:-mb-8 sm:px-10">
        <Button onClick={onCancel} disabled={isBusy}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" variant="action" busy={isBusy} disabled={texts.length === 0 || isReading}>
          {t("imports.confirm", { count: texts.length })}
        </Button>
      </div>
    </form>
  );
}

/** What became of the files so far, told to screen readers as it changes. */
function Summary({ files }: { files: readonly ImportFile[] }) {
  const t = useTranslations("imports");
  const count = (...kinds: readonly string[]) => files.filter(({ state }) => kinds.includes(state.kind)).length;
  const reading = count("reading");
  const unreadable = count("refused", "failed");
  return (
    <p role="status" className="flex flex-wrap gap-x-4 border-ink border-t pt-4 font-semibold text-label">
      {reading > 0 ? t("reading", { count: reading }) : t("readable", { count: count("read") })}
      {reading === 0 && unreadable > 0 ? <span className="text-danger">{t("unreadable", { count: unreadable })}</span> : null}
    </p>
  );
}

/** What is kept of a file: none or one. */
function wantedText({ state, isWanted, title, variety }: ImportFile): ImportRequest["texts"] {
  return state.kind === "read" && isWanted ? [{ title: title.trim(), markdown: state.text.markdown, variety }] : [];
}

/** One key for one set of texts: a second press after a lost answer is the same import, texts that were changed meanwhile are another. */
function useKeyOfTexts(): (request: object) => string {
  const last = useRef({ content: "", key: "" });
  return (request) => {
    const content = JSON.stringify(request);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}

/** Says what was imported, with the way to it and the way back. */
function useTellOfImport(): (ids: readonly string[], folder: string | null) => void {
  const t = useTranslations("imports");
  const textOf = useErrorText();
  const navigate = useNavigate();
  const { mutateAsync } = useTrash();
  // Not callbacks of the mutation: the dialog that would hear them has closed by then.
  const undo = (ids: readonly string[]) =>
    mutateAsync(ids).then(
      ({ changed }) => toast({ tone: "success", title: t("undone", { count: changed }) }),
      (error: unknown) => toast({ tone: "error", title: t("undoFailed"), text: textOf(error) }),
    );
  return (ids, folder) => {
    const [only] = ids;
    const search = ids.length === 1 && only !== undefined ? { item: only } : writeFilter({ ...everything, folder });
    toast({
      tone: "success",
      title: t("done", { count: ids.length }),
      durationMs: toastDurationsMs.longest,
      action: { label: t("show"), onSelect: () => void navigate({ to: "/my-content", search }) },
      secondAction: { label: t("undo"), onSelect: () => void undo(ids) },
    });
  };
}
