import { Info } from "lucide-react";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/lib/i18n.tsx";
import { useWriterName } from "#web/writing/work/writer-name.ts";
import type { Column } from "./use-columns.tsx";

/** Under the table: what all texts together cost, and who wrote them. */
export function MarketSetTotal({ columns, running }: { columns: readonly Column[]; running: number }) {
  const t = useTranslations("markets.set");
  const format = useFormat();
  const writerName = useWriterName();
  const ended = columns.flatMap(({ generation }) => (generation && generation.state !== "running" ? generation : []));
  const written = ended.filter(({ words }) => words > 0);
  const writers = [...new Set(written.map(({ writer }) => writerName(writer)))];
  return (
    <p role="status" className="mt-5 flex items-start gap-2 text-ink-2 text-label">
      <Info aria-hidden className="mt-1 size-4" />
      <span>
        {running > 0 ? `${t("writing", { count: running })} ` : null}
        {written.length > 0 ? (
          <>
            {t("total", { count: written.length, words: written.reduce((sum, { words }) => sum + words, 0) })}{" "}
            {t("writers", { writers: format.list(writers) })}
          </>
        ) : null}
      </span>
    </p>
  );
}
