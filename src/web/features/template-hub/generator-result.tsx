import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown, Pencil, RotateCw, Square } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import { countWords } from "#language/text/words.ts";
import type { Generation } from "#shared/contracts/generations.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { libraryItemQuery, useSaveContent } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { Paper, PaperSkeleton } from "#web/writing/paper/paper.tsx";
import { ReceiptColumn } from "#web/writing/receipt/receipt-column.tsx";
import { sourceOfGeneration } from "#web/writing/receipt/source.ts";
import { CopyItems } from "#web/writing/work/copy-items.tsx";
import { CopyTextButton } from "#web/writing/work/copy-text-button.tsx";
import { isDrafting } from "#web/writing/work/drafting.ts";
import { TextSheet, useJump } from "#web/writing/work/text-sheet.tsx";
import { useTextWork } from "#web/writing/work/use-text-work.ts";
import { useWaitNotice, useWaitText } from "#web/writing/work/wait-text.tsx";
import { WorkDialogs } from "#web/writing/work/work-dialogs.tsx";
import { useWriterName } from "#web/writing/work/writer-name.ts";
import { DialogCost, DialogFooter } from "./dialog-footer.tsx";
import { DialogRefusal } from "./dialog-refusal.tsx";
import type { Generator } from "./use-generator.ts";

const OtherDrafts = lazy(async () => ({ default: (await import("#web/writing/work/other-drafts.tsx")).OtherDrafts }));

interface GeneratorResultProps {
  template: TemplateDetail;
  generator: Generator;
}

/** The text in the dialog: as it arrives, then with what can be done with it and what its checks suggest. */
export function GeneratorResult({ template, generator }: GeneratorResultProps) {
  const t = useTranslations();
  const { followed } = generator;
  const { generation, error } = followed;
  if (!generation) {
    return error === null ? (
      <div className="mt-6 rounded-paper border border-hair bg-sheet p-7">
        <PaperSkeleton />
      </div>
    ) : (
      <ErrorState title={t("templates.dialog.failed")} error={error} onRetry={followed.retry} className="mt-6" />
    );
  }
  return <TextOrProgress key={generation.id} template={template} generator={generator} generation={generation} />;
}

function TextOrProgress({ template, generator, generation }: ActionsProps) {
  const { followed, shownText, isOver } = generator;
  const { text, brief, report, itemId } = generation;
  const { variety } = brief;
  const item = useQuery({ ...libraryItemQuery(itemId ?? ""), enabled: isOver && itemId !== null }).data ?? null;
  const work = useTextWork({ text, brief, report, item });
  const { field, jump } = useJump(work, () => {});
  const source = useMemo(() => sourceOfGeneration(generation), [generation]);
  const isWhole = generation.state === "done";
  const hasText = generation.words > 0;
  return (
    <div className="mt-6">
      <Progress generation={generation} generator={generator} />
      {isOver ? (
        hasText && <TextSheet work={work} variety={variety} field={field} className="min-h-60 px-6! py-7! md:px-9!" />
      ) : (
        <Paper
          markdown={shownText}
          variety={variety}
          isWriting={followed.step === "writing"}
          revision={followed.revision}
          line={{ tone: lineTone(generator), share: shareOf(shownText, generation.targetWords) }}
          className="min-h-60 px-6! py-7! md:px-9!"
        />
      )}
      {followed.error === null ? null : <ErrorState error={followed.error} onRetry={followed.retry} className="mt-5" />}
      {isOver && !isWhole ? <Broken generation={generation} /> : null}
      {isOver && item && generation.drafts > 1 ? (
        <Suspense fallback={null}>
          <OtherDrafts generationId={generation.id} itemId={item.id} variety={variety} work={work} />
        </Suspense>
      ) : null}
      <DialogRefusal generator={generator} onBuiltIn={() => generator.regenerate("built-in")} className="mt-5" />
      {isOver && hasText ? (
        <div className="mt-7">
          <ReceiptColumn source={source} work={work} onJump={jump} />
        </div>
      ) : null}
      {isOver ? <Actions template={template} generation={generation} generator={generator} text={work.text} /> : null}
      <WorkDialogs work={work} />
    </div>
  );
}

function lineTone({ isOver, followed }: Generator): "writing" | "stopped" | "offline" {
  if (followed.connection === "lost" && followed.generation?.state === "running") return "offline";
  return isOver && followed.generation?.state !== "done" ? "stopped" : "writing";
}

/** Roughly: the line on top needs no proper count sixty times a second. */
function shareOf(text: string, targetWords: number): number {
  return text === "" ? 0 : text.split(/\s+/).length / Math.max(1, targetWords);
}

