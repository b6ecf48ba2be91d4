import { Link } from "@tanstack/react-router";
import { CalendarDays, CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { countWords } from "#language/text/words.ts";
import { useRetryMarket } from "#web/api/markets.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { foundAs, varietyTone } from "#web/writing/receipt/facts.ts";
import { Verdict } from "#web/writing/receipt/parts.tsx";
import { useWaitText, WaitText } from "#web/writing/work/wait-text.tsx";
import type { Column } from "./use-columns.tsx";
import { useNoteText } from "./use-note-text.ts";

/** Why there is no whole text in a column, and the way on; nothing for one that is whole. */
export function CellState({ setId, column }: { setId: string; column: Column }) {
  const t = useTranslations("markets.cell");
  const errorText = useErrorText();
  const { generation, error, isRunning, isOffline, text } = column;
  if (isRunning && generation) return <CellProgress column={column} target={generation.targetWords} isOffline={isOffline} />;
  if (generation?.state === "done") return null;
  const reason = error ?? generation?.error ?? null;
  const isRefused = error !== null;
  const title = isRefused ? t("refused") : generation ? t(text.trim() === "" ? "nothing" : "broken") : t("deleted");
  return (
    <div className="grid gap-2 text-label">
      <p className="flex items-center gap-2 font-semibold text-warn">
        <CircleAlert aria-hidden className="size-4" />
        {title}
      </p>
      {reason ? <p className="text-ink-2">{errorText(reason)}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <WriteAgain setId={setId} column={column} />
        {reason?.code.startsWith("plan.") ? (
          <Link to="/plans" className="text-link">
            {t("plans")}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** The same act as in the column's menu, where there is nothing else to do. */
function WriteAgain({ setId, column }: { setId: string; column: Column }) {
  const t = useTranslations();
  const { retry, isPending } = useWriteMarketAgain(setId, column);
  return (
    <Button size="small" variant="outline" busy={isPending} icon={<RotateCw aria-hidden className="size-3.5" />} onClick={retry}>
      {t(column.error ? "common.tryAgain" : "markets.cell.again")}
    </Button>
  );
}

export function useWriteMarketAgain(setId: string, { variety, attempt }: Column) {
  const t = useTranslations("markets.cell");
  const textOf = useErrorText();
  const { mutate, isPending } = useRetryMarket(setId);
  const retry = () => {
    if (isPending) return;
    mutate({ variety, attempt }, { onError: (error) => toast({ tone: "error", title: t("againFailed"), text: textOf(error) }) });
  };
  return { retry, isPending };
}

function CellProgress({ column, target, isOffline }: { column: Column; target: number; isOffline: boolean }) {
  const t = useTranslations("markets.cell");
  const count = countWords(column.text);
  const text = t("progress", { count, target });
  const isWaiting = useWaitText(column.wait) !== null;
  return (
    <div className="grid gap-1.5 text-ink-2 text-label">
      <span role="status">
        {isWaiting && !isOffline ? <WaitText wait={column.wait} /> : isOffline ? t("lost") : count === 0 ? t("waiting") : null}
      </span>
      {isWaiting || isOffline || count === 0 ? null : <span>{text}</span>}
      <Progress value={Math.min(count, target)} max={target} label={t("words")} valueText={text} />
    </div>
  );
}

/** What a person from there would say about the brief. */
export function CellNotes({ column }: { column: Column }) {
  const t = useTranslations("markets.set");
  const noteText = useNoteText();
  if (column.notes.length === 0) return <p className="text-ink-3 text-label">{t("noNote")}</p>;
  return (
    <ul className="grid gap-2 text-label">
      {column.notes.map((note) => (
        <li key={`${note.code} ${Object.values(note.params).join(" ")}`} className="flex gap-2">
          <CalendarDays aria-hidden className="mt-1 size-4 text-warn" />
          <span>{noteText(note, column.variety)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Words, the variety that was found, and how many words tell it. */
export function CellReceipt({ column }: { column: Column }) {
  const t = useTranslations();
  const format = useFormat();
  const { generation, edited, isRunning } = column;
  if (!generation || isRunning || generation.words === 0) return null;
  const report = edited ? edited.report : generation.report;
  const found = report ? foundAs(report.variety) : null;
  const name = !found ? t("markets.cell.none") : "country" in found ? null : t(`receipt.variety.region.${found.region}`);
  return (
    <div className="grid gap-1.5">
      <Leader label={t("markets.cell.words")}>{format.number(edited?.words ?? generation.words)}</Leader>
      {report ? (
        <>
          <Leader label={t("markets.cell.found")}>
            {found && "country" in found ? <VarietyName variety={found.country} short /> : name}
          </Leader>
          <Leader label={t("markets.cell.marks")}>
            {format.number(report.variety.evidence.filter(({ side }) => side === "for").length)}
          </Leader>
          <Verdict tone={varietyTone(report.variety.verdict)} text={t(`receipt.variety.short.${report.variety.verdict}`)} />
        </>
      ) : null}
      {edited ? <p className="text-ink-3 text-small">{t("markets.cell.edited")}</p> : null}
      {generation.tokens?.cut ? <p className="text-small text-warn">{t("receipt.writer.cut", generation.tokens.cut)}</p> : null}
    </div>
  );
}

function Leader({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-2 text-label">
      <span className="text-ink-2">{label}</span>
      <span aria-hidden className="grow border-hair-2 border-b-2 border-dotted" />
      <bdi className="font-semibold">{children}</bdi>
    </p>
  );
}
