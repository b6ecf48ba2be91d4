import { Check, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { LocalChoice, LocalModels, PlacedFile } from "#shared/contracts/local-models.ts";
import { useChooseModel, useRemoveModel } from "#web/api/local-models.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { toast } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { ModelTrial } from "./local-model-trial.tsx";

/** The models that are here: fetched, put there by hand, or Ollama's chosen one. */
export function ModelFiles({ state }: { state: LocalModels }) {
  const t = useTranslations("localModels");
  const titleId = useId();
  const { files, chosen, lockedBy, folder } = state;
  const ofOllama = chosen?.kind === "ollama" ? chosen : null;
  return (
    <div className="grid gap-2">
      <h4 id={titleId} className="font-semibold text-label">
        {t("files")}
      </h4>
      {files.length > 0 || ofOllama ? (
        <ul aria-labelledby={titleId} className="divide-y divide-hair border-hair border-y">
          {ofOllama ? <Row name={ofOllama.model} choice={ofOllama} isChosen isLocked={lockedBy !== null} /> : null}
          {files.map((file) => (
            <Row
              key={file.name}
              name={file.name}
              file={file}
              choice={{ kind: "file", name: file.name }}
              isChosen={chosen?.kind === "file" && chosen.name === file.name}
              isLocked={lockedBy !== null}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2 text-label">{t("noFiles")}</p>
      )}
      <p className="text-ink-3 text-label">
        {t("place")}{" "}
        <bdi dir="ltr" className="wrap-anywhere font-mono text-[0.8125rem]">
          {folder}
        </bdi>
      </p>
      {state.state === "off" ? null : <ModelTrial speed={state.speed} />}
    </div>
  );
}

interface RowProps {
  name: string;
  /** Absent: it lies with Ollama. */
  file?: PlacedFile;
  choice: LocalChoice;
  isChosen: boolean;
  isLocked: boolean;
}

function Row({ name, file, choice, isChosen, isLocked }: RowProps) {
  const t = useTranslations("localModels");
  const format = useFormat();
  const textOf = useErrorText();
  const { mutate, isPending } = useChooseModel();
  const choose = (next: LocalChoice | null) =>
    mutate(next, {
      onSuccess: () => toast({ title: t(next ? "nowWrites" : "nowRests"), tone: "success" }),
      onError: (error) => toast({ title: t("failed"), text: textOf(error), tone: "error" }),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64 text-label">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi dir="ltr" className="wrap-anywhere font-medium">
            {name}
          </bdi>
          {isChosen ? (
            <span className="inline-flex items-center gap-1.5 text-ok">
              <Check aria-hidden className="size-3.5" />
              {t("chosen")}
            </span>
          ) : null}
        </p>
        <p className="text-ink-3">{file ? format.bytes(file.bytes) : t("ofOllama")}</p>
        {file?.problem ? <p className="max-w-prose text-warn">{textOf(file.problem)}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {isLocked || file?.problem ? null : (
          <Button
            size="small"
            variant="outline"
            busy={isPending}
            aria-label={isChosen ? undefined : t("useNamed", { name: isolate(name) })}
            onClick={() => choose(isChosen ? null : choice)}
          >
            {t(isChosen ? "stopUsing" : "use")}
          </Button>
        )}
        {file ? <RemoveFile file={file} /> : null}
      </div>
    </li>
  );
}

function RemoveFile({ file }: { file: PlacedFile }) {
  const t = useTranslations("localModels");
  const format = useFormat();
  const textOf = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useRemoveModel();
  const name = isolate(file.name);
  // Not callbacks of the mutation: with the file this row is gone before they would be called.
  const remove = async () => {
    try {
      await mutateAsync(file.name);
      toast({ title: t("removed"), tone: "success" });
    } catch (error) {
      setAsking(false);
      toast({ title: t("failed"), text: textOf(error), tone: "error" });
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className="text-danger!"
        icon={<Trash2 aria-hidden className="size-4" />}
        aria-label={t("removeNamed", { name })}
        onClick={() => setAsking(true)}
      >
        {t("remove")}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("removeTitle", { name })}
        text={t("removeText", { size: format.bytes(file.bytes) })}
        confirm={t("remove")}
        busy={isPending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
