import type { ReactNode } from "react";
import type { TextWork } from "#web/writing/work/use-text-work.ts";
import { useClaimActs } from "./claim-acts.ts";
import { Fixes } from "./fixes.tsx";
import type { Jump } from "./parts.tsx";
import { Receipt, receiptId } from "./receipt.tsx";
import type { ReceiptSource } from "./source.ts";

interface ReceiptColumnProps {
  source: ReceiptSource;
  work: TextWork;
  onJump: Jump;
  /** Ahead of the receipt. */
  lead?: ReactNode;
  /** Between the receipt and the fixes. */
  children?: ReactNode;
}

/** Beside a text: its receipt, and what would make it better. */
export function ReceiptColumn({ source, work, onJump, lead, children }: ReceiptColumnProps) {
  const { checked } = work;
  const acts = useClaimActs(work);
  return (
    <aside id={receiptId} aria-labelledby={`${receiptId}-title`} className="grid min-w-0 scroll-mt-20 gap-8">
      {lead}
      <Receipt source={source} checked={checked} isLive={work.edited !== null} acts={acts} onJump={onJump} />
      {children}
      {checked ? (
        <Fixes
          checked={checked}
          variety={source.brief.variety}
          onApply={work.canChange ? work.apply : null}
          onApplyAll={work.applyAll}
          isBusy={work.isFixing}
        />
      ) : null}
    </aside>
  );
}
