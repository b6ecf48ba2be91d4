import { useQuery } from "@tanstack/react-query";
import { Check, Lock } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import {
  type EvaluatedWriter,
  type EvaluationSummary,
  routeGroups,
  type Share,
  type SupportedRoute,
  type WriterRoutes,
} from "#shared/contracts/writer-routes.ts";
import { loadEvaluationMessages } from "#shared/locales/messages.ts";
import { useChooseWriters, writerRoutesQuery } from "#web/api/writer-routes.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat, WithMessages } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { useWriterName } from "#web/writing/work/writer-name.ts";
import { isInPlace, locksIn, routesToSet, routesToTakeBack } from "./route-choices.ts";

/** What the last comparison of writers found, and the choice of writers that it supports. For the operator. */
export function WriterEvaluation() {
  return (
    <WithMessages load={loadEvaluationMessages}>
      <Evaluation />
    </WithMessages>
  );
}

function Evaluation() {
  const t = useTranslations("evaluation");
  const titleId = useId();
  const { data, error, refetch } = useQuery(writerRoutesQuery);
  return (
    <section aria-labelledby={titleId} className="grid gap-4 py-4">
      <div>
        <h3 id={titleId} className="font-semibold text-label">
          {t("title")}
        </h3>
        <p className="text-ink-3 text-label">{t("hint")}</p>
      </div>
      {error ? <ErrorState title={t("loadFailed")} error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <LoadingState>
          <Skeleton className="h-16" />
        </LoadingState>
      )}
      {data?.evaluation ? <LastRun run={data.evaluation} /> : null}
      {data && !data.evaluation ? <p className="max-w-prose text-ink-2 text-label">{t("none")}</p> : null}
      {data?.evaluation && !data.evaluation.isRehearsal ? <Proposal state={data} run={data.evaluation} /> : null}
      {data ? <TakeBack state={data} /> : null}
    </section>
  );
}

function LastRun({ run }: { run: EvaluationSummary }) {
  const t = useTranslations("evaluation");
  const format = useFormat();
  return (
    <>
      <div className="grid gap-1 text-label">
        <p>{t("when", { date: format.dateTime(run.at) })}</p>
        <p className="text-ink-2">
          {t("done", { done: format.number(run.done.count), of: format.number(run.done.of), votes: run.votes })}
        </p>
        <p className="wrap-anywhere text-ink-2">
          {t("where")}{" "}
          <bdi dir="ltr" className="font-mono text-[0.8125rem]">
            {run.directory}
          </bdi>
        </p>
        {run.isRehearsal ? <p className="font-medium text-warn">{t("rehearsal")}</p> : null}
      </div>
      <ul className="divide-y divide-hair border-hair border-y">
        {run.writers.map((writer) => (
          <WriterFigures key={writer.name} writer={writer} currency={run.currency} />
        ))}
      </ul>
    </>
  );
}

function WriterFigures({ writer, currency }: { writer: EvaluatedWriter; currency: string }) {
  const t = useTranslations("evaluation");
  const nameOf = useWriterName();
  const format = useFormat();
  const unknown = (
    <>
      <span aria-hidden>{t("unknown")}</span>
      <span className="sr-only">{t("unknownText")}</span>
    </>
  );
  const share = ({ count, of }: Share) => (of === 0 ? null : t("share", { count: format.number(count), of: format.number(of) }));
  const [before, after] = [share(writer.deliveredBefore), share(writer.deliveredAfter)];
  return (
    <li className="grid gap-2 py-3">
      <h4 className="font-medium text-label">{nameOf(writer.writer)}</h4>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        <Figure label={t("delivered")} hint={t("deliveredHint")}>
          {before && after ? (
            <>
              {before} <span className="inline-block rtl:-scale-x-100">{"→"}</span> {after}
            </>
          ) : (
            unknown
          )}
        </Figure>
        <Figure label={t("facts")}>{share(writer.factsTold) ?? unknown}</Figure>
        <Figure label={t("claims")}>{format.number(writer.claims)}</Figure>
        <Figure label={t("firstWord")}>
          {writer.firstWordMs === null ? unknown : t("seconds", { seconds: Math.round(writer.firstWordMs / 10) / 100 })}
        </Figure>
        <Figure label={t("cost")}>
          {writer.cost === null ? unknown : <bdi dir="ltr">{`${format.number(writer.cost)} ${currency}`}</bdi>}
        </Figure>
        <Figure label={t("failed")}>{share({ count: writer.failed, of: writer.texts }) ?? unknown}</Figure>
      </dl>
    </li>
  );
}

