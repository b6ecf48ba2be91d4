import { useQuery } from "@tanstack/react-query";
import { FileUp, X } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { ImportedTrends } from "#shared/contracts/trend-collection.ts";
import { trendLimits } from "#shared/trends.ts";
import { trendImportsQuery, trendSampleQuery, useImportTrends, useRemoveTrendImport } from "#web/api/trends.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, FieldNote, Input } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ComparisonChart } from "./comparison-chart.tsx";
import { plainKeyword } from "./trends-address.ts";

/** Figures from files: they work without any network, and the sample shows the page at work. */
export function TrendFiles({ onSearch }: { onSearch: (keyword: string) => void }) {
  const t = useTranslations("trends.files");
  const imports = useQuery(trendImportsQuery).data ?? [];
  const [hasSample, setSample] = useState(false);
  const sample = useQuery({ ...trendSampleQuery, enabled: hasSample }).data;
  return (
    <section aria-labelledby="trend-files">
      <h2 id="trend-files" className="font-display text-panel">
        {t("title")}
      </h2>
      <p className="mt-1 max-w-prose text-ink-2">{t("text")}</p>
      <ChooseFile />
      <Button size="small" variant="ghost" className="-ms-3 mt-2" aria-pressed={hasSample} onClick={() => setSample(!hasSample)}>
        {t(hasSample ? "hideSample" : "sample")}
      </Button>
      {hasSample && sample ? (
        <div className="mt-4 border border-hair border-dashed px-5 py-5 sm:px-7">
          <p className="mb-3 font-semibold text-warn">{t("sampleNote")}</p>
          <FileFigures file={sample} onSearch={onSearch} />
        </div>
      ) : null}
      <ul className="mt-4 grid gap-6">
        {imports.map((file) => (
          <ImportedFile key={file.id} file={file} onSearch={onSearch} />
        ))}
      </ul>
    </section>
  );
}

/** The file is read in the page and sent as text; a list of related queries waits for the name of its keyword. */
function ChooseFile() {
  const t = useTranslations("trends.files");
  const textOf = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<{ readonly fileName: string; readonly text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const importing = useImportTrends();
  const send = (file: { fileName: string; text: string }, keyword?: string) =>
    importing.mutate(keyword ? { ...file, keyword } : file, {
      onSuccess: () => {
        setWaiting(null);
        toast({ title: t("imported", { name: `\u2068${file.fileName}\u2069` }), tone: "success" });
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === "trends.keyword_needed") return setWaiting(file);
        setProblem(textOf(error));
      },
    });
  const read = async (file: File | undefined) => {
    setProblem(null);
    setWaiting(null);
    if (!file) return;
    if (file.size > trendLimits.importBytes) return setProblem(t("tooLarge"));
    const text = await file.text().catch(() => null);
    if (text === null || text === "") return setProblem(t("unreadable"));
    send({ fileName: file.name, text });
  };
  return (
    <div className="mt-3">
      <Button
        busy={importing.isPending}
        icon={<FileUp aria-hidden className="size-4.5" />}
        onClick={() => input.current?.click()}
      >
        {t("choose")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t("choose")}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // The same file may be chosen again after it was mended.
          target.value = "";
        }}
      />
      <div role="alert">{problem ? <FieldNote error={problem} /> : null}</div>
      {waiting ? <NameKeyword onName={(keyword) => send(waiting, keyword)} isBusy={importing.isPending} /> : null}
    </div>
  );
}

function NameKeyword({ onName, isBusy }: { onName: (keyword: string) => void; isBusy: boolean }) {
  const t = useTranslations("trends.files");
  const [typed, setTyped] = useState("");
  const keyword = plainKeyword(typed);
  return (
    <form
      noValidate
      className="mt-3 flex max-w-120 flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (keyword !== "") onName(keyword);
      }}
    >
      <Field label={t("keyword")} hint={t("keywordNeeded")} className="min-w-0 grow">
        {(control) => (
          <Input
            {...control}
            autoFocus
            dir="auto"
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="min-h-11" busy={isBusy} disabled={keyword === ""}>
        {t("import")}
      </Button>
    </form>
  );
}

function ImportedFile({ file, onSearch }: { file: ImportedTrends; onSearch: (keyword: string) => void }) {
  const t = useTranslations("trends.files");
  const remove = useRemoveTrendImport();
  const name = `\u2068${file.fileName}\u2069`;
  return (
    <li className="border border-hair bg-sheet px-5 py-4 sm:px-7">
      <div className="mb-3 flex items-start justify-between gap-3">
        <h3 className="min-w-0 break-words font-semibold">
          <bdi lang="">{file.fileName}</bdi>
        </h3>
        <IconButton
          label={t("remove", { name })}
          icon={<X aria-hidden className="size-4.5" />}
          disabled={remove.isPending}
          onClick={() => remove.mutate(file.id, { onSuccess: () => toast({ title: t("removed", { name }) }) })}
        />
      </div>
      <FileFigures file={file} onSearch={onSearch} />
    </li>
  );
}

function FileFigures({ file, onSearch }: { file: ImportedTrends; onSearch: (keyword: string) => void }) {
  const t = useTranslations("trends.files");
  const titles = file.comparison?.series.map(({ keyword }) => keyword).join(" · ");
  return (
    <>
      {file.comparison ? <ComparisonChart comparison={file.comparison} title={titles ?? file.fileName} /> : null}
      {file.related.map(({ keyword, queries }) => (
        <div key={keyword}>
          <h4 className="text-ink-2 text-label">{t("related", { keyword: `\u2068${keyword}\u2069` })}</h4>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {queries.map((query) => (
              <li key={query} className="min-w-0">
                <Button size="small" className="max-w-full break-words" onClick={() => onSearch(query)}>
                  <bdi lang="">{query}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
