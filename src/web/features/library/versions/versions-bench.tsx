import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Columns2, TextAlignStart } from "lucide-react";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { countDifferences } from "#language/diff/readable-diff.ts";
import { changedWords, type DiffPart } from "#language/diff/word-diff.ts";
import type { ListedVersion } from "#shared/contracts/versions.ts";
import type { Variety } from "#shared/options.ts";
import { versionQuery } from "#web/api/versions.ts";
import { useMedia } from "#web/lib/media.ts";
import { useKeyDown } from "#web/lib/use-key-down.ts";
import { Segmented } from "#web/ui/choices.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { DiffSheet, pairClass, showDifference } from "#web/writing/diff/diff-sheet.tsx";
import { useComparison } from "#web/writing/diff/use-comparison.ts";
import { Paper, PaperSkeleton } from "#web/writing/paper/paper.tsx";
import { useOrigin, useVersionTime, WordChanges } from "./versions-parts.tsx";

interface VersionsBenchProps {
  itemId: string;
  variety: Variety;
  versions: readonly ListedVersion[];
  /** The version that was chosen. */
  chosen: ListedVersion;
}

/** Two versions on the paper: the chosen one against the newest, or against any other. */
export function VersionsBench({ itemId, variety, versions, chosen }: VersionsBenchProps) {
  const t = useTranslations("versions");
  const timeOf = useVersionTime();
  const [newest] = versions;
  const [wanted, setWanted] = useState<number | null>(null);
  const other = versions.find(({ version }) => version === wanted && version !== chosen.version) ?? newest ?? chosen;
  const [older, newer] = chosen.version < other.version ? [chosen, other] : [other, chosen];
  const before = useQuery(versionQuery(itemId, older.version));
  const after = useQuery(versionQuery(itemId, newer.version));
  const selectId = useId();
  const originOf = useOrigin(versions);
  const nameOf = (version: ListedVersion) => (version === newest ? t("now") : timeOf(version));
  const retry = () => void Promise.all([before.refetch(), after.refetch()]);
  return (
    <section aria-label={t("compare")} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-label">
        <label htmlFor={selectId} className="font-semibold">
          {t("fromTo", { from: nameOf(chosen) })}
        </label>
        <select
          id={selectId}
          value={other.version}
          onChange={({ target }) => setWanted(Number(target.value))}
          className="min-h-9 max-w-full rounded-control border border-field bg-sheet px-2 font-medium"
        >
          {versions
            .filter(({ version }) => version !== chosen.version)
            .map((version) => (
              <option key={version.version} value={version.version}>
                {t("named", { name: nameOf(version), origin: originOf(version) })}
              </option>
            ))}
        </select>
      </div>
      {older.title === newer.title ? null : (
        <p className="paper-diff mb-3 flex flex-wrap items-baseline gap-x-2 text-label">
          <span className="text-ink-2">{t("itsTitle")}</span>
          <del dir="auto" data-say={t("sayRemoved")}>
            {older.title}
          </del>
          <ins dir="auto" data-say={t("sayAdded")}>
            {newer.title}
          </ins>
        </p>
      )}
      {before.data && after.data ? (
        <Comparison
          key={`${older.version} ${newer.version}`}
          before={before.data.text}
          after={after.data.text}
          variety={variety}
        />
      ) : before.error || after.error ? (
        <ErrorState title={t("compareFailed")} error={before.error ?? after.error} onRetry={retry} />
      ) : (
        <SheetSkeleton />
      )}
    </section>
  );
}

function SheetSkeleton() {
  return (
    <div className="rounded-paper border border-hair bg-sheet p-8">
      <PaperSkeleton />
    </div>
  );
}

type Look = "inText" | "sideBySide";

const looks = [
  { value: "inText", Icon: TextAlignStart },
  { value: "sideBySide", Icon: Columns2 },
] as const;

interface ComparisonProps {
  before: string;
  after: string;
  variety: Variety;
}

function Comparison(props: ComparisonProps) {
  const t = useTranslations("versions");
  const { before, after, variety } = props;
  const { parts, hasFailed } = useComparison(before, after);
  if (parts) return <Differences {...props} parts={parts} />;
  if (!hasFailed) return <SheetSkeleton />;
  return (
    <>
      <p role="status" className="mb-3 text-ink-2 text-label">
        {t("uncompared")}
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Paper markdown={before} variety={variety} className={pairClass} />
        <Paper markdown={after} variety={variety} className={pairClass} />
      </div>
    </>
  );
}

function Differences({ before, after, variety, parts }: ComparisonProps & { parts: readonly DiffPart[] }) {
  const t = useTranslations("versions");
  // Two columns need room: a narrow page has the text with its differences in it.
  const isWide = useMedia("(min-width: 64rem)");
  const [wanted, setLook] = useState<Look>("inText");
  const look = isWide ? wanted : "inText";
  const count = useMemo(() => countDifferences(parts), [parts]);
  const sheet = useRef<HTMLDivElement>(null);
  const choices = looks.map(({ value, Icon }) => ({
    value,
    label: (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <Icon aria-hidden className="size-4" />
        {t(value)}
      </span>
    ),
  }));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p className="text-label">
          <span aria-hidden className="text-ink-2">{`${t("totals")}: `}</span>
          <WordChanges {...changedWords(parts)} />
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Steps
            key={look}
            count={count}
            onStep={(difference, isFirst) => sheet.current && showDifference(sheet.current, difference, isFirst)}
          />
          {isWide ? <Segmented small aria-label={t("view")} value={look} onValueChange={setLook} choices={choices} /> : null}
        </div>
      </div>
      {count === 0 && before !== after ? <p className="mb-3 text-ink-2 text-label">{t("onlyLook")}</p> : null}
      <DiffSheet ref={sheet} parts={parts} variety={variety} sideBySide={look === "sideBySide"} />
      <Legend />
    </>
  );
}

/** It begins at the first difference; from one to the next, around the end, with F7 too, wherever the focus is. */
function Steps({ count, onStep }: { count: number; onStep: (difference: number, isFirst: boolean) => void }) {
  const t = useTranslations("versions");
  const [current, setCurrent] = useState(0);
  const step = (by: 1 | -1) => {
    const next = (current + by + count) % count;
    setCurrent(next);
    onStep(next, false);
  };
  const begin = useEffectEvent(() => onStep(0, true));
  useEffect(() => {
    if (count > 0) begin();
  }, [count]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code !== "F7" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  useKeyDown(onKeyDown, { isListening: count > 0 });
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t("previous")}
        aria-keyshortcuts="Shift+F7"
        disabled={count === 0}
        icon={<ChevronUp aria-hidden className="size-4.5" />}
        onClick={() => step(-1)}
      />
      <p aria-live="polite" className="text-ink-2 text-label">
        {count === 0 ? t("differences", { count }) : t("position", { index: current + 1, count })}
      </p>
      <IconButton
        label={t("next")}
        aria-keyshortcuts="F7"
        disabled={count === 0}
        icon={<ChevronDown aria-hidden className="size-4.5" />}
        onClick={() => step(1)}
      />
    </div>
  );
}

/** What tint and strike mean; screen readers hear it before each stretch. */
function Legend() {
  const t = useTranslations("versions");
  return (
    <p aria-hidden className="paper-diff mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-ink-2 text-label">
      <ins className="px-1 text-ink">{t("added")}</ins>
      <del>{t("removed")}</del>
      <span className="ms-auto">{t("order")}</span>
    </p>
  );
}
