import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Usage } from "#shared/contracts/account.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { languageOf } from "#shared/options.ts";
import { useUser } from "#web/api/session.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorState } from "#web/ui/states.tsx";
import type { BriefDraft } from "#web/writing/brief/brief-draft.ts";
import { Paper, PaperSkeleton } from "#web/writing/paper/paper.tsx";
import { BuiltInWayOut, offersBuiltIn } from "#web/writing/work/built-in-way-out.tsx";
import { isStorageFull, StorageWaysOut } from "#web/writing/work/storage-full.tsx";
import type { FollowedGeneration } from "#web/writing/work/use-generation.ts";
import { useStop } from "#web/writing/work/use-stop.ts";
import { paperMood } from "./paper-mood.ts";
import { PaperNotice } from "./paper-notice.tsx";
import { PaperStatus } from "./paper-status.tsx";
import { RunningNotice } from "./running-notice.tsx";
import { useLasting } from "./use-lasting.ts";
import { WordLimit } from "./word-limit.tsx";

const ModelNotice = lazy(async () => ({ default: (await import("./model-notice.tsx")).ModelNotice }));

/** What can be seen of an arriving text. */
interface SmoothText {
  readonly text: string;
  readonly isCaughtUp: boolean;
  showAll(): void;
}

interface PaperColumnProps {
  template: TemplateDetail;
  draft: BriefDraft;
  followed: FollowedGeneration;
  /** The text that the address names, loaded or not. */
  generationId: string | null;
  smooth: SmoothText;
  /** The text was asked for on this page. */
  isFresh: boolean;
  /** Why the brief was refused, where that belongs to no single field. */
  refusal: unknown;
  limit: { asked: number; left: number; usage: Usage } | null;
  limitRef: RefObject<HTMLDivElement | null>;
  onShorter: (words: number) => void;
  /** Sends the form again. */
  onRetry: () => void;
  /** Sends the form to the built-in writer, where the model may write no more today. */
  onBuiltIn: () => void;
  /** Leads back to the brief of the text on the paper; where nothing was written, it is sent once more. */
  onAgain: () => void;
  isAgainPending: boolean;
  onNew: () => void;
}

/** Breaks shorter than this heal by themselves before anybody could read about them. */
const lostNoticeMs = 1_000;

