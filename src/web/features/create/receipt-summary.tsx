import { useTranslations } from "use-intl";
import type { Generation } from "#shared/contracts/generations.ts";
import { receiptId, Verdict } from "./receipt.tsx";
import { blanksLeft, keywordUse, lengthVerdict } from "./receipt-facts.ts";

/** The receipt in one line, under the header of a phone: its verdicts, and the way to the whole of it after the text. */
export function ReceiptSummary({ generation }: { generation: Generation }) {
  const t = useTranslations("create.receipt");
  const keywords = keywordUse(generation);
  const used = keywords.filter(({ isUsed }) => isUsed).length;
  const blanks = blanksLeft(generation);
  return (
    <a
      href={`#${receiptId}`}
      className="flex min-h-12 items-center justify-between gap-3 overflow-hidden border-hair border-b bg-page px-5 md:hidden"
    >
      <span className="text-link text-label">{t("title")}</span>
      <span className="flex min-w-0 items-center gap-4">
        <Verdict isGood={lengthVerdict(generation.words, generation.targetWords) === "within"} text={t("words")} />
        {keywords.length > 0 ? (
          <Verdict isGood={used === keywords.length} text={t("keywordsUsed", { used, total: keywords.length })} />
        ) : null}
        {blanks > 0 ? <Verdict isGood={false} text={t("blanksCount", { count: blanks })} /> : null}
      </span>
    </a>
  );
}
