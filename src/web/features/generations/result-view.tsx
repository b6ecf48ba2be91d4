import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Generation } from "#shared/contracts/generations.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { libraryItemQuery } from "#web/api/library.ts";
import { useFormat, useLanguage } from "#web/lib/i18n.tsx";
import { useMedia } from "#web/lib/media.ts";
import { Button } from "#web/ui/button.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { LazyFacts } from "#web/writing/brief/lazy-facts.tsx";
import { TemplateIcon } from "#web/writing/brief/template-icon.tsx";
import { ChosenDirection } from "#web/writing/paper/text-direction.ts";
import { ReceiptColumn } from "#web/writing/receipt/receipt-column.tsx";
import { ReceiptSummary } from "#web/writing/receipt/receipt-summary.tsx";
import { sourceOfGeneration } from "#web/writing/receipt/source.ts";
import { Elsewhere } from "#web/writing/work/elsewhere.tsx";
import { type TextLook, TextSheet, useJump } from "#web/writing/work/text-sheet.tsx";
import { useTextWork } from "#web/writing/work/use-text-work.ts";
import { WorkDialogs } from "#web/writing/work/work-dialogs.tsx";
import { BriefLine, briefLineClass } from "./brief-line.tsx";
import { KeptAs } from "./kept-as.tsx";
import { BrokenNotice } from "./paper-notice.tsx";
import { ResultMenu } from "./result-menu.tsx";
import { ResultTools } from "./result-tools.tsx";

const LateInterview = lazy(async () => ({ default: (await import("#web/writing/work/late-interview.tsx")).LateInterview }));
const OtherDrafts = lazy(async () => ({ default: (await import("#web/writing/work/other-drafts.tsx")).OtherDrafts }));

interface ResultViewProps {
  template: TemplateDetail;
  generation: Generation;
  /** Back to the brief. */
  onAgain: () => void;
}

/** The finished text on its paper, with what can be done with it, and the receipt beside it. */
export function ResultView(props: ResultViewProps) {
  const { template, generation, onAgain } = props;
  const t = useTranslations("generations.result");
  const isNarrow = !useMedia("(width >= 768px)");
  const [look, setLook] = useState<TextLook>("document");
  const item = useQuery({ ...libraryItemQuery(generation.itemId ?? ""), enabled: generation.itemId !== null }).data ?? null;
  const brief = item?.brief ?? generation.brief;
  const work = useTextWork({ text: generation.text, brief, report: generation.report, item });
  const { field, jump } = useJump(work, () => setLook("document"));
  const source = useMemo(() => sourceOfGeneration(generation), [generation]);
  const heading = useRef<HTMLHeadingElement>(null);

  // What had the focus (Stop, the main button) is gone now: a keyboard goes on from the text.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  const { variety } = generation.brief;
  const notice = generation.state === "done" ? null : <BrokenNotice generation={generation} />;
  return (
    <div className="flex grow flex-col">
      <h1 ref={heading} id={pageHeadingId} tabIndex={-1} className="sr-only">
        {t("title")}
      </h1>
      {isNarrow ? (
        <div className={briefLineClass}>
          <BriefLine template={template} brief={generation.brief} words={generation.targetWords} />
          <ResultMenu item={item} work={work} variety={variety} onAgain={onAgain} />
        </div>
      ) : (
        <ResultBar {...props} />
      )}
      <ReceiptSummary checked={work.checked} />
      <div className="grow bg-sunk px-3 py-4 max-md:pb-28 md:px-6 md:py-6 desk:px-10">
        <div className="mx-auto grid max-w-320 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,824px)_minmax(320px,384px)] xl:justify-center">
          <div className="min-w-0">
            <ChosenDirection value={item?.direction ?? null}>
              <ResultTools
                item={item}
                work={work}
                variety={variety}
                words={generation.words}
                isNarrow={isNarrow}
                look={look}
                onLook={setLook}
              />
              <TextSheet work={work} variety={variety} look={look} notice={notice} field={field} />
              {item && !work.edited && generation.drafts > 1 ? (
                <Suspense fallback={null}>
                  <OtherDrafts generationId={generation.id} itemId={item.id} variety={variety} work={work} />
                </Suspense>
              ) : null}
              {item && !work.edited ? (
                <LazyFacts>
                  <LateInterview itemId={item.id} brief={brief} work={work} />
                </LazyFacts>
              ) : null}
            </ChosenDirection>
          </div>
          <ReceiptColumn source={source} work={work} onJump={jump} lead={item ? <KeptAs key={item.id} item={item} /> : null}>
            <Elsewhere brief={generation.brief} generationId={generation.id} set={item?.set ?? null} />
          </ReceiptColumn>
        </div>
      </div>
      <WorkDialogs work={work} />
    </div>
  );
}

/** What was asked for, in one line, with the way back to it. */
function ResultBar({ template, generation, onAgain }: ResultViewProps) {
  const t = useTranslations();
  const format = useFormat();
  const language = useLanguage();
  const { brief, targetWords } = generation;
  const facts = [format.words(targetWords), t(`options.tone.${brief.tone}`), t(`options.audience.${brief.audience}`)];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hair border-b bg-page px-6 py-2.5 desk:px-10">
      <p className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1 text-label">
        <span className="inline-flex items-center gap-2 font-semibold">
          <TemplateIcon name={template.icon} className="size-4" />
          {language === "ar" ? template.nameAr : template.name}
        </span>
        <VarietyName variety={brief.variety} />
        {facts.map((fact) => (
          <span key={fact} className="text-ink-2">
            {fact}
          </span>
        ))}
      </p>
      <Button size="small" icon={<RotateCw aria-hidden className="size-3.5" />} onClick={onAgain}>
        {t("generations.result.again")}
      </Button>
    </div>
  );
}
