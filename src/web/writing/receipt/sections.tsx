import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Report } from "#shared/contracts/report.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { useFormat, useLanguage } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";
import {
  agreementTone,
  brandFacts,
  isReadingFine,
  keywordFacts,
  lengthVerdict,
  noteFacts,
  readingFacts,
  wordsTone,
} from "./facts.ts";
import { type Jump, Leader, PlaceButton, Section, Verdict } from "./parts.tsx";

interface SectionProps {
  report: Report;
  onJump: Jump;
}

/** Words asked, delivered and charged; and what its form allows, where the form decides. */
interface WordsSectionProps extends SectionProps {
  charged: number | null;
  isStopped: boolean;
}

export function WordsSection({ report, charged, isStopped, onJump }: WordsSectionProps) {
  const t = useTranslations("receipt.words");
  const format = useFormat();
  const { words, overLimit } = report;
  const tone = wordsTone(report);
  return (
    <Section
      title={t("title")}
      verdict={<Verdict tone={tone} text={t(`verdict.${lengthVerdict(report, isStopped)}`)} />}
      folds={tone === "warn" ? null : "words"}
    >
      <Leader label={t("asked")}>{format.number(words.asked)}</Leader>
      {charged === null ? null : <Leader label={t("charged")}>{format.number(charged)}</Leader>}
      {charged === words.delivered ? null : (
        <Leader label={t(charged === null ? "delivered" : "now")}>{format.number(words.delivered)}</Leader>
      )}
      {overLimit.length > 0 ? (
        <>
          <p className="mt-2 text-label text-warn">{t("overLimit", { count: overLimit.length })}</p>
          <Places places={overLimit} onJump={onJump} label={(line) => t("overLimitItem", { limit: line.limit })} />
        </>
      ) : null}
    </Section>
  );
}

export function KeywordsSection({ report }: { report: Report }) {
  const t = useTranslations("receipt.keywords");
  const { used, total, tone } = keywordFacts(report);
  if (total === 0) return null;
  return (
    <Section
      title={t("title")}
      verdict={<Verdict tone={tone} text={t("used", { used, total })} />}
      folds={tone === "warn" ? null : "keywords"}
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-label">
        {report.keywords.map(({ keyword, spans }) => (
          <Ticked key={keyword} isThere={spans.length > 0} word={t(spans.length > 0 ? "isUsed" : "isMissing")}>
            <bdi className="truncate">{keyword}</bdi>
          </Ticked>
        ))}
      </ul>
    </Section>
  );
}

/** The person's notes: those that the text tells, and those that it left out. */
export function NotesSection({ report }: { report: Report }) {
  const t = useTranslations("receipt.notes");
  const { told, total, tone } = noteFacts(report);
  if (!report.notes?.length) return null;
  return (
    <Section
      title={t("title")}
      verdict={<Verdict tone={tone} text={t("told", { told, total })} />}
      folds={tone === "warn" ? null : "notes"}
    >
      <ul className="grid gap-1 text-label">
        {report.notes.map((note) => (
          <Ticked key={note.note} isThere={note.reason === "instruction" ? !note.isTold : note.isTold} word={t(noteWord(note))}>
            <bdi className="min-w-0">{note.note}</bdi>
          </Ticked>
        ))}
      </ul>
    </Section>
  );
}

function noteWord({ isTold, reason }: NonNullable<Report["notes"]>[number]) {
  if (reason === "instruction") return isTold ? "printed" : "keptOut";
  return isTold ? "isTold" : reason === "language" ? "otherLanguage" : "isMissing";
}

/** The rules of the brand voice, each kept or broken, with the words and places that break it. */
export function BrandSection({ report, onJump }: SectionProps) {
  const t = useTranslations("receipt.brand");
  const { rules, broken, tone } = brandFacts(report);
  if (rules.length === 0) return null;
  return (
    <Section
      title={t("title")}
      verdict={<Verdict tone={tone} text={broken > 0 ? t("verdict.broken", { count: broken }) : t("verdict.kept")} />}
      folds={tone === "warn" ? null : "brand"}
    >
      <ul className="mt-1 grid gap-1 text-label">
        {rules.map(({ rule, holds, words, spans }) => (
          <Ticked key={rule} isThere={holds} isNeeded={rule !== "preferred"}>
            <span className="min-w-0">
              {t(`${holds ? "kept" : "broken"}.${rule}`)}
              {words.length > 0 ? (
                <>
                  {": "}
                  <bdi lang="">{words.join(t("and"))}</bdi>
                </>
              ) : null}
              <Places places={spans} onJump={onJump} />
            </span>
          </Ticked>
        ))}
      </ul>
    </Section>
  );
}

