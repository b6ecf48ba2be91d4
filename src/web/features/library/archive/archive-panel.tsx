import { useQuery } from "@tanstack/react-query";
import { CircleAlert, Download, FileArchive, X } from "lucide-react";
import type { MouseEvent } from "react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Archive } from "#shared/contracts/archives.ts";
import { archiveFileAddress, archivesQuery, fetchArchiveFile, isArchiveFetched, useEndArchive } from "#web/api/archives.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { saveFile } from "#web/lib/text-file.ts";
import { toast } from "#web/lib/toast.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { useFocusPassedOn } from "../common/pass-focus.ts";
import "./archive-panel.css";

/**
 * The exports of many texts at the foot of the library: how far one is, then the way to its file. The server makes and keeps them,
 * so the line is the same after a reload, in another tab and on another day. `isAside`: something else stands at the foot.
 */
export function ArchivePanel({ isAside }: { isAside: boolean }) {
  const t = useTranslations("archives");
  const earlierId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(archivesQuery);
  const [newest, ...earlier] = (data ?? []).filter(({ state }) => state !== "stopped");
  return (
    <>
      {data ? <Announcement archive={newest ?? null} /> : null}
      {newest && !isAside ? (
        <section
          aria-label={t("line")}
          data-archive-line
          className="max-h-[50dvh] overflow-y-auto border-ink border-t bg-page px-5 py-2 desk:px-10"
        >
          <ArchiveLine key={`${newest.id} ${newest.state}`} archive={newest} />
          {earlier.length > 0 ? (
            <>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={earlierId}
                className="text-link touch-target min-h-6 text-label"
                onClick={() => setOpen(!isOpen)}
              >
                {t("earlier", { count: earlier.length })}
              </button>
              <div id={earlierId} hidden={!isOpen} className="mt-1 divide-y divide-hair">
                {earlier.map((archive) => (
                  <ArchiveLine key={archive.id} archive={archive} />
                ))}
              </div>
            </>
          ) : null}
        </section>
      ) : null}
    </>
  );
}

/** Says each change of state once, and not what was so already; the numbers in between are in the line, for who looks them up. */
function Announcement({ archive }: { archive: Archive | null }) {
  const t = useTranslations("archives");
  const state = `${archive?.id} ${archive?.state}`;
  const [first] = useState(state);
  const textOf = () => {
    if (state === first) return "";
    if (archive?.state === "running") return t("preparing", { total: archive.total });
    if (archive?.state === "done") return t("ready", { count: archive.total });
    return archive ? t("failed") : "";
  };
  return (
    <p role="status" className="sr-only">
      {textOf()}
    </p>
  );
}

function ArchiveLine({ archive }: { archive: Archive }) {
  const line = useFocusPassedOn<HTMLDivElement>();
  const Line = { running: RunningLine, done: ReadyLine, failed: FailedLine, stopped: FailedLine }[archive.state];
  return (
    <div ref={line}>
      <Line archive={archive} />
    </div>
  );
}

const lineClass = "flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-1";

function RunningLine({ archive: { id, done, total } }: { archive: Archive }) {
  const t = useTranslations("archives");
  const end = useEnd();
  const words = done === 0 ? t("preparing", { total }) : t("writing", { done, total });
  return (
    <div className={lineClass}>
      <FileArchive aria-hidden className="size-5 text-ink-2" />
      <div className="min-w-0 grow basis-40">
        <p className="mb-1.5">{words}</p>
        <Progress value={done} max={total} label={t("line")} valueText={words} />
      </div>
      <Button variant="ink" busy={end.isPending} onClick={() => end.act(id, t("stopped"))}>
        {t("stop")}
      </Button>
    </div>
  );
}

function ReadyLine({ archive: { id, total, size, format: kind, error, expiresAt } }: { archive: Archive }) {
  const t = useTranslations();
  const format = useFormat();
  const textOf = useErrorText();
  const end = useEnd();
  const sizeText = useSize(size);
  const fetchFile = (event: MouseEvent) => {
    if (!isArchiveFetched()) return;
    event.preventDefault();
    fetchArchiveFile(id).then(
      ({ name, content }) => saveFile(name, content),
      (failure: unknown) => toast({ title: textOf(failure), tone: "error" }),
    );
  };
  return (
    <div className={lineClass}>
      <FileArchive aria-hidden className="size-5 text-ok" />
      <div className="min-w-0 grow basis-40">
        <p>{t("archives.ready", { count: total })}</p>
        <p className="text-ink-2 text-label">
          {t("archives.until", { format: t(`generations.result.${kind}`), date: format.dateTime(expiresAt ?? Date.now()) })}
        </p>
        {error ? <p className="text-label text-warn">{textOf(error)}</p> : null}
      </div>
      <a href={archiveFileAddress(id)} download onClick={fetchFile} className={buttonClass("outline", "normal", "max-sm:grow")}>
        <Download aria-hidden className="size-4.5" />
        {t("archives.download", { size: sizeText })}
      </a>
      <RemoveButton isPending={end.isPending} onClick={() => end.act(id)} />
    </div>
  );
}

function FailedLine({ archive: { id, error } }: { archive: Archive }) {
  const t = useTranslations("archives");
  const textOf = useErrorText();
  const end = useEnd();
  return (
    <div className={lineClass}>
      <CircleAlert aria-hidden className="size-5 text-danger" />
      <div className="min-w-0 grow basis-40">
        <p>{t("failed")}</p>
        {error ? <p className="text-ink-2 text-label">{textOf(error)}</p> : null}
      </div>
      <RemoveButton isPending={end.isPending} onClick={() => end.act(id)} />
    </div>
  );
}

function RemoveButton({ isPending, onClick }: { isPending: boolean; onClick: () => void }) {
  const t = useTranslations("archives");
  return <IconButton label={t("remove")} icon={<X aria-hidden className="size-5" />} disabled={isPending} onClick={onClick} />;
}

/** Stops or deletes an export, and says it where that cannot be seen. */
function useEnd(): { isPending: boolean; act: (id: string, said?: string) => void } {
  const t = useTranslations("archives");
  const textOf = useErrorText();
  const { mutateAsync, isPending } = useEndArchive();
  // Not callbacks of the mutation: the line that would hear them goes with its export.
  const act = (id: string, said?: string) =>
    void mutateAsync(id).then(
      () => said && toast({ title: said }),
      (error: unknown) => toast({ tone: "error", title: t("changeFailed"), text: textOf(error) }),
    );
  return { isPending, act };
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A size in the unit that people know it by, to one decimal. */
function useSize(bytes: number): string {
  const t = useTranslations("archives");
  if (bytes < megabyte) return t("kilobytes", { size: Math.max(1, Math.round(bytes / kilobyte)) });
  return t("megabytes", { size: Math.round((10 * bytes) / megabyte) / 10 });
}