/** The paper side of the desk: an empty sheet, the text as it arrives, or what stands in its way. */
export function PaperColumn(props: PaperColumnProps) {
  const { followed, generationId, smooth } = props;
  const isOpen = generationId !== null;
  const { modelNotice } = useUser();
  const t = useTranslations("generations.paper");
  const column = useRef<HTMLElement>(null);
  const { stop, isStopping } = useStop(followed.generation);
  const isRunning = followed.generation?.state === "running";
  const isRevealing = followed.generation !== null && !isRunning && !smooth.isCaughtUp;

  // The main button has given way to 'Writing': the focus goes to the text, where Esc stops it.
  useEffect(() => {
    if (generationId === null) return;
    column.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [generationId]);

  const stopOrShow = () => (isRevealing ? smooth.showAll() : stop());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !(isRunning || isRevealing)) return;
    event.preventDefault();
    stopOrShow();
  };

  return (
    <section
      ref={column}
      tabIndex={-1}
      aria-label={t("label")}
      onKeyDown={onKeyDown}
      className={cx(
        "flex min-w-0 flex-col bg-sunk px-3 py-4 outline-none md:px-6 md:py-6 desk:px-10",
        // The bar at the bottom of a phone covers nothing of the text.
        isOpen && "max-md:pb-32",
        !isOpen && !props.refusal && !props.limit && !modelNotice && "max-md:hidden",
      )}
    >
      <div className="mx-auto flex w-full max-w-184 grow flex-col">
        {isOpen ? (
          <OpenPaper {...props} onStop={stopOrShow} isStopping={isStopping} isRevealing={isRevealing} />
        ) : (
          <>
            <NoText {...props} />
            {modelNotice ? (
              <Suspense>
                <ModelNotice notice={modelNotice} />
              </Suspense>
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}

/** Before there is a text: what hinders it, else an empty sheet. */
function NoText({ draft, refusal, limit, limitRef, template, onShorter, onRetry, onBuiltIn }: PaperColumnProps) {
  const t = useTranslations("generations");
  if (limit) return <WordLimit ref={limitRef} {...limit} lengths={template.lengths} onShorter={onShorter} />;
  return (
    <>
      <RunningNotice className="mb-5" />
      {refusal ? (
        <ErrorState
          title={t(isStorageFull(refusal) ? "storageFull.title" : "stopped.failed")}
          error={refusal}
          answersPress
          onRetry={onRetry}
          action={
            <>
              {offersBuiltIn(refusal) ? <BuiltInWayOut onWrite={onBuiltIn} /> : null}
              {isStorageFull(refusal) ? <StorageWaysOut /> : null}
              <p className="text-ink-2 text-label">{`${t("stopped.nothing")} ${t("stopped.inputs")}`}</p>
            </>
          }
        />
      ) : (
        // An empty sheet is of no use under the form of a phone.
        <div data-v={draft.variety} className="grid min-h-104 grow max-md:hidden">
          <div
            dir={languageOf(draft.variety) === "ar" ? "rtl" : "ltr"}
            className="rounded-paper border border-hair border-s-[5px] border-s-variety bg-sheet px-9 py-10 text-center shadow-1 transition-[border-color] duration-300"
          >
            <p dir="auto" className="mt-[20vh] text-ink-3">
              {t("paper.empty")}
            </p>
          </div>
        </div>
      )}
    </>
  );
}

interface OpenPaperProps extends PaperColumnProps {
  onStop: () => void;
  isStopping: boolean;
  isRevealing: boolean;
}

function OpenPaper(props: OpenPaperProps) {
  const { followed, smooth, isFresh, onStop, isStopping, isRevealing, onAgain, isAgainPending, onNew } = props;
  const t = useTranslations("generations");
  const { generation } = followed;
  const isLost = useLasting(followed.connection === "lost" && generation?.state === "running", lostNoticeMs);

  if (!generation) {
    if (followed.error === null) return <LoadingPaper />;
    const isGone = followed.error instanceof ApiError && followed.error.status === 404;
    const anew = <Button onClick={onNew}>{t("result.newText")}</Button>;
    return (
      <ErrorState
        title={t("result.notFound")}
        error={followed.error}
        {...(isGone ? {} : { onRetry: followed.retry })}
        action={anew}
      />
    );
  }

  const mood = paperMood(generation, { isLost, isRevealing, error: followed.error });
  const isWriting = mood === "writing" || mood === "offline";
  return (
    <>
      <PaperStatus
        generation={generation}
        text={smooth.text}
        mood={mood}
        isFresh={isFresh}
        onStop={onStop}
        isStopping={isStopping}
        isRevealing={isRevealing}
        step={followed.step}
        round={followed.round}
        wait={followed.wait}
      />
      <Paper
        markdown={smooth.text}
        variety={generation.brief.variety}
        isWriting={isWriting && (isRevealing || followed.step === "writing")}
        revision={followed.revision}
        line={{
          tone: mood === "writing" ? "writing" : mood === "offline" || mood === "expired" ? "offline" : "stopped",
          share: smooth.text.length === 0 ? 0 : shareOf(smooth.text, generation.targetWords),
        }}
        notice={
          mood === "writing" ? null : (
            <PaperNotice
              generation={generation}
              mood={mood}
              error={followed.error}
              onRetry={followed.retry}
              onAgain={onAgain}
              isAgainPending={isAgainPending}
            />
          )
        }
        className="min-h-104 grow"
      />
    </>
  );
}

/** Roughly, for the line on top: counting words properly sixty times a second would cost more than the line is worth. */
function shareOf(text: string, targetWords: number): number {
  return text.split(/\s+/).length / Math.max(1, targetWords);
}

function LoadingPaper() {
  return (
    <div className="min-h-104 grow rounded-paper border border-hair bg-sheet px-9 py-10 shadow-paper xl:px-18 xl:py-14">
      <PaperSkeleton />
    </div>
  );
}
