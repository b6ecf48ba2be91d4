import { CircleAlert, FileText, Info, RotateCw, X } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { textDirection } from "#language/text/direction.ts";
import { standardOf, type Variety, varieties } from "#shared/options.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Input } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { excerptOf } from "./import-excerpt.ts";
import type { ImportFile, ImportFiles } from "./use-import-files.ts";

const PaperText = lazy(async () => ({ default: (await import("#web/writing/paper/paper-text.tsx")).PaperText }));

/** The contract's limit of a title. */
const titleMaxChars = 300;

interface ImportFileEntryProps {
  file: ImportFile;
  onChange: (change: Parameters<ImportFiles["change"]>[1]) => void;
  onRemove: () => void;
  onRetry: () => void;
}

type ReadState = Extract<ImportFile["state"], { kind: "read" }>;

/** One file of an import: what it would become, or why it cannot. */
export function ImportFileEntry({ file, onChange, onRemove, onRetry }: ImportFileEntryProps) {
  const t = useTranslations("imports");
  const { state } = file;
  return (
    <li className="rounded-paper border border-hair bg-sheet px-4 py-3 sm:px-5">
      <div className="flex items-center gap-3">
        {state.kind === "read" ? (
          <input
            type="checkbox"
            checked={file.isWanted}
            aria-label={t("include", { title: file.title || file.file.name })}
            onChange={({ target }) => onChange({ isWanted: target.checked })}
            className="size-5 shrink-0 accent-action"
          />
        ) : (
          <StateIcon kind={state.kind} />
        )}
        <p className="min-w-0 grow truncate text-ink-2 text-label">
          <bdi>{file.file.name}</bdi>
        </p>
        <IconButton
          label={t("remove", { name: file.file.name })}
          tooltip={false}
          icon={<X aria-hidden className="size-4.5" />}
          onClick={onRemove}
        />
      </div>
      {state.kind === "read" ? <ReadFile file={file} state={state} onChange={onChange} /> : null}
      {state.kind === "reading" ? <Skeleton className="mt-2 mb-2 h-3 w-2/3" /> : null}
      {state.kind === "refused" || state.kind === "failed" ? (
        <Problem error={state.error} {...(state.kind === "failed" ? { onRetry } : {})} />
      ) : null}
    </li>
  );
}

function StateIcon({ kind }: { kind: Exclude<ImportFile["state"]["kind"], "read"> }) {
  if (kind === "reading") return <FileText aria-hidden className="size-5 shrink-0 text-ink-3" />;
  return <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />;
}

function Problem({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTranslations("common");
  const textOf = useErrorText();
  return (
    <div className="mt-1 mb-1 flex flex-wrap items-center gap-x-4 gap-y-2 ps-8">
      <p className="grow text-danger">{textOf(error)}</p>
      {onRetry ? (
        <Button size="small" icon={<RotateCw aria-hidden className="size-4" />} onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      ) : null}
    </div>
  );
}

function ReadFile({ file, state, onChange }: Pick<ImportFileEntryProps, "file" | "onChange"> & { state: ReadState }) {
  const t = useTranslations();
  const format = useFormat();
  const { text } = state;
  return (
    // A text that is not wanted is still there to be wanted again.
    <div className={cx("mt-2 grid gap-3 transition-opacity", !file.isWanted && "opacity-55")}>
      <div className="flex flex-wrap items-center gap-3">
        <Input
          aria-label={t("imports.name")}
          value={file.title}
          maxLength={titleMaxChars}
          onChange={({ target }) => onChange({ title: target.value })}
          className="min-w-0 flex-1 basis-64 font-semibold"
        />
        <VarietySelect value={file.variety} onValueChange={(variety) => onChange({ variety })} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-label">
        <span>{format.words(text.words)}</span>
        <LeftOut text={text} />
      </p>
      <Excerpt markdown={text.markdown} variety={file.variety} />
    </div>
  );
}

/** What the file had and the text has not. */
function LeftOut({ text: { leftOut } }: { text: ReadState["text"] }) {
  const t = useTranslations("imports");
  if (leftOut.pictures + leftOut.links === 0) return null;
  const parts = [
    leftOut.pictures > 0 && t("pictures", { count: leftOut.pictures }),
    leftOut.links > 0 && t("links", { count: leftOut.links }),
  ].filter((part) => part !== false);
  return (
    <>
      {parts.map((part) => (
        <span key={part} className="inline-flex items-center gap-1.5">
          <Info aria-hidden className="size-3.5 text-ink-3" />
          {part}
        </span>
      ))}
    </>
  );
}

function VarietySelect({ value, onValueChange }: { value: Variety | null; onValueChange: (variety: Variety | null) => void }) {
  const t = useTranslations("imports");
  return (
    <div className="min-w-40 flex-1 sm:max-w-52">
      <Select
        aria-label={t("voice")}
        value={value ?? "none"}
        onValueChange={(chosen) => onValueChange(chosen === "none" ? null : chosen)}
        options={[
          { value: "none" as const, label: `${t("voice")}: ${t("noVoice")}` },
          ...varieties.map((variety) => ({ value: variety, label: <VarietyName variety={variety} /> })),
        ]}
      />
    </div>
  );
}

/** A text of so many characters does not fit, and fades out where it goes on. */
const fadingChars = 400;

/** The beginning of a text on a small paper, in its own direction. */
function Excerpt({ markdown, variety }: { markdown: string; variety: Variety | null }) {
  const t = useTranslations("imports");
  const direction = textDirection(markdown, null);
  const shown = variety ?? standardOf(direction === "rtl" ? "ar" : "en");
  return (
    <section
      aria-label={t("excerpt")}
      dir={direction}
      data-v={variety ?? undefined}
      className={cx(
        "max-h-44 overflow-hidden rounded-tag border border-hair border-s-[3px] border-s-variety px-4 py-3",
        markdown.length > fadingChars && "[mask-image:linear-gradient(black_65%,transparent)]",
      )}
    >
      <Suspense fallback={<Skeleton className="h-3 w-3/4" />}>
        <div className="[zoom:0.75]">
          <PaperText markdown={excerptOf(markdown)} variety={shown} direction={direction} />
        </div>
      </Suspense>
    </section>
  );
}
