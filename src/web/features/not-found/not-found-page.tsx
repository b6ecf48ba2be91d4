import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { VoiceName } from "#web/ui/voice.tsx";

/** 'Where?' in every voice; six of them say it alike, so that word stays in ink. */
const words: readonly { word: string; lang: "ar" | "en"; voices: readonly [Variety, ...Variety[]] }[] = [
  { word: "فين؟", lang: "ar", voices: ["ar-egyptian"] },
  {
    word: "وين؟",
    lang: "ar",
    voices: ["ar-saudi", "ar-emirati", "ar-kuwaiti", "ar-qatari", "ar-lebanese", "ar-jordanian"],
  },
  { word: "أين؟", lang: "ar", voices: ["ar-standard"] },
  { word: "Where?", lang: "en", voices: ["en-american"] },
];

/** The page for an address where nothing lives. `action` leads home, in the way of the entry that shows it. */
export function NotFoundPage({ action }: { action: ReactNode }) {
  const t = useTranslations("notFound");
  return (
    <section className="my-auto py-8">
      <ul className="grid border-ink border-y sm:grid-cols-2 desk:flex desk:flex-wrap">
        {words.map(({ word, lang, voices }, position) => (
          <li
            key={word}
            className={cx(
              "flex grow flex-col justify-between gap-2 border-hair px-1 pt-4 pb-5 sm:px-6 sm:pt-8 sm:pb-6 desk:border-s",
              position === 0 ? "desk:border-s-0 desk:ps-0" : "max-sm:border-t",
              position > 1 && "sm:max-desk:border-t",
            )}
          >
            <bdi
              lang={lang}
              dir={lang === "ar" ? "rtl" : "ltr"}
              data-v={voices.length === 1 ? voices[0] : undefined}
              className={cx(
                "block w-fit whitespace-nowrap font-display leading-[1.35]",
                "text-[56px] sm:text-[64px] desk:text-[clamp(56px,6.4vw,96px)]",
                lang === "ar" && "font-bold",
                voices.length === 1 && "text-voice",
              )}
            >
              {word}
            </bdi>
            <span className={cx("text-label", voices.length > 1 && "grid w-fit grid-cols-[repeat(3,auto)] gap-x-4 gap-y-1")}>
              {voices.map((voice) => (
                <VoiceName key={voice} variety={voice} short />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <PageHeader className="mt-8" title={t("title")} text={t("text")} aside={action} />
    </section>
  );
}
