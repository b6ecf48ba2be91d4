import type { Variety } from "#shared/options.ts";
import type { SampleReading } from "./read-sample.ts";

/**
 * The sentence that the landing page shows first in each variety, as `composeSample` writes it from its first seed and `readSample` reads
 * it. Kept ready, so that the page stands and changes variety before the writer and the check are fetched; a test makes them anew and
 * compares.
 */
export const firstSamples: Readonly<Record<Variety, SampleReading>> = {
  "ar-saudi": {
    text: "قهوتكم بتوصلكم لين باب البيت في عشرين دقيقة، وأول كوب علينا. وش تنتظرون؟",
    words: 13,
    verdict: "fits",
    region: "gulf",
    country: null,
    tells: [
      {
        start: 15,
        end: 18,
      },
      {
        start: 61,
        end: 63,
      },
    ],
  },
  "ar-egyptian": {
    text: "قهوتكم هتوصلكم لحد باب البيت في عشرين دقيقة، وأول كوباية علينا. مستنيين إيه؟",
    words: 13,
    verdict: "fits",
    region: "egyptian",
    country: "ar-egyptian",
    tells: [
      {
        start: 7,
        end: 14,
      },
      {
        start: 50,
        end: 56,
      },
      {
        start: 64,
        end: 75,
      },
    ],
  },
  "ar-emirati": {
    text: "قهوتكم بتييكم لين باب البيت في عشرين دقيقة، وأول كوب علينا. شو تتريّون؟",
    words: 13,
    verdict: "fits",
    region: "gulf",
    country: null,
    tells: [
      {
        start: 7,
        end: 17,
      },
      {
        start: 60,
        end: 70,
      },
    ],
  },
  "ar-kuwaiti": {
    text: "ماكو داعي تطلعون عشان قهوة. دزّوا طلبكم وقهوتكم عندكم بعشرين دقيقة، وأول كوب علينا.",
    words: 14,
    verdict: "fits",
    region: "gulf",
    country: null,
    tells: [
      {
        start: 0,
        end: 4,
      },
      {
        start: 28,
        end: 33,
      },
    ],
  },
  "ar-qatari": {
    text: "طرّشوا طلبكم وقهوتكم عندكم في عشرين دقيقة، وأول كوب علينا. شنو تنطرون؟",
    words: 12,
    verdict: "nothing_against",
    region: "gulf",
    country: null,
    tells: [
      {
        start: 0,
        end: 6,
      },
      {
        start: 59,
        end: 69,
      },
    ],
  },
  "ar-lebanese": {
    text: "منوصّلكن القهوة لعند الباب بعشرين دقيقة، وأوّل فنجان، هيدا علينا. شو ناطرين؟",
    words: 12,
    verdict: "fits",
    region: "levantine",
    country: null,
    tells: [
      {
        start: 0,
        end: 8,
      },
      {
        start: 16,
        end: 20,
      },
      {
        start: 54,
        end: 58,
      },
      {
        start: 66,
        end: 75,
      },
    ],
  },
  "ar-jordanian": {
    text: "بنوصّلكم القهوة لباب الدار بعشرين دقيقة، وأول فنجان علينا. شو بتستنوا؟",
    words: 11,
    verdict: "nothing_against",
    region: "levantine",
    country: null,
    tells: [
      {
        start: 0,
        end: 8,
      },
      {
        start: 59,
        end: 69,
      },
    ],
  },
  "ar-standard": {
    text: "تصلكم قهوتكم إلى باب المنزل في عشرين دقيقة، والكوب الأول علينا. ماذا تنتظرون؟",
    words: 13,
    verdict: "fits",
    region: "standard",
    country: "ar-standard",
    tells: [
      {
        start: 13,
        end: 16,
      },
      {
        start: 21,
        end: 27,
      },
      {
        start: 64,
        end: 68,
      },
    ],
  },
  "en-american": {
    text: "Your coffee’s at the door in twenty minutes, and the first cup’s on us. What are you waiting for?",
    words: 19,
    verdict: "fits",
    region: "english",
    country: null,
    tells: [],
  },
};
