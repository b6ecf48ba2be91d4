import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { PlainTable } from "#language/text/plain-table.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "./cx.ts";

interface ChartSectionProps {
  title: string;
  /** Which period, or how many: two charts with other totals look like an error. */
  note?: ReactNode;
  /** The same figures as rows; every chart has them. */
  table: PlainTable;
  /** Set where the page shows all its charts as tables at once; the section then has no switch of its own. */
  asTable?: boolean;
  /** What a drawing that is no text says to a screen reader. Lists of bars are text already and need none. */
  summary?: string;
  /** Stands under the chart and under its table. */
  footnote?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A chart under its title, with the table of its figures one click away. */
export function ChartSection({ title, note, table, asTable, summary, footnote, className, children }: ChartSectionProps) {
  const t = useTranslations("charts");
  const headingId = useId();
  const [isTableOwn, setTableOwn] = useState(false);
  const isTable = asTable ?? isTableOwn;
  const switchText = isTable ? t("asChart") : t("asTable");
  const drawing = summary ? (
    <div role="img" aria-label={summary}>
      {children}
    </div>
  ) : (
    children
  );
  return (
    <section aria-labelledby={headingId} className={cx("min-w-0", className)}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 id={headingId} className="font-display text-panel">
          {title}
        </h2>
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-ink-2 text-label">
          {note ? <span>{note}</span> : null}
          {asTable === undefined && table.rows.length > 0 ? (
            <button
              type="button"
              aria-label={`${switchText}: ${title}`}
              className="touch-target text-link"
              onClick={() => setTableOwn(!isTableOwn)}
            >
              {switchText}
            </button>
          ) : null}
        </div>
      </div>
      {isTable ? <DataTable table={table} labelledBy={headingId} /> : drawing}
      {footnote ? <p className="mt-4 text-ink-2 text-label">{footnote}</p> : null}
    </section>
  );
}

/** Rows of figures: names at the start, numbers at the end. Long or wide ones scroll inside their frame, by keyboard too. */
function DataTable({ table, labelledBy }: { table: PlainTable; labelledBy: string }) {
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    <section tabIndex={0} aria-labelledby={labelledBy} className="max-h-100 overflow-auto">
      <table aria-labelledby={labelledBy} className="w-full text-start text-label">
        <thead>
          <tr className="border-ink border-b text-ink-2">
            {table.head.map((cell, column) => (
              <th key={cell} scope="col" className={cx("py-2 font-normal", column === 0 ? "text-start" : "ps-4 text-end")}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be named alike and have no other identity.
            <tr key={row} className="border-hair border-b">
              <th scope="row" className="py-2 text-start font-normal">
                <bdi>{name}</bdi>
              </th>
              {cells.map((cell, column) => (
                <td key={table.head[column + 1]} className="py-2 ps-4 text-end tabular-nums">
                  <bdi>{typeof cell === "number" ? format.number(cell) : cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
