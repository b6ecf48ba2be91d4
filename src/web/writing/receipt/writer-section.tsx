import { useTranslations } from "use-intl";
import type { Repair, RepairRound } from "#shared/contracts/repair.ts";
import type { Report, VarietyVerdict } from "#shared/contracts/report.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { useWriterName } from "#web/writing/work/writer-name.ts";
import { Leader, Section, Verdict } from "./parts.tsx";
import type { ReceiptSource } from "./source.ts";

/** Who wrote, how long it took and what it cost in tokens: never left out, never disguised. */
export function WriterSection({ source: { writer, conversion, seconds, tokens } }: { source: ReceiptSource }) {
  const t = useTranslations("receipt.writer");
  const wordsNote = useTranslations("convert")("wordsNote");
  const writerName = useWriterName();
  // Words that were exchanged are nobody's draft.
  const isExchanged = conversion !== null && conversion.changes !== null;
  const name = <span className="text-ink-2 text-label">{isExchanged ? wordsNote : writerName(writer)}</span>;
  if (seconds === null && !tokens) return <Section title={t("title")} verdict={name} />;
  return (
    // A warning is not folded away.
    <Section title={t("title")} verdict={name} folds={tokens?.cut ? null : "writer"}>
      {seconds === null ? null : (
        <p className="text-ink-2 text-label">{t("seconds", { count: Math.max(0, Math.round(seconds)) })}</p>
      )}
      {tokens ? <p className="text-ink-3 text-small">{t("tokens", { input: tokens.input, output: tokens.output })}</p> : null}
      {tokens?.steered ? <p className="text-ink-3 text-small">{t("steered", { count: tokens.steered })}</p> : null}
      {tokens?.cut ? <p className="text-small text-warn">{t("cut", tokens.cut)}</p> : null}
    </Section>
  );
}

/** What the writer was asked to mend, and what came of it: the first and the final verdict, failures included. */
export function RepairSection({ repair, report }: { repair: Repair | null; report: Report }) {
  const t = useTranslations("receipt.repair");
  if (!repair || repair.rounds.length === 0) return null;
  const isBetter = repair.rounds.some(({ outcome }) => outcome === "better");
  const rounds = t("rounds", { count: repair.rounds.length });
  return (
    <Section title={t("title")} verdict={<Verdict tone={isBetter ? "good" : "open"} text={rounds} />} folds="repair">
      <Leader label={t("first")}>
        <Facts words={repair.first.words.delivered} verdict={repair.first.variety.verdict} />
      </Leader>
      <Leader label={t("last")}>
        <Facts words={report.words.delivered} verdict={report.variety.verdict} />
      </Leader>
      <ol className="mt-2 grid gap-1 text-ink-2 text-label">
        {repair.rounds.map((round, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no other identity and never change places.
          <li key={index}>
            <Round round={round} number={index + 1} />
          </li>
        ))}
      </ol>
      <p className="mt-1 text-ink-3 text-small">{t("free")}</p>
    </Section>
  );
}

function Facts({ words, verdict }: { words: number; verdict: VarietyVerdict }) {
  const t = useTranslations("receipt");
  return t("repair.facts", { words, verdict: t(`variety.short.${verdict}`) });
}

function Round({ round, number }: { round: RepairRound; number: number }) {
  const t = useTranslations("receipt.repair");
  const format = useFormat();
  const errorText = useErrorText();
  const missed = format.list(round.missed.map((miss) => t(`missed.${miss}`)));
  const line = t("round", { number, missed, outcome: t(`outcome.${round.outcome}`) });
  return round.code ? `${line} ${errorText({ code: round.code, params: { builtIn: "no" } })}` : line;
}
