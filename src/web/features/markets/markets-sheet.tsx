import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { MarketSet } from "#shared/contracts/markets.ts";
import type { Variety } from "#shared/options.ts";
import { PillGroup } from "#web/ui/choices.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { CellNotes, CellReceipt, CellState } from "./cell-parts.tsx";
import { CellText } from "./cell-text.tsx";
import { ColumnHead } from "./column-head.tsx";
import type { Column } from "./use-columns.tsx";

/** One market at a time, for phones: a row of varieties to choose from, and the chosen column as a sheet. */
export function MarketsSheet({ set, columns }: { set: MarketSet; columns: readonly Column[] }) {
  const t = useTranslations("markets.set");
  const [chosen, setChosen] = useState<Variety | null>(null);
  const column = columns.find(({ variety }) => variety === chosen) ?? columns[0];
  if (!column) return null;
  return (
    <section aria-label={t("table")} className="mt-5">
      <PillGroup
        aria-label={t("choose")}
        value={column.variety}
        onValueChange={setChosen}
        choices={columns.map(({ variety }) => ({
          value: variety,
          label: <PillName variety={variety} isChosen={variety === column.variety} />,
        }))}
        className="-mx-5 flex-nowrap! overflow-x-auto px-5 py-1 *:shrink-0"
      />
      <article
        data-v={column.variety}
        className="mt-3 rounded-paper border border-hair border-t-[5px] border-t-variety bg-sheet shadow-paper"
      >
        <header className="border-hair border-b px-5 py-1">
          <ColumnHead setId={set.id} column={column} />
        </header>
        <div className="grid gap-4 px-5 py-5">
          <CellState setId={set.id} column={column} />
          <CellText column={column} part={{ kind: "text", start: 0, end: column.text.length }} />
        </div>
        <Part title={t("note")}>
          <CellNotes column={column} />
        </Part>
        <Part title={t("receipt")}>
          <CellReceipt column={column} />
        </Part>
      </article>
    </section>
  );
}

/** On the ink of the chosen pill an accent would be too dark to read. */
function PillName({ variety, isChosen }: { variety: Variety; isChosen: boolean }) {
  const t = useTranslations("options.varietyShort");
  return isChosen ? t(variety) : <VarietyName variety={variety} short />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-hair border-t px-5 py-4">
      <h2 className="mb-2 font-semibold text-label">{title}</h2>
      {children}
    </section>
  );
}
