import { useTranslations } from "use-intl";
import type { TriedSource } from "#shared/contracts/trends.ts";

/** Why each source that was asked gave nothing. */
export function TriedSources({ tried }: { tried: readonly TriedSource[] }) {
  const t = useTranslations("trends");
  if (tried.length === 0) return null;
  return (
    <ul className="grid gap-0.5 text-ink-2 text-label">
      {tried.map(({ source, reason }) => (
        <li key={source}>{t("card.tried", { source: t(`origins.${source}`), reason: t(`failures.${reason}`) })}</li>
      ))}
    </ul>
  );
}
