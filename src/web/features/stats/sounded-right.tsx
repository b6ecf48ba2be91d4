import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { Stats } from "#shared/contracts/stats.ts";
import type { Variety } from "#shared/options.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { useMedia } from "#web/lib/media.ts";
import { ChartSection } from "#web/ui/chart.tsx";
import { cx } from "#web/ui/cx.ts";
import { VarietyName } from "#web/ui/variety.tsx";
import type { ChartProps } from "./breakdowns.tsx";
import { type MarkKind, type MarkRow, markRows, textsPerMark } from "./mark-rows.ts";

const kinds: readonly MarkKind[] = ["strong", "strays", "other", "open"];

/** One mark a text in its variety's colour: full as asked, half saffron with strays, hollow another variety, dashed undecided. */
export function SoundedRight({ stats, asTables, className }: ChartProps) {
  const t = useTranslations();
  const format = useFormat();
  const isNarrow = useMedia("(width < 640px)");
  const rows = markRows(stats.soundedRight);
  const silent = rows.filter(({ texts }) => texts === 0);
  const share = (value: number | null) => (value === null ? "–" : format.percent(value));
  return (
    <ChartSection
      title={t("stats.right.title")}
      asTable={asTables}
      note={<Legend />}
      table={{
        head: [
          t("stats.right.columns.voice"),
          t("stats.right.columns.texts"),
          ...kinds.map((kind) => t(`stats.right.${kind}`)),
          "%",
        ],
        rows: rows.map(({ variety, texts, counts, strongShare }) => [
          t(`options.variety.${variety}`),
          texts,
          ...kinds.map((kind) => counts[kind]),
          share(strongShare),
        ]),
      }}
      footnote={
        <>
          {t("stats.right.each", { count: textsPerMark(stats.soundedRight) })} {t("stats.right.note")}
        </>
      }
      {...(className ? { className } : {})}
    >
      <ul className="border-ink border-t">
        {rows
          .filter(({ texts }) => texts > 0)
          .map((row) => (
            <VarietyRow key={row.variety} row={row} share={share(row.strongShare)} isNarrow={isNarrow} />
          ))}
      </ul>
      {silent.length > 0 ? <Silent varieties={silent.map(({ variety }) => variety)} templateId={usualTemplate(stats)} /> : null}
    </ChartSection>
  );
}

function VarietyRow({ row, share, isNarrow }: { row: MarkRow; share: string; isNarrow: boolean }) {
  const t = useTranslations();
  const format = useFormat();
  const { variety, texts, counts, marks } = row;
  return (
    <li
      data-v={variety}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-hair border-b py-2.5 sm:gap-x-4 sm:grid-cols-[10rem_3rem_minmax(0,1fr)_4rem]"
    >
      <VarietyName variety={variety} short={isNarrow} />
      <span className="text-label tabular-nums max-sm:hidden">{format.number(texts)}</span>
      <span role="img" aria-label={t("stats.right.row", counts)} className="flex flex-wrap gap-[3px]">
        {marks.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike and have no identity.
          <Mark key={index} kind={kind} />
        ))}
      </span>
      <bdi className="justify-self-end text-label tabular-nums">{share}</bdi>
    </li>
  );
}

/** The varieties that have no text yet, each with the way to its first. */
function Silent({ varieties, templateId }: { varieties: readonly Variety[]; templateId: number }) {
  const t = useTranslations();
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-label">
      <span className="text-ink-2">{t("stats.right.nothing")}</span>
      {varieties.map((variety) => (
        <Link
          key={variety}
          to="/create"
          search={{ template: templateId, variety } as object}
          aria-label={t("stats.right.tryLabel", { voice: t(`options.variety.${variety}`) })}
          className="touch-target border-hair-2 border-b hover:border-ink"
        >
          <VarietyName variety={variety} short />
        </Link>
      ))}
    </p>
  );
}

/** The template that most texts have, or the first of all. */
function usualTemplate({ byTemplate }: Stats): number {
  return byTemplate.find(({ templateId }) => templateId !== null)?.templateId ?? 1;
}

function Mark({ kind }: { kind: MarkKind }) {
  return (
    <span
      aria-hidden
      className={cx(
        "block size-3.5 border",
        kind === "strong" && "border-variety bg-variety",
        kind === "strays" && "border-warn bg-saffron-tint bg-linear-135 from-50% from-saffron to-50% to-transparent",
        kind === "other" && "border-variety",
        kind === "open" && "border-field border-dashed",
      )}
    />
  );
}

function Legend() {
  const t = useTranslations("stats.right");
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {kinds.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-1.5">
          <Mark kind={kind} />
          {t(kind)}
        </span>
      ))}
    </span>
  );
}
