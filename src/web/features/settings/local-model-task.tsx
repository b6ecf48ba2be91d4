import { Check, Pause, Play, RotateCw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { LocalModels, LocalTask, LocalTaskRequest, OfferedModel } from "#shared/contracts/local-models.ts";
import { useModelTask } from "#web/api/local-models.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** What is being fetched, or waits for an answer. */
export function ModelTask({ task, state }: { task: LocalTask; state: LocalModels }) {
  const t = useTranslations("localModels.task");
  const textOf = useErrorText();
  const model = state.models.find(({ id }) => id === task.model);
  const name = isolate(model?.name ?? task.model);
  return (
    <div className="-mx-5 grid gap-3 bg-sunk px-5 py-4 sm:mx-0 sm:rounded-control">
      <h4 role="status" className="font-semibold text-label">
        {titleOf(t, task, name)}
      </h4>
      {task.step === "file" && task.state !== "confirm" ? <HowFar task={task} label={name} /> : null}
      {task.problem ? <p className="max-w-prose text-label text-warn">{textOf(task.problem)}</p> : null}
      {task.state === "confirm" && task.sha256 ? (
        <Checksum sha256={task.sha256} page={model && pageOf(model, state.hub)} />
      ) : null}
      <Acts task={task} />
    </div>
  );
}

function titleOf(t: ReturnType<typeof useTranslations<"localModels.task">>, { state, step }: LocalTask, name: string): string {
  if (state === "failed") return t(step === "trial" ? "failedTrial" : "failed", { name });
  if (state !== "running") return t(state, { name });
  return step === "program" ? t("program") : t(step, { name });
}

function HowFar({ task: { bytes, total, bytesPerSecond, secondsLeft, state }, label }: { task: LocalTask; label: string }) {
  const t = useTranslations("localModels.task");
  const format = useFormat();
  const progress = total
    ? t("progress", { bytes: format.bytes(bytes), total: format.bytes(total) })
    : t("progressOpen", { bytes: format.bytes(bytes) });
  return (
    <>
      {total ? <Progress value={bytes} max={total} label={label} valueText={progress} /> : null}
      <p className="flex flex-wrap gap-x-4 text-ink-2 text-label tabular-nums">
        <span>{progress}</span>
        {bytesPerSecond && state === "running" ? <span>{t("pace", { size: format.bytes(bytesPerSecond) })}</span> : null}
        {secondsLeft !== null && state === "running" ? <span>{t("left", { minutes: Math.floor(secondsLeft / 60) })}</span> : null}
      </p>
    </>
  );
}

/** The page on which the hub shows the file with its checksum. */
function pageOf({ repository, revision, file }: OfferedModel, hub: string): string {
  return `${hub}/${repository}/blob/${revision ?? "main"}/${file}`;
}

function Checksum({ sha256, page }: { sha256: string; page: string | undefined }) {
  const t = useTranslations("localModels.task");
  return (
    <>
      <p className="max-w-prose text-ink-2 text-label">
        {t("confirmText")}{" "}
        {page ? (
          <a href={page} target="_blank" rel="noreferrer" className="text-link">
            {t("page")}
          </a>
        ) : null}
      </p>
      <p className="text-label">
        <span className="text-ink-3">{t("checksum")}</span>{" "}
        <bdi dir="ltr" className="wrap-anywhere font-mono text-[0.8125rem]">
          {sha256}
        </bdi>
      </p>
    </>
  );
}

const icon = "size-4";

function Acts({ task: { state, step, sha256 } }: { task: LocalTask }) {
  const t = useTranslations("localModels");
  const textOf = useErrorText();
  const { mutate, isPending } = useModelTask();
  const act = (request: LocalTaskRequest) =>
    mutate(request, { onError: (error) => toast({ title: t("failed"), text: textOf(error), tone: "error" }) });
  const button = (
    request: LocalTaskRequest,
    text: string,
    mark: ReactNode,
    variant: "outline" | "ghost" | "action" = "outline",
  ) => (
    <Button variant={variant} busy={isPending} icon={mark} onClick={() => act(request)}>
      {text}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {state === "running" && step === "file"
        ? button({ act: "pause" }, t("task.pause"), <Pause aria-hidden className={icon} />)
        : null}
      {state === "paused" ? button({ act: "resume" }, t("task.resume"), <Play aria-hidden className={icon} />) : null}
      {state === "failed" ? button({ act: "resume" }, t("task.again"), <RotateCw aria-hidden className={icon} />) : null}
      {state === "confirm" && sha256
        ? button({ act: "confirm", sha256 }, t("task.take"), <Check aria-hidden className={icon} />, "action")
        : null}
      {button(
        { act: "drop" },
        t(state === "running" ? "task.stop" : "task.drop"),
        <Trash2 aria-hidden className={icon} />,
        "ghost",
      )}
    </div>
  );
}
