import { useTranslations } from "use-intl";
import { varieties } from "#shared/options.ts";
import { Button } from "#web/ui/button.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { Greeting, VoiceName } from "#web/ui/voice.tsx";

interface LandingPageProps {
  onStart: () => void;
  /** The person is about to press the button: time to fetch the form. */
  onIntent: () => void;
}

/** The first page, plain for now: what Lahja is, the nine voices, and a way in. */
export function LandingPage({ onStart, onIntent }: LandingPageProps) {
  const t = useTranslations("landing");
  return (
    <>
      <section className="grid items-end gap-x-12 gap-y-8 pt-6 pb-14 arabic:pt-10 desk:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] desk:pt-10 desk:arabic:pt-16">
        <h1 id={pageHeadingId} tabIndex={-1} className="text-balance font-display text-hero">
          {t("hero")}
        </h1>
        <div className="desk:pb-4">
          <p className="text-[17px] text-ink-2 leading-[1.7]">{t("lead")}</p>
          <Button
            variant="action"
            size="main"
            className="mt-6 w-full sm:w-auto"
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={onStart}
          >
            {t("start")}
          </Button>
        </div>
      </section>
      <section aria-labelledby="voices" className="pb-20">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-ink border-b pb-3">
          <h2 id="voices" className="font-display text-panel">
            {t("voicesTitle")}
          </h2>
          <p className="text-ink-3 text-label">{t("voicesText")}</p>
        </div>
        <ul className="grid grid-cols-2 sm:grid-cols-3">
          {varieties.map((variety) => (
            <li
              key={variety}
              data-v={variety}
              className="flex flex-col justify-between gap-1 border-hair border-b px-1 pt-5 pb-4 max-sm:even:border-s max-sm:even:ps-5 max-sm:last:col-span-2 sm:border-s sm:px-6 sm:nth-[3n+1]:border-s-0 sm:nth-[3n+1]:ps-1"
            >
              <p className="whitespace-nowrap text-[min(28px,7.2vw)] text-voice leading-[1.8] sm:text-[min(42px,4.8vw)] sm:leading-[1.7]">
                <Greeting variety={variety} />
              </p>
              <VoiceName variety={variety} className="text-label" />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
