import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Report } from "#shared/contracts/report.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { foundAs, strayVarieties, type TellingWord, tellingWords, varietyPartTone } from "./facts.ts";
import { type Jump, Leader, Section, Verdict, WordChip } from "./parts.tsx";

/** So many telling words stand there at once. */
const shownWords = 8;

/** Whose variety the text has: asked, found, and the words that say so. */
export function VarietySection({ report, onJump }: { report: Report; onJump: Jump }) {
  const t = useTranslations("receipt.variety");
  const { variety } = report;
  const { asked, verdict, evidence } = variety;
  const words = tellingWords(evidence, "for");
  return (
    <Section
      title={t("title")}
      verdict={
        <Verdict
          tone={varietyPartTone(report)}
          text={isAlmost(report) ? t("strays", { count: strayCount(report) }) : t(`short.${verdict}`)}
        />
      }
      folds={varietyPartTone(report) === "warn" ? null : "variety"}
    >
      <Leader label={t("asked")}>
        <VarietyName variety={asked} />
      </Leader>
      <Leader label={t("found")}>
        <Found report={report} />
      </Leader>
      {variety.sentences > 0 && verdict !== "standard" ? (
        <Leader label={t("leak")}>{t("leakValue", { share: variety.leakShare, limit: variety.leakLimit })}</Leader>
      ) : null}
      <p className="mt-2 text-ink-2 text-label">
        <VerdictSentence report={report} />
      </p>
      {words.length > 0 ? <GivenAway words={words} report={report} onJump={onJump} /> : null}
      <Strays report={report} onJump={onJump} />
      <HowSure report={report} />
    </Section>
  );
}

function Found({ report: { variety } }: { report: Report }) {
  const t = useTranslations("receipt.variety");
  const options = useTranslations("options.variety");
  const found = foundAs(variety);
  if (variety.outside) return t(`outside.${variety.outside}`);
  if (!found) return t("nothing");
  const sureness = t(`sureness.${found.sureness}`);
  if ("region" in found) return t("foundSure", { name: t(`region.${found.region}`), sureness });
  return <span data-v={found.country}>{t("foundSure", { name: options(found.country), sureness })}</span>;
}

const strayCount = ({ variety }: Report) => tellingWords(variety.evidence, "against").length;

/** 'Nothing against it' is not said above a word that is against it. */
const isAlmost = (report: Report) => report.variety.verdict === "nothing_against" && strayCount(report) > 0;

/** Each verdict has a sentence of its own, which says no more than a text can tell. */
function VerdictSentence({ report }: { report: Report }) {
  const { variety } = report;
  const t = useTranslations("receipt.variety");
  const options = useTranslations("options.variety");
  const format = useFormat();
  const { verdict, region, asked } = variety;
  const others = strayVarieties(variety).map((other) => options(other));
  if (isAlmost(report)) return t("almost", { region: region === null ? t("nothing") : t(`region.${region}`) });
  return t(`long.${verdict}`, {
    variety: options(asked),
    region: region === null ? t("nothing") : t(`region.${region}`),
    outside: variety.outside ? t(`outside.${variety.outside}`) : t("nothing"),
    others: others.length > 0 ? format.list(others) : t("elsewhere"),
    gulf: region === "gulf" ? "yes" : "no",
  });
}

function GivenAway({ words, report, onJump }: { words: readonly TellingWord[]; report: Report; onJump: Jump }) {
  const t = useTranslations("receipt.variety");
  const [showsAll, setShowsAll] = useState(false);
  const { asked } = report.variety;
  const rest = words.length - shownWords;
  return (
    <div data-v={asked} className="mt-3">
      <h4 className="text-ink-2 text-label">{t("givenAway")}</h4>
      <ul className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {words.slice(0, showsAll ? undefined : shownWords).map((word) => (
          <WordChip key={word.text} {...word} tag={varietyRecords[asked].tag} look="for" onJump={onJump} />
        ))}
        {rest > 0 && !showsAll ? (
          <li>
            <button type="button" className="touch-target text-link text-label" onClick={() => setShowsAll(true)}>
              {t("more", { count: rest })}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Strays({ report, onJump }: { report: Report; onJump: Jump }) {
  const t = useTranslations("receipt.variety");
  const { asked, evidence } = report.variety;
  const words = tellingWords(evidence, "against");
  if (words.length === 0) return null;
  return (
    <div className="mt-3">
      <h4 className="inline-flex items-center gap-1.5 font-medium text-label text-warn">
        <TriangleAlert aria-hidden className="size-3.5" />
        {t("strays", { count: words.length })}
      </h4>
      <ul className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {words.map((word) => (
          <WordChip key={word.text} {...word} tag={varietyRecords[asked].tag} look="stray" onJump={onJump} />
        ))}
      </ul>
    </div>
  );
}

/** The figures behind 'clearly' and 'probably', for those who ask. */
function HowSure({ report: { variety } }: { report: Report }) {
  const t = useTranslations("receipt.variety");
  const found = foundAs(variety);
  if (!found) return null;
  return (
    <details className="mt-3 text-ink-2 text-label">
      <summary className="w-fit text-ink-2 hover:text-ink">{t("howSure")}</summary>
      <p className="mt-1">
        {t("regionSure", { share: variety.regionProbability })}{" "}
        {"country" in found && variety.region === "levantine"
          ? `${t("countrySure", { share: variety.countryProbability })} `
          : null}
        {variety.sentences > 0 ? t("sentences", { count: variety.sentences }) : null}
      </p>
    </details>
  );
}