/** The parts of the template's outline by their purposes. */
export function StructureSection({ report, template }: { report: Report; template: TemplateDetail | null }) {
  const t = useTranslations("receipt.structure");
  const language = useLanguage();
  const { structure } = report;
  if (structure.length === 0) return null;
  const found = structure.filter((part) => part.found).length;
  const isComplete = found === structure.length;
  const verdict = isComplete ? t("complete") : t("found", { found, total: structure.length });
  const purposes = new Map(template?.outline.map(({ id, purpose }) => [id, purpose[language]]));
  return (
    <Section
      title={t("title")}
      verdict={<Verdict tone={isComplete ? "good" : "warn"} text={verdict} />}
      folds={isComplete ? "structure" : null}
    >
      <Parts structure={structure} purposes={purposes} />
    </Section>
  );
}

function Parts({ structure, purposes }: { structure: Report["structure"]; purposes: ReadonlyMap<string, string> }) {
  const t = useTranslations("receipt.structure");
  return (
    <ul className="mt-1 grid gap-1 text-label">
      {structure.map(({ section, found }) => (
        <Ticked key={section} isThere={found} word={t(found ? "isFound" : "isMissing")}>
          <span>{purposes.get(section) ?? section}</span>
        </Ticked>
      ))}
    </ul>
  );
}

interface TickedProps {
  isThere: boolean;
  /** Without it the text is no better; else its absence is only told. */
  isNeeded?: boolean;
  /** What the sign beside it says, where the text does not say it. */
  word?: string;
  children: ReactNode;
}

function Ticked({ isThere, isNeeded = true, word, children }: TickedProps) {
  const Icon = isThere ? Check : Minus;
  return (
    <li className={cx("flex min-w-0 items-baseline gap-2", isThere || !isNeeded ? "text-ink-2" : "text-warn")}>
      <Icon aria-hidden className={cx("size-3.5 translate-y-0.5", isThere && "text-ok")} />
      {children}
      {word === undefined ? null : <span className="sr-only">{word}</span>}
    </li>
  );
}

/** Whom the text speaks to: left out where nobody was to be addressed and nobody is. */
export function AgreementSection({ report, onJump }: SectionProps) {
  const t = useTranslations("receipt.agreement");
  const options = useTranslations("options.addressee");
  const { asked, found, spans } = report.agreement;
  if (found === null && asked === "everyone") return null;
  const tone = agreementTone(report.agreement);
  return (
    <Section
      title={t("title")}
      verdict={<Verdict tone={tone} text={t(tone === "good" ? "good" : "bad")} />}
      folds={tone === "warn" ? null : "agreement"}
    >
      <Leader label={t("asked")}>{options(asked)}</Leader>
      <Leader label={t("found")}>{found === null ? t("nobody") : found === "mixed" ? t("mixed") : options(found)}</Leader>
      {tone === "warn" ? <Places places={spans} onJump={onJump} /> : null}
    </Section>
  );
}

/** Repetition and long sentences: only where something is off. */
export function ReadingSection({ report, onJump }: SectionProps) {
  const t = useTranslations("receipt.reading");
  if (isReadingFine(report)) return null;
  const { repeated, openings, loops, long } = readingFacts(report);
  const lines = [
    { places: repeated, text: t("repeated", { count: repeated.length }) },
    { places: openings, text: t("openings", { count: openings.length }) },
    { places: long, text: t("long", { count: long.length }) },
  ].filter(({ places }) => places.length > 0);
  return (
    <Section title={t("title")} verdict={<Verdict tone="warn" text={t("look")} />}>
      {lines.map(({ places, text }) => (
        <div key={text} className="text-ink-2 text-label">
          {text}
          <Places places={places} onJump={onJump} />
        </div>
      ))}
      {loops ? <p className="text-ink-2 text-label">{t("loops")}</p> : null}
    </Section>
  );
}

interface PlacesProps<Place extends { start: number; end: number }> {
  places: readonly Place[];
  onJump: Jump;
  label?: (place: Place) => string;
}

/** Numbered ways to the places in the text. */
function Places<Place extends { start: number; end: number }>({ places, onJump, label }: PlacesProps<Place>) {
  const t = useTranslations("receipt.fixes");
  const format = useFormat();
  return (
    <ol className="flex flex-wrap gap-x-4">
      {places.map((place, index) => (
        <li key={`${place.start} ${place.end}`}>
          <PlaceButton place={place} onJump={onJump}>
            {label?.(place) ?? (
              <>
                <span className="sr-only">{t("show")} </span>
                {format.number(index + 1)}
              </>
            )}
          </PlaceButton>
        </li>
      ))}
    </ol>
  );
}
