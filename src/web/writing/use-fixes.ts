import { useRef } from "react";
import { useTranslations } from "use-intl";
import { type AppliedFixes, applyFix, applyInTurn, type Fixable } from "#language/checks/follow-fixes.ts";
import type { Report } from "#shared/contracts/report.ts";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import type { CheckedText, LiveReport } from "./receipt/use-report.ts";

interface FixesSource {
  readonly text: string;
  readonly checked: CheckedText | null;
  readonly prepare: LiveReport["prepare"];
  /** Puts another text in the place of this one. */
  readonly show: (text: string) => void;
}

interface Fixes {
  /** Follows a suggestion at once; what it did can be undone. */
  apply(fix: Fixable): void;
  /** Follows all that make the text better, one after the other; they are undone together. */
  applyAll(): void;
}

/** The suggestions of the receipt, followed with one press. Text and report change together. */
export function useFixes({ text, checked, prepare, show }: FixesSource): Fixes {
  const t = useTranslations("receipt");
  const common = useTranslations("common");
  const isApplying = useRef(false);
  // The toast outlives this render: undoing goes by what is open then.
  const latest = useRef({ text, show });
  latest.current = { text, show };

  const undo = (done: string, before: string) => {
    // What came after it would be lost with it.
    if (latest.current.text !== done) return;
    void prepare((check) => ({ text: before, report: check(before) })).then(() => latest.current.show(before));
  };
  const showMade = (made: AppliedFixes | null, otherwise: string | null) => {
    // Without the check one fix can still be followed; the server's report comes with the answer.
    const next = made?.text ?? otherwise;
    if (next === null) return toast({ tone: "error", title: common("error.title") });
    if (next === text) return;
    show(next);
    toast({
      title: t("fixes.applied", { count: made?.count ?? 1 }),
      tone: "success",
      durationMs: toastDurationsMs.long,
      action: { label: common("undo"), onSelect: () => undo(next, text) },
    });
  };
  const applyWith = (make: (check: (text: string) => Report) => AppliedFixes, otherwise: string | null) => {
    if (isApplying.current || checked?.text !== text) return;
    isApplying.current = true;
    void prepare(make)
      .then((made) => showMade(made, otherwise))
      .finally(() => {
        isApplying.current = false;
      });
  };

  return {
    apply({ fix }) {
      const next = applyFix(text, fix);
      applyWith((check) => ({ text: next, report: check(next), count: 1 }), next);
    },
    applyAll() {
      if (checked) applyWith((check) => applyInTurn(text, checked.report, check), null);
    },
  };
}
