import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type ExportFormat, exportFormats } from "#shared/export-formats.ts";
import { useStartArchive } from "#web/api/archives.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormatCards } from "./format-cards.tsx";

interface ExportDialogProps {
  /** null: the whole library. */
  ids: readonly string[] | null;
  onClose: () => void;
  onStarted?: () => void;
}

/** Begins to make one zip of many texts; `ArchivePanel` shows the rest. */
export function ExportDialog({ ids, onClose, onStarted }: ExportDialogProps) {
  const t = useTranslations("archives");
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={ids === null ? t("all") : t("title", { count: ids.length })}
      description={t("text")}
      className="max-w-168"
    >
      <ExportForm ids={ids} onClose={onClose} {...(onStarted ? { onStarted } : {})} />
    </Dialog>
  );
}

function ExportForm({ ids, onClose, onStarted }: ExportDialogProps) {
  const t = useTranslations();
  const refusal = usePermissions();
  const { mutateAsync } = useStartArchive();
  const { isBusy, problem, submit } = useSubmit();
  const offered = exportFormats.filter((format) => !refusal({ act: "export", format }));
  const [format, setFormat] = useState<ExportFormat>(offered.includes("docx") ? "docx" : "txt");
  const begin = async () => {
    await mutateAsync({ format, ...(ids === null ? {} : { ids: [...ids] }) });
    onStarted?.();
    onClose();
  };
  return (
    <form noValidate onSubmit={submit(begin)} className="mt-6 grid gap-5">
      <FormatCards value={format} onValueChange={setFormat} />
      {offered.length < exportFormats.length ? (
        <p>
          <Link to="/plans" className="text-link text-label">
            {t("archives.seePlans")}
          </Link>
        </p>
      ) : null}
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={isBusy}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" variant="action" busy={isBusy}>
          {t("archives.begin")}
        </Button>
      </div>
    </form>
  );
}
