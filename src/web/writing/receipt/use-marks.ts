import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/lib/i18n.tsx";
import type { TextMark } from "#web/writing/paper/mark-spans.ts";
import { untoldShaded } from "#web/writing/paper/marks-choice.ts";
import { marksOf } from "./report-marks.ts";
import type { CheckedText } from "./use-report.ts";

const noMarks: readonly TextMark[] = [];

/** The marks for a text; none while its report is still about the text before. */
export function useMarks(text: string, checked: CheckedText | null): readonly TextMark[] {
  const t = useTranslations("receipt.marks");
  const worn = useTranslations("receipt.worn");
  const options = useTranslations("options.variety");
  const format = useFormat();
  const shadesUntold = untoldShaded.use();
  const report = checked?.text === text ? checked.report : null;
  return useMemo(() => {
    if (!report) return noMarks;
    return marksOf(report, {
      givesAway: t("for"),
      strays: ({ varieties }) =>
        varieties.length === 0 ? t("stray") : t("strayOf", { varieties: format.list(varieties.map((each) => options(each))) }),
      leak: t("strayLeak"),
      british: t("strayBritish"),
      banned: t("strayBanned"),
      script: t("strayScript"),
      worn: (reason) => worn(`reason.${reason}`),
      untold: shadesUntold ? t("untold") : null,
      keyword: (keyword) => t("keywordOf", { keyword }),
    });
  }, [report, t, worn, options, format, shadesUntold]);
}
