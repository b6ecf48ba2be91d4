import { useState } from "react";
import type { SampleReading } from "#language/sample/read-sample.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { cx } from "#web/ui/cx.ts";
import { differingWords, type Stretch, stretchesOf } from "./marked-text.ts";

interface Said {
  readonly variety: Variety;
  readonly reading: SampleReading;
}

/** Two steps smaller for longer sentences, so that the sheet keeps its height from one variety to the next. */
function sizeOf(text: string): string {
  if (text.length > 90) return "text-[25px] sm:text-[38px] xl:text-[46px]";
  return text.length > 80 ? "text-[27px] sm:text-[42px] xl:text-[52px]" : "text-[29px] sm:text-[46px] xl:text-[60px]";
}

/**
 * The sentence on the sheet. When it changes, the words that differ fade into each other in reading order, 24 ms apart; those that stay
 * only move to their new places. With reduced motion all of it is there at once.
 */
export function SampleSentence({ variety, reading }: Said) {
  const [now, setNow] = useState<Said>({ variety, reading });
  const [gone, setGone] = useState<Said | null>(null);
  if (now.reading !== reading) {
    setGone(now);
    setNow({ variety, reading });
  }
  const differing = gone ? differingWords(gone.reading.text, reading.text) : null;
  return (
    <div className="relative">
      {/* Told to a screen reader as a whole when it changes. */}
      <div aria-live="polite" aria-atomic>
        <Words said={{ variety, reading }} fading={differing?.after ?? null} />
      </div>
      {gone && differing ? (
        <div aria-hidden className="pointer-events-none absolute inset-x-0 top-0 select-none motion-reduce:hidden">
          <Words said={gone} leaving={differing.before} onGone={() => setGone(null)} key={gone.reading.text} />
        </div>
      ) : null}
    </div>
  );
}

interface WordsProps {
  said: Said;
  /** The words that fade in; null: none, the sentence stands there from the beginning. */
  fading?: ReadonlySet<number> | null;
  /** The words that fade out; the others are not shown, since the new sentence has them. */
  leaving?: ReadonlySet<number>;
  onGone?: () => void;
}

function Words({ said: { variety, reading }, fading, leaving, onGone }: WordsProps) {
  const order = [...(leaving ?? fading ?? [])];
  const last = order.at(-1);
  const pieceOf = ({ text, word }: Stretch["pieces"][number], key: number) => {
    const at = order.indexOf(word);
    if (at === -1 || text === " ") {
      return (
        <span key={key} className={leaving ? "invisible" : undefined}>
          {text}
        </span>
      );
    }
    return (
      <span
        key={key}
        style={{ animationDelay: `${at * 24}ms` }}
        className={cx(
          "motion-reduce:[animation:none]",
          leaving
            ? "[animation:fade_320ms_cubic-bezier(.2,0,0,1)_reverse_both]"
            : "[animation:fade_320ms_cubic-bezier(.2,0,0,1)_backwards]",
        )}
        onAnimationEnd={leaving && word === last ? onGone : undefined}
      >
        {text}
      </span>
    );
  };
  return (
    <p
      data-v={variety}
      lang={varietyRecords[variety].tag}
      dir={languageOf(variety) === "ar" ? "rtl" : "ltr"}
      className={cx("font-display leading-[1.75] desk:leading-[1.66]", sizeOf(reading.text))}
    >
      {stretchesOf(reading.text, reading.tells).map(({ isMarked, pieces }, index) =>
        isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no identity but their place
          <mark key={index} className={tellClass}>
            {pieces.map(pieceOf)}
          </mark>
        ) : (
          pieces.map((piece, at) => pieceOf(piece, index * 100 + at))
        ),
      )}
    </p>
  );
}

/** The accent underline of a word that gives the variety away. */
export const tellClass =
  "bg-transparent text-inherit underline decoration-variety decoration-[max(2px,.065em)] underline-offset-[.2em] [text-decoration-skip-ink:none] rtl:underline-offset-[.36em] sm:whitespace-nowrap";
