import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, Square } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { countWords } from "#language/text/words.ts";
import type { Generation } from "#shared/contracts/generations.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { Paper, PaperSkeleton } from "#web/writing/paper/paper.tsx";
import { useConvert } from "#web/writing/work/use-convert.ts";
import { type FollowedGeneration, useGeneration } from "#web/writing/work/use-generation.ts";
import { useStop } from "#web/writing/work/use-stop.ts";
import { WaitText } from "#web/writing/work/wait-text.tsx";

/** A text on its way to another variety; when it has arrived, its own page opens. */
export function ConversionPage({ id }: { id: string }) {
  const t = useTranslations("convert");
  const navigate = useNavigate();
  const followed = useGeneration(id);
  const { generation } = followed;
  const itemId = generation?.itemId ?? null;

  useEffect(() => {
    if (itemId !== null) void navigate({ to: "/my-content", search: { item: itemId }, replace: true });
  }, [itemId, navigate]);

  return (
    <div className="mx-auto w-full max-w-320 px-5 pt-5 pb-28 md:pb-16 desk:px-10 desk:pt-7">
      <h1 id={pageHeadingId} tabIndex={-1} className="sr-only">
        {t("page")}
      </h1>
      {generation ? <BackToSource generation={generation} /> : null}
      <div className="mx-auto mt-5 max-w-206">
        {generation ? <Conversion generation={generation} followed={followed} /> : <Waiting followed={followed} />}
      </div>
    </div>
  );
}

function Waiting({ followed }: { followed: FollowedGeneration }) {
  const t = useTranslations("convert");
  if (followed.error === null) return <SkeletonSheet />;
  const isGone = followed.error instanceof ApiError && followed.error.status === 404;
  return <ErrorState title={t("notFound")} error={followed.error} {...(isGone ? {} : { onRetry: followed.retry })} />;
}

function SkeletonSheet() {
  return (
    <div className="rounded-paper border border-hair bg-sheet p-8">
      <PaperSkeleton />
    </div>
  );
}

function BackToSource({ generation }: { generation: Generation }) {
  const t = useTranslations("convert");
  if (!generation.conversion) return null;
  return (
    <Link
      to="/my-content"
      search={{ item: generation.conversion.sourceItemId }}
      className="touch-target inline-flex items-center gap-2 text-ink-2 text-label hover:text-ink"
    >
      <ArrowLeft aria-hidden className="mirror-rtl size-4" />
      {t("back")}
    </Link>
  );
}

function Conversion({ generation, followed }: { generation: Generation; followed: FollowedGeneration }) {
  const t = useTranslations("convert");
  const { stop, isStopping } = useStop(generation);
  const { variety } = generation.brief;
  // A text that is done opens in a moment; until then it stays on its sheet.
  if (generation.state !== "running" && generation.itemId === null) return <Ended generation={generation} />;
  return (
    <>
      <div
        data-bottom-bar
        className="z-20 mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:mb-0 max-md:border-hair max-md:border-t max-md:bg-page max-md:px-5 max-md:py-3"
      >
        <p role="status" className="flex flex-wrap items-center gap-x-4 text-label md:text-body">
          <span data-v={variety} className="inline-flex items-center gap-2.5 font-medium">
            <span aria-hidden className="size-2 rounded-full bg-variety shadow-[0_0_0_4px_var(--vt)]" />
            {t("converting")}
          </span>
          <VarietyName variety={variety} />
          <span className="text-ink-2">
            {t("progress", { count: countWords(followed.text), target: generation.targetWords })}
          </span>
          <span className="text-ink-2">
            <WaitText wait={followed.wait} />
          </span>
        </p>
        <Button
          variant="ink"
          busy={isStopping}
          onClick={stop}
          icon={<Square aria-hidden className="size-4" />}
          className="max-md:min-h-12 max-md:w-full"
        >
          {t(isStopping ? "stopping" : "stop")}
        </Button>
      </div>
      <Paper
        markdown={followed.text}
        variety={variety}
        isWriting
        line={{ tone: "writing", share: countWords(followed.text) / Math.max(1, generation.targetWords) }}
        className="min-h-104"
      />
      <p className="mt-3 text-ink-2 text-label">{t("whole")}</p>
      {followed.error ? (
        <ErrorState title={t("failed")} error={followed.error} onRetry={followed.retry} className="mt-5" />
      ) : null}
    </>
  );
}

/** Refused, failed or stopped: why, that nothing was charged, and the ways on. */
function Ended({ generation }: { generation: Generation }) {
  const t = useTranslations("convert");
  const { convert, isPending } = useConvert(generation.conversion?.sourceItemId ?? null);
  const { error } = generation;
  const action = (
    <div className="flex flex-wrap gap-3">
      <Button variant="ink" busy={isPending} onClick={() => convert(generation.brief.variety)}>
        {t("again")}
      </Button>
      {generation.conversion ? (
        <Link to="/my-content" search={{ item: generation.conversion.sourceItemId }} className={buttonClass("paper")}>
          {t("back")}
        </Link>
      ) : null}
    </div>
  );
  const nothing = <p className="basis-full text-ink-2 text-label">{t("nothing")}</p>;
  const withReason = (
    <>
      {nothing}
      {action}
    </>
  );
  if (error) return <ErrorState title={t("failed")} error={error} action={withReason} />;
  return <EmptyState title={t(generation.state === "stopped" ? "stopped" : "failed")} text={t("nothing")} action={action} />;
}
