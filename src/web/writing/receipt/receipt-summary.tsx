import { useTranslations } from "use-intl";
import { varietyPartTone } from "./facts.ts";
import { Verdict, WholeVerdict } from "./parts.tsx";
import { receiptId } from "./receipt.tsx";
import type { CheckedText } from "./use-report.ts";

/** The receipt in one line, under the header of a phone: its verdicts, and the way to the whole of it after the text. */
export function ReceiptSummary({ checked }: { checked: CheckedText | null }) {
  const t = useTranslations("receipt");
  return (
    <a
      href={`#${receiptId}`}
      className="flex min-h-12 items-center justify-between gap-3 overflow-hidden border-hair border-b bg-page px-5 md:hidden"
    >
      <span className="text-link text-label">{t("title")}</span>
      {checked ? <Verdicts checked={checked} /> : <span className="text-ink-3 text-label">{t("checking")}</span>}
    </a>
  );
}

function Verdicts({ checked: { report } }: { checked: CheckedText }) {
  const t = useTranslations("receipt");
  return (
    <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-4">
      <Verdict tone={varietyPartTone(report)} text={t("variety.title")} />
      <WholeVerdict report={report} />
    </span>
  );
}