function Figure({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-[0.8125rem] text-ink-3">
        {label}
        {hint ? <span className="block">{hint}</span> : null}
      </dt>
      <dd className="mt-auto text-label tabular-nums">{children}</dd>
    </div>
  );
}

/** The groups for which the run tells who writes better, set with one press. What a setting decides is locked. */
function Proposal({ state, run }: { state: WriterRoutes; run: EvaluationSummary }) {
  const t = useTranslations("evaluation");
  const choose = useChoice();
  const titleId = useId();
  const wanted = routesToSet(state);
  const isTold = run.routes.some(({ writer }) => writer !== null);
  return (
    <div className="grid gap-3">
      <h4 id={titleId} className="font-semibold text-label">
        {t("proposal")}
      </h4>
      <ul aria-labelledby={titleId} className="grid gap-2">
        {run.routes.map((route) => (
          <ProposedRoute key={route.group} route={route} state={state} run={run} />
        ))}
      </ul>
      {isTold ? null : <p className="text-ink-2 text-label">{t("nothing")}</p>}
      {Object.keys(wanted).length > 0 ? (
        <Button
          variant="action"
          className="justify-self-start"
          busy={choose.isPending}
          onClick={() => choose.set(wanted, "applied")}
        >
          {t("apply")}
        </Button>
      ) : isTold ? (
        <p className="text-ink-2 text-label">{t("allSet")}</p>
      ) : null}
    </div>
  );
}

function ProposedRoute({ route, state, run }: { route: SupportedRoute; state: WriterRoutes; run: EvaluationSummary }) {
  const t = useTranslations("evaluation");
  const nameOf = useWriterName();
  const format = useFormat();
  const best = run.writers.find(({ name }) => name === route.writer);
  const locks = locksIn(state, route.group);
  const [lock] = locks;
  const isWhole = locks.length === routeGroups[route.group].length;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-label">
      <span className="font-medium">{t(`group.${route.group}`)}</span>
      <span className={best ? "" : "text-ink-3"}>{best ? nameOf(best.writer) : t("undecided")}</span>
      {best ? (
        <span className="text-ink-3">
          {t("duel", {
            better: format.number(route.better),
            briefs: format.number(route.briefs),
            worse: format.number(route.worse),
          })}
        </span>
      ) : null}
      {lock ? (
        <span className="inline-flex items-center gap-1.5 text-ink-2">
          <Lock aria-hidden className="size-3.5" />
          {isWhole && locks.length === 1 ? t("locked", { setting: `\u2066${lock}\u2069` }) : t("lockedPartly")}
        </span>
      ) : null}
      {best && !isWhole && isInPlace(state, route) ? (
        <span className="inline-flex items-center gap-1.5 text-ok">
          <Check aria-hidden className="size-3.5" />
          {t("inPlace")}
        </span>
      ) : null}
    </li>
  );
}

/** The writers that were set here, each with its varieties, and the way back. */
function TakeBack({ state }: { state: WriterRoutes }) {
  const t = useTranslations();
  const format = useFormat();
  const choose = useChoice();
  const back = routesToTakeBack(state);
  if (Object.keys(back).length === 0) return null;
  const chosen = state.routes.filter((route) => route.chosen !== null);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-label">
        <span className="font-medium">{t("evaluation.chosen")}</span>{" "}
        <span className="text-ink-2">{format.list(chosen.map(({ variety }) => t(`options.variety.${variety}`)))}</span>
      </p>
      <Button busy={choose.isPending} onClick={() => choose.set(back, "takenBack")}>
        {t("evaluation.takeBack")}
      </Button>
    </div>
  );
}

function useChoice() {
  const t = useTranslations("evaluation");
  const textOf = useErrorText();
  const { mutate, isPending } = useChooseWriters();
  return {
    isPending,
    set(routes: Parameters<typeof mutate>[0], done: "applied" | "takenBack"): void {
      mutate(routes, {
        onSuccess: () => toast({ title: t(done), tone: "success" }),
        onError: (error) => toast({ title: t("failedToSet"), text: textOf(error), tone: "error" }),
      });
    },
  };
}
