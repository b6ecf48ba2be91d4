import { Check, Minus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Generation } from "#shared/contracts/generations.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";
import { LogoMark } from "#web/ui/logo.tsx";
import { SuggestionList } from "#web/writing/suggestion-list.tsx";
import { useWriterName } from "#web/writing/writer-name.ts";
import { KeptAs } from "./kept-as.tsx";
import { blanksLeft, keywordUse, lengthTolerance, lengthVerdict, secondsTaken, suggestionsToRead } from "./receipt-facts.ts";

export const receiptId = "receipt";

/** What was asked and what was delivered; under it, what would make the text better and where it is kept. */
export function Receipt({ generation, item }: { generation: Generation; item: LibraryItem | null }) {
  const t = useTranslations("create");
  const format = useFormat();
  const blanks = blanksLeft(generation);
  return (
    <aside id={receiptId} aria-labelledby={`${receiptId}-title`} className="grid min-w-0 scroll-mt-20 gap-8">
      <div className="shadow-paper">
        <div className="receipt-edge bg-sheet px-6 pt-6 md:px-7">
          <header className="flex items-start justify-between border-ink border-b-2 pb-3">
            <div>
              <h2 id={`${receiptId}-title`} className="font-display text-[28px] text-panel">
                {t("receipt.title")}
              </h2>
              <p className="text-ink-3 text-small">{format.dateTime(generation.finishedAt ?? generation.startedAt)}</p>
            </div>
            <LogoMark className="size-7" />
          </header>
          <WordsSection generation={generation} />
          <KeywordsSection generation={generation} />
          {blanks > 0 ? (
            <Section
              title={t("receipt.blanks")}
              verdict={<Verdict isGood={false} text={t("receipt.blanksCount", { count: blanks })} />}
            />
          ) : null}
          <WriterSection generation={generation} />
        </div>
      </div>
      {generation.suggestions.length > 0 ? (
        <section>
          <h2 className="mb-2 font-display text-panel">{t("receipt.suggestions")}</h2>
          <SuggestionList suggestions={suggestionsToRead(generation.suggestions)} />
        </section>
      ) : null}
      {item ? <KeptAs key={item.id} item={item} /> : null}
    </aside>
  );
}

function WordsSection({ generation }: { generation: Generation }) {
  const t = useTranslations("create.receipt");
  const format = useFormat();
  const verdict = lengthVerdict(generation.words, generation.targetWords);
  const text = verdict === "within" ? t("within", { share: lengthTolerance }) : t(verdict);
  return (
    <Section title={t("words")} verdict={<Verdict isGood={verdict === "within"} text={text} />}>
      <Leader label={t("asked")} value={format.number(generation.targetWords)} />
      <Leader label={t("delivered")} value={format.number(generation.words)} />
    </Section>
  );
}

function KeywordsSection({ generation }: { generation: Generation }) {
  const t = useTranslations("create.receipt");
  const keywords = keywordUse(generation);
  if (keywords.length === 0) return null;
  const used = keywords.filter(({ isUsed }) => isUsed).length;
  const verdict = <Verdict isGood={used === keywords.length} text={t("keywordsUsed", { used, total: keywords.length })} />;
  return (
    <Section title={t("keywords")} verdict={verdict}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-label">
        {keywords.map(({ keyword, isUsed }) => {
          const Icon = isUsed ? Check : Minus;
          return (
            <li key={keyword} className={cx("flex min-w-0 items-center gap-2", isUsed ? "text-ink-2" : "text-warn")}>
              <Icon aria-hidden className={cx("size-3.5", isUsed && "text-ok")} />
              <bdi className="truncate">{keyword}</bdi>
              <span className="sr-only">{t(isUsed ? "used" : "missing")}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function WriterSection({ generation }: { generation: Generation }) {
  const t = useTranslations("create.receipt");
  const writerName = useWriterName();
  const seconds = secondsTaken(generation);
  const time = seconds === null ? null : <span className="text-ink-2 text-label">{t("seconds", { count: seconds })}</span>;
  return (
    <Section title={t("writer")} verdict={time}>
      <p className="text-ink-2 text-label">{writerName(generation.writer)}</p>
    </Section>
  );
}

/** Sections are split by dashed hairlines; each heading ends in its verdict. */
function Section({ title, verdict, children }: { title: string; verdict: ReactNode; children?: ReactNode }) {
  return (
    <section className="border-hair-2 border-b border-dashed py-4 last:border-b-0">
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 className="font-semibold text-label">{title}</h3>
        {verdict}
      </div>
      {children}
    </section>
  );
}

export function Verdict({ isGood, text }: { isGood: boolean; text: string }) {
  const Icon = isGood ? Check : TriangleAlert;
  return (
    <span className={cx("inline-flex items-center gap-1.5 font-medium text-label", isGood ? "text-ok" : "text-warn")}>
      <Icon aria-hidden className="size-3.5" />
      {text}
    </span>
  );
}

function Leader({ label, value }: { label: string; value: string }) {
  return (
    <p className="flex items-baseline gap-2 text-label">
      <span className="text-ink-2">{label}</span>
      <span aria-hidden className="grow border-hair-2 border-b-2 border-dotted" />
      <bdi className="font-semibold">{value}</bdi>
    </p>
  );
}
