import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import type { BrandVoiceRules, VoiceWords } from "#shared/contracts/brand-voice.ts";
import { VarietyName } from "#web/ui/variety.tsx";

/** How a brand voice sounds: lines of its own on a sheet, closed as its texts are, and below them its words and its manner. */
export function VoiceSheet({ rules }: { rules: BrandVoiceRules }) {
  const t = useTranslations("brandVoices");
  const manner = useManner()(rules);
  const { samples, signOff, preferred, banned } = rules;
  const hasLines = samples.length > 0 || signOff !== "";
  const hasRules = manner.length + preferred.length + banned.length > 0;
  return (
    <div className="grid gap-5">
      {hasLines ? <Lines sample={samples[0] ?? ""} signOff={signOff} /> : null}
      {hasRules ? (
        <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
          <Words label={t("form.preferred")} lists={preferred} look="decoration-2 decoration-action underline-offset-[0.36em]" />
          <Words
            label={t("form.banned")}
            lists={banned}
            look="decoration-[1.25px] decoration-danger underline-offset-[-0.22em]"
          />
          {manner.length > 0 ? (
            <Row label={t("form.style")}>
              <Line>
                {manner.map((rule) => (
                  <span key={rule}>{rule}</span>
                ))}
              </Line>
            </Row>
          ) : null}
        </dl>
      ) : null}
      {hasLines || hasRules ? null : <p className="text-ink-2">{t("none")}</p>}
    </div>
  );
}

/** The brand's own words keep their direction, whatever the page's is. */
function Lines({ sample, signOff }: { sample: string; signOff: string }) {
  const direction = directionOf(`${sample} ${signOff}`) ?? undefined;
  return (
    <blockquote
      dir={direction}
      lang={direction === "ltr" ? "en" : "ar"}
      className="grid gap-1.5 rounded-paper border border-hair border-s-[5px] border-s-ink-3 bg-sheet px-5.5 py-4 font-display text-[20px] leading-[1.85] shadow-1 [overflow-wrap:anywhere]"
    >
      {sample ? <p className="line-clamp-5 text-pretty whitespace-pre-line">{sample.replace(/\n\s*\n/g, "\n")}</p> : null}
      {signOff ? <p className="text-ink-2">{signOff}</p> : null}
    </blockquote>
  );
}

/** A list may hold a hundred words; so many show what it is like. */
const shownWords = 12;

/** The good words underlined, the others struck out by a line that runs behind their letters and hides none. */
function Words({ label, lists, look }: { label: string; lists: readonly VoiceWords[]; look: string }) {
  const t = useTranslations("brandVoices");
  if (lists.length === 0) return null;
  return (
    <Row label={label}>
      {lists.map(({ variety, words }) => (
        <Line key={variety ?? "all"}>
          {variety === null ? null : <VarietyName variety={variety} />}
          {words.slice(0, shownWords).map((word) => (
            <bdi
              key={word}
              className={`underline font-display text-[20px] leading-[1.6] [overflow-wrap:anywhere] [text-decoration-skip-ink:none] ${look}`}
            >
              {word}
            </bdi>
          ))}
          {words.length > shownWords ? (
            <span className="text-ink-2">{t("moreWords", { count: words.length - shownWords })}</span>
          ) : null}
        </Line>
      ))}
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-y-1 sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-ink-2 text-label">{label}</dt>
      {children}
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <dd className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-label sm:col-start-2">{children}</dd>;
}

/** How it builds its sentences and whom it speaks to, a few words a rule. */
function useManner(): (rules: BrandVoiceRules) => string[] {
  const t = useTranslations("brandVoices.rules");
  return ({ sentenceLength, emoji, addressee, samples }) => [
    ...(sentenceLength === null ? [] : [t(sentenceLength)]),
    ...(emoji === "free" ? [] : [t(emoji === "none" ? "noEmoji" : "fewEmoji")]),
    ...(addressee === null ? [] : [t(addressee)]),
    ...(samples.length > 1 ? [t("samples", { count: samples.length })] : []),
  ];
}
