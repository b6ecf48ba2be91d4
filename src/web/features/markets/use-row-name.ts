import { useTranslations } from "use-intl";
import type { TextPart } from "./text-parts.ts";

/** The name of a row: 'Headline', 'Opening', 'Part 2'. */
export function useRowName(): (rows: readonly TextPart["kind"][], row: number) => string {
  const t = useTranslations("markets.set");
  return (rows, row) => {
    const kind = rows[row] ?? "text";
    if (kind !== "part") return t(kind);
    return t("part", { number: rows.slice(0, row + 1).filter((other) => other === "part").length });
  };
}
