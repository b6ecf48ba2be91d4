import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { templateQuery } from "#web/api/templates.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { LogoMark } from "#web/ui/logo.tsx";
import { LoadingState, Skeleton } from "#web/ui/states.tsx";
import type { Jump } from "./parts.tsx";
import { AgreementSection, KeywordsSection, ReadingSection, StructureSection, ToDoSections, WordsSection } from "./sections.tsx";
import type { ReceiptSource } from "./source.ts";
import type { CheckedText } from "./use-report.ts";
import { VarietySection } from "./variety-section.tsx";
import { RepairSection, WriterSection } from "./writer-section.tsx";
import "./receipt.css";

export const receiptId = "receipt";

interface ReceiptProps {
  source: ReceiptSource;
  /** null while the first check runs. */
  checked: CheckedText | null;
  /** The text is under somebody's hands. */
  isLive?: boolean;
  onJump: Jump;
}

/** What was asked and what was delivered, like a till receipt. */
export function Receipt({ source, checked, isLive = false, onJump }: ReceiptProps) {
  const t = useTranslations("receipt");
  const format = useFormat();
  const template = useQuery(templateQuery(source.brief.templateId)).data ?? null;
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
        {checked ? (
          <>
            <WordsSection report={checked.report} charged={source.charged} onJump={onJump} />
            <VarietySection report={checked.report} onJump={onJump} />
            <KeywordsSection report={checked.report} />
            <StructureSection report={checked.report} template={template} />
            <AgreementSection report={checked.report} onJump={onJump} />
            <ReadingSection report={checked.report} onJump={onJump} />
            <ToDoSections report={checked.report} text={checked.text} onJump={onJump} />
            <RepairSection repair={source.repair} report={checked.report} />
          </>
        ) : (
          <ReceiptSkeleton />
        )}
        <WriterSection source={source} />
      </div>
    </div>
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
