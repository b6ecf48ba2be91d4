import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import type { LocalModels as State } from "#shared/contracts/local-models.ts";
import { loadLocalModelMessages } from "#shared/locales/messages.ts";
import { localModelsQuery } from "#web/api/local-models.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { useFormat, WithMessages } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { ModelFiles } from "./local-model-files.tsx";
import { ModelOffers } from "./local-model-offers.tsx";
import { ModelTask } from "./local-model-task.tsx";

/** Models that this server runs itself: one press fetches one and lets it write. For the operator. */
export function LocalModels() {
  return (
    <WithMessages load={loadLocalModelMessages}>
      <Panel />
    </WithMessages>
  );
}

function Panel() {
  const t = useTranslations("localModels");
  const titleId = useId();
  const { data, error, refetch } = useQuery(localModelsQuery);
  useNewsOfTask(data);
  return (
    <section aria-labelledby={titleId} className="grid gap-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h3 id={titleId} className="font-semibold text-label">
            {t("title")}
          </h3>
          <p className="text-ink-3 text-label">{t("hint")}</p>
        </div>
        {data ? <StateChip state={data} /> : null}
      </div>
      {error && !data ? <ErrorState title={t("loadFailed")} error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <LoadingState>
          <Skeleton className="h-24" />
        </LoadingState>
      )}
      {data ? <Parts state={data} /> : null}
    </section>
  );
}

function Parts({ state }: { state: State }) {
  const t = useTranslations("localModels");
  const { lockedBy, task, program, ollama } = state;
  const canFetch = ollama !== null || program !== "unavailable";
  const offers = canFetch && !lockedBy ? <ModelOffers state={state} /> : null;
  const isEmpty = state.files.length === 0 && state.chosen === null;
  return (
    <>
      <Machine state={state} />
      {lockedBy ? (
        <p className="inline-flex items-center gap-1.5 text-ink-2 text-label">
          <Lock aria-hidden className="size-3.5" />
          {t("locked", { setting: isolate(lockedBy) })}
        </p>
      ) : null}
      {canFetch ? null : <p className="text-label text-warn">{t("unavailable")}</p>}
      {task ? <ModelTask task={task} state={state} /> : null}
      {isEmpty ? offers : null}
      <ModelFiles state={state} />
      {isEmpty ? null : offers}
    </>
  );
}

/** What this machine offers a model. */
function Machine({ state: { machine, ollama } }: { state: State }) {
  const t = useTranslations("localModels");
  const format = useFormat();
  const { memoryBytes, freeBytes, cores, graphics } = machine;
  return (
    <div className="grid gap-1 text-ink-2 text-label">
      <p>{t("machine", { memory: format.bytes(memoryBytes), free: format.bytes(freeBytes), cores })}</p>
      {graphics && !ollama ? <p>{t("graphics", { name: isolate(graphics) })}</p> : null}
      {ollama ? <p>{t("ollama", { address: isolate(ollama.address) })}</p> : null}
    </div>
  );
}

/** What the chosen model does, and how fast it writes. */
function StateChip({ state: { state, speed } }: { state: State }) {
  const t = useTranslations("localModels.state");
  const isBusy = state === "loading" || state === "reading" || state === "writing";
  const isMeasured = speed !== null && !isBusy && state !== "off";
  return (
    <p role="status" className="inline-flex items-center gap-2 rounded-full border border-hair-2 px-3 py-1 text-label">
      <Dot tone={state === "off" ? "off" : isBusy ? "busy" : "on"} />
      {isMeasured ? t("speed", { words: speed.wordsPerMinute }) : t(state)}
    </p>
  );
}

const tones = { off: "bg-hair-2", busy: "bg-saffron", on: "bg-ok" } as const;

function Dot({ tone }: { tone: keyof typeof tones }): ReactNode {
  return <span aria-hidden className={`size-2 rounded-full ${tones[tone]}`} />;
}

/** A task that has ended may have changed who writes. */
function useNewsOfTask(data: State | undefined): void {
  const queries = useQueryClient();
  const chosen = JSON.stringify(data?.chosen ?? null);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    void queries.invalidateQueries({ queryKey: queryKeys.appInfo });
  }, [chosen, queries]);
}
