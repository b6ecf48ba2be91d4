import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { MarketSet } from "#shared/contracts/markets.ts";
import { CellNotes, CellReceipt, CellState } from "./cell-parts.tsx";
import { CellText } from "./cell-text.tsx";
import { ColumnHead } from "./column-head.tsx";
import { partInRow, sharedRows, type TextPart } from "./text-parts.ts";
import type { Column } from "./use-columns.tsx";
import { useRowName } from "./use-row-name.ts";

interface MarketsProps {
  set: MarketSet;
  columns: readonly Column[];
}

/**
 * Rows are parts, columns are markets. Where they do not fit, the table scrolls inside its own region, which the keyboard reaches. The
 * region is no higher than the window: the names of rows and columns stay, and the bar to scroll sideways is always in sight.
 */
export function MarketsTable({ set, columns }: MarketsProps) {
  const t = useTranslations("markets.set");
  const rowName = useRowName();
  const rows = rowsOf(columns);
  return (
    <section
      aria-label={t("table")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="relative mt-6 max-h-[calc(100dvh-5rem)] overflow-auto focus-visible:outline-offset-0"
    >
      <table className="w-full border-separate border-spacing-0 text-start">
        <caption className="sr-only">{t("table")}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${nameClass} top-0 z-3! border-t-[5px] border-t-transparent`}>
              <span className="sr-only">{t("choose")}</span>
            </th>
            {columns.map((column) => (
              <th
                key={column.variety}
                scope="col"
                data-v={column.variety}
                className="sticky top-0 z-2 min-w-56 border-hair border-s border-t-[5px] border-t-variety border-b bg-sheet px-5 py-2 text-start font-normal"
              >
                <ColumnHead setId={set.id} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((kind, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the texts.
            <Row key={`${kind}${row}`} name={rowName(rows, row)} columns={columns}>
              {(column) => (
                <div className="grid gap-4">
                  {row === 0 ? <CellState setId={set.id} column={column} /> : null}
                  <CellText column={column} part={partInRow(column.text, rows, row)} />
                </div>
              )}
            </Row>
          ))}
          <Row name={t("note")} hint={t("noteHint")} columns={columns}>
            {(column) => <CellNotes column={column} />}
          </Row>
          <Row name={t("receipt")} columns={columns}>
            {(column) => <CellReceipt column={column} />}
          </Row>
        </tbody>
      </table>
    </section>
  );
}

/** While a text grows, its parts change with every word: the texts then stand as wholes. */
function rowsOf(columns: readonly Column[]): TextPart["kind"][] {
  if (columns.some(({ isRunning }) => isRunning)) return ["text"];
  return sharedRows(columns.map(({ text }) => text).filter((text) => text.trim() !== ""));
}

const nameClass =
  "sticky inset-s-0 z-1 w-36 min-w-36 border-hair border-b bg-page py-4 pe-4 text-start align-top font-normal text-label";

interface RowProps {
  name: string;
  hint?: string;
  columns: readonly Column[];
  children: (column: Column) => ReactNode;
}

function Row({ name, hint, columns, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={nameClass}>
        <span className="block font-semibold">{name}</span>
        {hint ? <span className="block text-ink-3 text-small">{hint}</span> : null}
      </th>
      {columns.map((column) => (
        <td key={column.variety} className="min-w-56 border-hair border-s border-b bg-sheet px-5 py-4 align-top">
          {children(column)}
        </td>
      ))}
    </tr>
  );
}
