import { useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { claimNote } from "#language/checks/claims/claim-note.ts";
import type { ReportClaim } from "#shared/contracts/report.ts";
import { useTellItem } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import type { TextWork } from "#web/writing/work/use-text-work.ts";

/** What a person can do with something that the text states and nobody told; each can be undone. */
export interface ClaimActs {
  /** It becomes a fact of the text's brief. */
  keep(claim: ReportClaim): void;
  /** A blank takes its place. */
  blank(claim: ReportClaim): void;
  remove(claim: ReportClaim): void;
}

/** The acts on the claims of an open text; null where it cannot be changed. The same object as long as that stays so. */
export function useClaimActs(work: TextWork): ClaimActs | null {
  const t = useTranslations("receipt.claims");
  const common = useTranslations("common");
  const errorText = useErrorText();
  const tell = useTellItem(work.itemId ?? "");
  const canAct = work.canChange && work.itemId !== null;
  // A toast outlives the render that it came from.
  const latest = useRef({ work, tell, t, common, errorText });
  latest.current = { work, tell, t, common, errorText };
  return useMemo(() => {
    if (!canAct) return null;
    const failed = (title: string, error: unknown) => toast({ tone: "error", title, text: latest.current.errorText(error) });
    const takeBack = (note: string) => {
      const { tell, t } = latest.current;
      tell.mutateAsync({ withdrawn: [note] }).catch((error: unknown) => failed(t("undoFailed"), error));
    };
    return {
      keep(claim) {
        const { work, tell, t, common } = latest.current;
        if (!work.checked || tell.isPending) return;
        const note = claimNote(work.checked.text, work.checked.report.claims, claim);
        tell.mutateAsync({ notes: [note] }).then(
          () =>
            toast({
              tone: "success",
              title: t("kept"),
              text: t("keptText", { note }),
              durationMs: toastDurationsMs.long,
              action: { label: common("undo"), onSelect: () => takeBack(note) },
            }),
          (error: unknown) => failed(t("keepFailed"), error),
        );
      },
      blank({ blank }) {
        const { work, t } = latest.current;
        if (blank) work.apply({ code: "claim_number", params: {}, fix: blank }, t("blanked"));
      },
      remove({ removal }) {
        const { work, t } = latest.current;
        if (removal) work.apply({ code: "claim_number", params: {}, fix: removal }, t("removed"));
      },
    };
  }, [canAct]);
}
