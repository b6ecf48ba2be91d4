import { useTranslations } from "use-intl";
import { useFormat } from "#web/lib/i18n.tsx";

/** Writes figures of interest: a dash where there is none, a sign before every change. */
export function usePoints() {
  const t = useTranslations("trends.card");
  const format = useFormat();
  // Isolated from left to right: in an Arabic sentence the sign would change sides.
  const signed = (change: number) => `\u2066${change > 0 ? "+" : "−"}${format.number(Math.abs(change))}\u2069`;
  return {
    plain: (interest: number | null) => (interest === null ? t("none") : format.number(interest)),
    change: (change: number | null) => (change === null ? t("none") : change === 0 ? format.number(0) : signed(change)),
  };
}
