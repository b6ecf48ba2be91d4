import { useQuery } from "@tanstack/react-query";
import { RadioGroup } from "radix-ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { OwnWriterState } from "#shared/contracts/own-writer.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { ownWriterQuery, useSwitchOwnWriter } from "#web/api/own-writer.ts";
import { useUser } from "#web/api/session.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { BestOfThree } from "./best-of-three.tsx";
import { OwnWriterForm, RemoveOwnWriter } from "./own-writer-form.tsx";
import { OwnVerdict, ServerWriters } from "./server-writers.tsx";
import { SettingsSection } from "./settings-rows.tsx";

const LocalModels = lazy(async () => ({ default: (await import("./local-models.tsx")).LocalModels }));
const WriterEvaluation = lazy(async () => ({ default: (await import("./writer-evaluation.tsx")).WriterEvaluation }));

/** Who writes the person's texts: the server's writer, or a model service of their own where the operator lets them. */
export function WriterSection() {
  const t = useTranslations("settings");
  const { data, error, refetch } = useQuery(ownWriterQuery);
  return (
    <SettingsSection id="writers" title={t("sections.writers")}>
      {data ? <Writers state={data} /> : null}
      <ForOperator />
      {error ? (
        <ErrorState title={t("writers.loadFailed")} error={error} onRetry={() => void refetch()} className="my-4" />
      ) : null}
      {data || error ? null : (
        <LoadingState className="grid gap-3 py-4">
          <Skeleton className="h-6" />
          <Skeleton className="h-6 w-2/3" />
        </LoadingState>
      )}
    </SettingsSection>
  );
}

/** On one's own machine everybody sees what the operator sees, as with the settings of the server. */
function ForOperator() {
  const { isOperator } = useUser();
  const { data: info } = useQuery(appInfoQuery);
  if (!isOperator && info?.mode !== "local") return null;
  return (
    <Suspense fallback={null}>
      {info?.localModels ? <LocalModels /> : null}
      <WriterEvaluation />
    </Suspense>
  );
}

function Writers({ state }: { state: OwnWriterState }) {
  if (state.allowed) return <Choice state={state} />;
  return (
    <>
      <div className="py-4">
        <ServerWriters />
        <BestOfThree />
      </div>
      {state.writer ? <Leftover /> : null}
    </>
  );
}

/** A service from the time when the operator still let people bring one: it writes nothing, and its key can be deleted. */
function Leftover() {
  const t = useTranslations();
  return (
    <div className="py-4">
      <p className="font-semibold text-label">{t("settings.writers.own")}</p>
      <p className="text-label text-warn">{t("errors.own_writer.not_allowed")}</p>
      <div className="mt-2">
        <RemoveOwnWriter />
      </div>
    </div>
  );
}

type Who = "server" | "own";

/** The choice holds at once; a service that is not set up yet opens its form first. */
function Choice({ state: { writer } }: { state: OwnWriterState }) {
  const t = useTranslations("settings.writers");
  const textOf = useErrorText();
  const { mutate, isPending } = useSwitchOwnWriter();
  const [isFormWanted, setFormWanted] = useState(false);
  // A service that has not answered yet is being set up, and chosen only here.
  const chosen: Who = writer?.enabled || isFormWanted ? "own" : "server";

  const choose = (who: Who) => {
    if (isPending) return;
    setFormWanted(who === "own");
    if (!writer || writer.enabled === (who === "own")) return;
    mutate(who === "own", {
      onSuccess: () => toast({ title: t(who === "own" ? "switchedOwn" : "switched"), tone: "success" }),
      onError: (error) => {
        setFormWanted(false);
        toast({ title: t("failed"), text: textOf(error), tone: "error" });
      },
    });
  };

  return (
    <>
      <RadioGroup.Root
        aria-label={t("choose")}
        value={chosen}
        onValueChange={(next) => choose(next as Who)}
        className="divide-y divide-hair"
      >
        <WriterRow value="server" title={t("server")} hint={t("serverHint")} />
        <div className="ps-7.5 pt-3 pb-4">
          <ServerWriters />
          <BestOfThree />
        </div>
        <WriterRow value="own" title={t("own")} hint={t("ownHint")} end={writer ? <OwnVerdict writer={writer} /> : null} />
      </RadioGroup.Root>
      {chosen === "own" || writer ? <OwnWriterForm writer={writer} onRemoved={() => setFormWanted(false)} /> : null}
    </>
  );
}

function WriterRow({ value, title, hint, end }: { value: Who; title: string; hint: string; end?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
      <RadioGroup.Item value={value} className="group flex min-h-11 grow items-center gap-3 rounded-control text-start">
        <span
          aria-hidden
          className="size-4.5 shrink-0 rounded-full border border-field bg-sheet transition-[border-width] group-data-[state=checked]:border-[5.5px] group-data-[state=checked]:border-action"
        />
        <span>
          <span className="block font-semibold text-label">{title}</span>
          <span className="block text-ink-3 text-label">{hint}</span>
        </span>
      </RadioGroup.Item>
      {end}
    </div>
  );
}
