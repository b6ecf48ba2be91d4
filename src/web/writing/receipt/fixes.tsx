import { ArrowRight } from "lucide-react";
import { memo, useState } from "react";
import { useTranslations } from "use-intl";
import { type Fixable, isFixable } from "#language/checks/follow-fixes.ts";
import { directionOf } from "#language/text/direction.ts";
import type { Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { Button } from "#web/ui/button.tsx";
import { preloadCheck } from "#web/writing/long-texts/text-work.ts";
import { fixWords } from "./fix-words.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { suggestionsToRead, useSuggestionText } from "./suggestion-text.ts";
import type { CheckedText } from "./use-report.ts";

/** So many fixes stand there at once. */
const shownFixes = 5;

interface FixesProps {
  checked: CheckedText;
  variety: Variety;
  /** null: the text cannot be changed. */
  onApply: ((fix: Fixable) => void) | null;
  onApplyAll: () => void;
  /** Some are being followed: no others can be asked for. */
  isBusy: boolean;
}

/** What would make the text better: cards where one click does it, sentences where only the person can. */
export const Fixes = memo(function Fixes({ checked, variety, onApply, onApplyAll, isBusy }: FixesProps) {
  const t = useTranslations("receipt.fixes");
  const [showsAll, setShowsAll] = useState(false);
  const { text, report } = checked;
  const fixes = report.suggestions.filter(isFixable);
  const toRead = suggestionsToRead(report.suggestions);
  const rest = fixes.length - shownFixes;
  const preload = () => preloadCheck(text);
  return (
    <>
      {fixes.length > 0 ? (
        <section aria-labelledby="fixes-title" onPointerEnter={preload} onFocus={preload}>
          <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="fixes-title" className="font-display text-panel">
              {t("title", { count: fixes.length })}
            </h2>
            {onApply && fixes.length > 1 ? (
              <Button size="small" busy={isBusy} onClick={onApplyAll}>
                {t("applyAll", { count: fixes.length })}
              </Button>
            ) : null}
          </div>
          <ul>
            {fixes.slice(0, showsAll ? undefined : shownFixes).map((fix) => (
              <FixCard
                key={`${fix.code} ${fix.fix.start} ${fix.fix.replacement}`}
                fixable={fix}
                text={text}
                variety={variety}
                onApply={onApply}
              />
            ))}
          </ul>
          {rest > 0 && !showsAll ? (
            <button type="button" className="touch-target mt-2 text-link text-label" onClick={() => setShowsAll(true)}>
              {t("showRest", { count: rest })}
            </button>
          ) : null}
        </section>
      ) : null}
      {toRead.length > 0 ? (
        <section aria-labelledby="better-title">
          <h2 id="better-title" className="mb-2 font-display text-panel">
            {t("more")}
          </h2>
          <SuggestionList suggestions={toRead} />
        </section>
      ) : null}
    </>
  );
});

interface FixCardProps extends Pick<FixesProps, "variety" | "onApply"> {
  fixable: Fixable;
  text: string;
}

function FixCard({ fixable, text, variety, onApply }: FixCardProps) {
  const t = useTranslations("receipt.fixes");
  const sentence = useSuggestionText()(fixable);
  const { before, after } = fixWords(text, fixable);
  return (
    <li className="flex items-start justify-between gap-4 border-hair border-b py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="font-display text-[18px] leading-[1.7]">
          {before ? (
            <>
              <span className="sr-only">{t(after ? "replaces" : "removed")}</span>
              <del className="text-ink-2 decoration-[1.25px] decoration-danger">
                <Words text={before} variety={variety} />
              </del>
            </>
          ) : (
            <span className="sr-only">{t("inserted")}</span>
          )}
          {before && after ? (
            <>
              <ArrowRight aria-hidden className="mirror-rtl mx-2 inline size-4 text-ink-2" />
              <span className="sr-only"> {t("becomes")} </span>
            </>
          ) : null}
          {after ? (
            <ins data-v={variety} className="text-variety no-underline">
              <Words text={after} variety={variety} />
            </ins>
          ) : null}
        </p>
        <p className="text-ink-2 text-label">{sentence}</p>
      </div>
      {onApply ? (
        <Button variant="outline" size="small" aria-label={t("applyLabel", { sentence })} onClick={() => onApply(fixable)}>
          {t("apply")}
        </Button>
      ) : null}
    </li>
  );
}

function Words({ text, variety }: { text: string; variety: Variety }) {
  return (
    <bdi lang={varietyRecords[variety].tag} dir={directionOf(text) ?? undefined}>
      {text}
    </bdi>
  );
}
