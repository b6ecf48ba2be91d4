import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { languageOf, type Variety } from "#shared/options.ts";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { VarietyName } from "#web/ui/variety.tsx";

/** 'Where?' in every variety, in the order of the page. */
const words: Readonly<Record<Variety, string>> = {
  "ar-egyptian": "فين؟",
  "ar-saudi": "وين؟",
  "ar-emirati": "وين؟",
  "ar-kuwaiti": "وين؟",
  "ar-qatari": "وين؟",
  "ar-lebanese": "وين؟",
  "ar-jordanian": "وين؟",
  "ar-standard": "أين؟",
  "en-american": "Where?",
};

/** Those who say it: alike, they stand under one word, which then stays in ink. */
const speakersOf = (word: string) => (Object.keys(words) as Variety[]).filter((variety) => words[variety] === word);

function Saying({ word, speakers }: { word: string; speakers: readonly Variety[] }) {
  const [first] = speakers;
  const isArabic = first !== undefined && languageOf(first) === "ar";
  const isAlone = speakers.length === 1;
  return (
    <>
      <bdi
        lang={isArabic ? "ar" : "en"}
        dir={isArabic ? "rtl" : "ltr"}
        data-v={isAlone ? first : undefined}
        className={cx(
          "block w-fit whitespace-nowrap font-display leading-[1.35]",
          "text-[56px] sm:text-[64px] desk:text-[clamp(56px,6.4vw,96px)]",
          isArabic && "font-bold",
          isAlone && "text-variety",
        )}
      >
        {word}
      </bdi>
      <span className={cx("text-label", !isAlone && "grid w-fit grid-cols-[repeat(3,auto)] gap-x-4 gap-y-1")}>
        {speakers.map((variety) => (
          <VarietyName key={variety} variety={variety} short />
        ))}
      </span>
    </>
  );
}

/** The page for an address where nothing lives. `action` leads home, in the way of the entry that shows it. */
export function NotFoundPage({ action }: { action: ReactNode }) {
  const t = useTranslations("notFound");
  return (
    <section className="my-auto py-8">
      <ul className="grid border-ink border-y sm:grid-cols-2 desk:flex desk:flex-wrap">
        {[...new Set(Object.values(words))].map((word, position) => (
          <li
            key={word}
            className={cx(
              "flex grow flex-col justify-between gap-2 border-hair px-1 pt-4 pb-5 sm:px-6 sm:pt-8 sm:pb-6 desk:border-s",
              position === 0 ? "desk:border-s-0 desk:ps-0" : "max-sm:border-t",
              position > 1 && "sm:max-desk:border-t",
            )}
          >
            <Saying word={word} speakers={speakersOf(word)} />
          </li>
        ))}
      </ul>
      <PageHeader className="mt-8" title={t("title")} text={t("text")} aside={action} />
    </section>
  );
}
