import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { loadTrendMessages } from "#shared/locales/messages.ts";
import { savedKeywordsQuery } from "#web/api/trends.ts";
import { useFormat, WithMessages } from "#web/lib/i18n.tsx";

const shownKeywords = 4;

/** The saved keywords that rose since they were saved, the most first; nothing where none did. */
export function RisingKeywords() {
  return (
    <WithMessages load={loadTrendMessages}>
      <Rising />
    </WithMessages>
  );
}

function Rising() {
  const t = useTranslations("trends");
  const format = useFormat();
  const saved = useQuery(savedKeywordsQuery).data ?? [];
  const rising = saved
    .flatMap((each) => (each.sinceSaved !== null && each.sinceSaved > 0 ? [{ ...each, rise: each.sinceSaved }] : []))
    .toSorted((one, other) => other.rise - one.rise)
    .slice(0, shownKeywords);
  if (rising.length === 0) return null;
  return (
    <section aria-labelledby="rising-keywords">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 id="rising-keywords" className="font-display text-panel">
          {t("rising.title")}
        </h2>
        <Link to="/google-trends" className="text-label text-link">
          {t("rising.all")}
        </Link>
      </div>
      <ul className="grid border-ink border-t sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-4">
        {rising.map(({ id, keyword, country, timeframe, rise }) => (
          <li key={id} className="border-hair border-b">
            <Link to="/google-trends" search={{ q: [keyword], geo: country, timeframe }} className="group block py-3">
              <bdi className="block break-words font-semibold group-hover:text-action">{keyword}</bdi>
              <span className="block text-ink-2 text-label">
                {[t(`countries.${country}`), t("rising.change", { change: `\u2066+${format.number(rise)}\u2069` })].join(" · ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