/** How many words, and Stop; afterwards who wrote, and the ways back to the inputs. */
function Progress({ generation, generator }: { generation: Generation; generator: Generator }) {
  const t = useTranslations();
  const writerName = useWriterName();
  const { isOver, isStopping, stop, shownText, followed } = generator;
  const { step, round } = followed;
  const waitText = useWaitText(isOver ? null : followed.wait);
  const waitNotice = useWaitNotice(isOver ? null : followed.wait);
  const isOffline = lineTone(generator) === "offline";
  const count = countWords(useDeferredValue(shownText));
  const progress = { count, target: generation.targetWords };
  const isChoosing = isDrafting(generation, step, followed.text);
  const doing = () => {
    if (isChoosing) return t("drafts.writing", { count: generation.drafts });
    if (step === "checking") return t("receipt.step.checking");
    return step === "repairing" ? t("receipt.step.repairing", { round }) : t("generations.paper.progress", progress);
  };
  return (
    // While it is written, what is waited for comes and goes: on a phone it has two lines, so that Stop and the paper stay where they are.
    <div className={cx("mb-3 flex items-center justify-between gap-x-4 gap-y-2", isOver ? "min-h-10 flex-wrap" : "min-h-12")}>
      <p className="text-ink-2 text-label">
        {isOver ? t("generations.paper.arrived", progress) : doing()}
        {isOffline ? ` · ${t("generations.announce.lost")}` : waitText === null ? null : ` · ${waitText}`}
        {isOver ? ` · ${writerName(generation.writer)}` : null}
      </p>
      <p role="status" className="sr-only">
        {isOver
          ? t(generation.state === "done" ? "generations.announce.ready" : "generations.announce.stopped", {
              count: generation.words,
            })
          : isOffline
            ? t("generations.announce.lost")
            : (waitNotice ?? (isChoosing ? doing() : t("generations.announce.started")))}
      </p>
      {isOver ? (
        <div className="-me-3 flex">
          <Button size="small" variant="ghost" icon={<Pencil aria-hidden className="size-3.5" />} onClick={generator.edit}>
            {t("templates.dialog.backToBrief")}
          </Button>
          <Button size="small" variant="ghost" onClick={generator.reset}>
            {t("templates.dialog.reset")}
          </Button>
        </div>
      ) : (
        <Button
          variant="ink"
          className="shrink-0"
          busy={isStopping}
          icon={<Square aria-hidden className="size-4" />}
          onClick={stop}
        >
          {isStopping ? t("generations.paper.stopping") : t(step === "writing" ? "generations.paper.stop" : "receipt.step.keep")}
        </Button>
      )}
    </div>
  );
}

/** Why a text ended before its time, with what is kept and charged. */
function Broken({ generation: { error, state, words } }: { generation: Generation }) {
  const t = useTranslations();
  const textOf = useErrorText();
  const kept = words > 0 ? t("generations.stopped.kept", { count: words }) : t("generations.stopped.nothing");
  return (
    <div role="alert" className="mt-5 border border-hair border-t-4 border-t-danger bg-sheet px-5 py-4">
      <p className="font-semibold">
        {words > 0 || state === "stopped" ? t("generations.stopped.early") : t("templates.dialog.failed")}
      </p>
      <p className="mt-1 text-ink-2">
        {error ? `${textOf(error)} ` : null}
        {kept}
      </p>
      {error?.code === "plan.word_limit" ? (
        <Link to="/plans" className={buttonClass("paper", "normal", "mt-4")}>
          {t("templates.locked.plans")}
        </Link>
      ) : null}
    </div>
  );
}

interface ActionsProps extends GeneratorResultProps {
  generation: Generation;
}

/** Copy, Save, Regenerate, with what another text costs: at the bottom of the dialog. */
function Actions({ template, generation, generator, text }: ActionsProps & { text: string }) {
  const t = useTranslations();
  const hasText = generation.words > 0;
  return (
    <DialogFooter>
      <DialogCost asked={generation.targetWords} left={generator.left} />
      <div className="flex flex-wrap items-center gap-3">
        {hasText ? (
          <>
            <CopyTextButton variant="action" markdown={text} variety={generation.brief.variety} words={countWords(text)} />
            <Menu
              label={t("common.copyMore")}
              trigger={<IconButton label={t("common.copyMore")} icon={<ChevronDown aria-hidden className="size-4" />} />}
            >
              <CopyItems text={() => ({ markdown: text, title: null, variety: generation.brief.variety, direction: null })} />
            </Menu>
            <SaveButton template={template} generation={generation} text={text} />
          </>
        ) : null}
        <Button
          busy={generator.isSending}
          icon={<RotateCw aria-hidden className="size-4" />}
          onClick={() => generator.regenerate()}
        >
          {t("templates.dialog.regenerate")}
        </Button>
      </div>
    </DialogFooter>
  );
}

/** The text is kept already: saving names its generation, so that no second item comes of it. */
function SaveButton({ template, generation, text }: Pick<ActionsProps, "template" | "generation"> & { text: string }) {
  const t = useTranslations("templates.dialog");
  const textOf = useErrorText();
  const { mutate, isPending, data: saved } = useSaveContent();
  if (saved) {
    return (
      <Link to="/my-content" search={{ item: saved.id }} className={buttonClass("paper")}>
        {t("openInLibrary")}
      </Link>
    );
  }
  const save = () =>
    mutate(
      {
        output: text,
        templateId: template.id,
        language: generation.brief.variety,
        generationId: generation.id,
      },
      {
        onSuccess: () => toast({ tone: "success", title: t("saved"), text: t("savedText") }),
        onError: (error) => toast({ tone: "error", title: t("saveFailed"), text: textOf(error) }),
      },
    );
  return (
    <Button busy={isPending} onClick={save}>
      {isPending ? t("saving") : t("save")}
    </Button>
  );
}
