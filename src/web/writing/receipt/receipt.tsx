import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { templateQuery } from "#web/api/templates.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { LogoMark } from "#web/ui/logo.tsx";
import { LoadingState, Skeleton } from "#web/ui/states.tsx";
import type { ClaimActs } from "./claim-acts.ts";
import {
  agreementTone,
  brandFacts,
  keywordFacts,
  noteFacts,
  structureTone,
  type Tone,
  varietyPartTone,
  wordsTone,
  wornFacts,
} from "./facts.ts";
import { type Jump, WholeVerdict } from "./parts.tsx";
import {
  AgreementSection,
  BrandSection,
  KeywordsSection,
  NotesSection,
  ReadingSection,
  StructureSection,
  WordsSection,
} from "./sections.tsx";
import type { ReceiptSource } from "./source.ts";
import { ToDoSections } from "./to-do-sections.tsx";
import { ToldSection } from "./told-section.tsx";
import type { CheckedText } from "./use-report.ts";
import { VarietySection } from "./variety-section.tsx";
import { WornSection } from "./worn-section.tsx";
import { RepairSection, WriterSection } from "./writer-section.tsx";
import "./receipt.css";

export const receiptId = "receipt";

interface ReceiptProps {
  source: ReceiptSource;
  /** null while the first check runs. */
  checked: CheckedText | null;
  /** The text is under somebody's hands. */
  isLive?: boolean;
  /** What can be done with what nobody told; null where the text cannot be changed. */
  acts: ClaimActs | null;
  onJump: Jump;
}

/**
 * What was asked and what was delivered, like a till receipt. A long one has thousands of places to lead to: keys that are typed in its
 * text draw it anew only with the next report.
 */
export const Receipt = memo(function Receipt({ source, checked, isLive = false, acts, onJump }: ReceiptProps) {
  const t = useTranslations("receipt");
  const format = useFormat();
  return (
    <div className="shadow-paper">
      <div className="receipt-edge bg-sheet px-6 pt-6 md:px-7">
        <header className="flex items-start justify-between border-ink border-b-2 pb-3">
          <div>
            <h2 id={`${receiptId}-title`} className="font-display text-[28px] text-panel">
              {t("title")}
            </h2>
            {isLive ? (
              <p className="flex items-center gap-2 text-action text-small">
                <span aria-hidden className="size-2 rounded-full bg-action" />
                {t("live")}
              </p>
            ) : (
              <p className="text-ink-3 text-small">{format.dateTime(source.writtenAt)}</p>
            )}
          </div>
          <LogoMark className="size-7" />
        </header>
        {checked ? <Parts source={source} checked={checked} acts={acts} onJump={onJump} /> : <ReceiptSkeleton />}
        <WriterSection source={source} />
      </div>
    </div>
  );
});

/** What needs a look stands first, and open; the rest is one line each. */
function Parts({ source, checked, acts, onJump }: Pick<ReceiptProps, "source" | "acts" | "onJump"> & { checked: CheckedText }) {
  const { report, text } = checked;
  const template = useQuery(templateQuery(source.brief.templateId)).data ?? null;
  const parts: readonly (readonly [Tone, ReactNode])[] = [
    ["warn", <ToDoSections key="toDo" report={report} text={text} acts={acts} onJump={onJump} />],
    [
      wordsTone(report),
      <WordsSection isStopped={source.isStopped} key="words" report={report} charged={source.charged} onJump={onJump} />,
    ],
    [varietyPartTone(report), <VarietySection key="variety" report={report} onJump={onJump} />],
    [noteFacts(report).tone, <NotesSection key="notes" report={report} />],
    ["good", <ToldSection key="told" told={report.told} />],
    [keywordFacts(report).tone, <KeywordsSection key="keywords" report={report} />],
    [brandFacts(report).tone, <BrandSection key="brand" report={report} onJump={onJump} />],
    [structureTone(report), <StructureSection key="structure" report={report} template={template} />],
    [agreementTone(report.agreement), <AgreementSection key="agreement" report={report} onJump={onJump} />],
    [wornFacts(report).tone, <WornSection key="worn" report={report} text={text} onJump={onJump} />],
    ["warn", <ReadingSection key="reading" report={report} onJump={onJump} />],
    ["good", <RepairSection key="repair" repair={source.repair} report={report} />],
  ];
  return (
    <>
      <p className="border-hair-2 border-b border-dashed py-3">
        <WholeVerdict report={report} />
      </p>
      {parts.filter(([tone]) => tone === "warn").map(([, part]) => part)}
      {parts.filter(([tone]) => tone !== "warn").map(([, part]) => part)}
    </>
  );
}

function ReceiptSkeleton() {
  return (
    <LoadingState className="grid gap-4 py-6">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
    </LoadingState>
  );
}
