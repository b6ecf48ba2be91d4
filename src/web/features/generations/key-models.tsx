import { useQuery } from "@tanstack/react-query";
import { Copy, Square } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { keyModelsQuery, useKeyModel } from "#web/api/own-writer.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { useTryOwnWriter } from "#web/writing/work/use-try-own-writer.ts";
import { WaitText } from "#web/writing/work/wait-text.tsx";

/** So many names are seen at a glance; in more of them one searches. */
const glanceMost = 8;

interface Choice {
  readonly setting: string;
  readonly missing: string;
  readonly model: string;
}

/** The models of the keys that lack one. A press lets one write; where that is not possible it copies the line for the settings. */
export function KeyModels() {
  const t = useTranslations("modelNotice");
  const { data, isFetching, refetch } = useQuery({ ...keyModelsQuery, staleTime: 0 });
  const { chosen, choose, wait, stop, problem } = useChoice();
  if (!data) return isFetching ? <p role="status">{t("listing")}</p> : <NotListed onRetry={refetch} />;
  const press = (choice: Choice) => (data.usable ? void choose(choice) : void copyLine(choice));
  const copyLine = ({ missing, model }: Choice) =>
    navigator.clipboard.writeText(`${missing}=${model}`).then(
      () => toast({ tone: "success", title: t("lineCopied"), text: t("lineHint") }),
      () => toast({ tone: "error", title: t("lineFailed") }),
    );
  return (
    <div className="grid gap-3">
      {data.keys.map(({ setting, missing, models }) => {
        if (!models) return <NotListed key={setting} onRetry={refetch} />;
        if (chosen?.setting === setting) {
          return (
            <div key={setting} className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p role="status" className="min-w-0 grow">
                {t("asking", { model: chosen.model })} <WaitText wait={wait} />
              </p>
              <Button size="small" icon={<Square aria-hidden className="size-4" />} onClick={stop}>
                {t("stop")}
              </Button>
            </div>
          );
        }
        return (
          <ModelList
            key={setting}
            label={t(data.usable ? "choose" : "chooseLine", { setting })}
            models={models}
            copies={!data.usable}
            onChoose={(model) => press({ setting, missing, model })}
          />
        );
      })}
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

interface ModelListProps {
  label: string;
  models: readonly string[];
  /** A press copies a line instead of choosing. */
  copies: boolean;
  onChoose: (model: string) => void;
}

function ModelList({ label, models, copies, onChoose }: ModelListProps) {
  const t = useTranslations("modelNotice");
  const [query, setQuery] = useState("");
  const found = models.filter((model) => model.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2">{label}</legend>
      {models.length > glanceMost ? <SearchField label={t("search")} value={query} onValueChange={setQuery} /> : null}
      <ul className="max-h-60 divide-y divide-hair overflow-y-auto border border-hair bg-sheet">
        {found.map((model) => (
          <li key={model}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 px-3 py-2 text-ink hover:bg-sunk"
              onClick={() => onChoose(model)}
            >
              <span dir="ltr" lang="en" className="wrap-anywhere">
                {model}
              </span>
              {copies ? <Copy aria-hidden className="size-4 shrink-0 text-ink-2" /> : null}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p role="status">{t("noModel")}</p> : null}
    </fieldset>
  );
}

function NotListed({ onRetry }: { onRetry: () => unknown }) {
  const t = useTranslations();
  return (
    <p className="flex flex-wrap items-center gap-3">
      {t("modelNotice.notListed")}
      <Button size="small" onClick={() => void onRetry()}>
        {t("common.tryAgain")}
      </Button>
    </p>
  );
}

/** The model that was pressed, while it is tried; once it has answered it writes, and the whole notice is gone. */
function useChoice() {
  const t = useTranslations("modelNotice");
  const textOf = useErrorText();
  const { mutateAsync: store } = useKeyModel();
  const { tryOut, wait, stop } = useTryOwnWriter();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (choice: Choice) => {
    setChosen(choice);
    setProblem(null);
    try {
      if (!(await tryOut(() => store(choice)))) return;
      toast({ tone: "success", title: t("writes", { model: choice.model }), text: t("writesHint") });
      document.getElementById(pageHeadingId)?.focus({ preventScroll: true });
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setChosen(null);
    }
  };
  return { chosen, choose, wait, stop, problem };
}
