/**
 * What the built-in writer delivers: `node bench/built-in-sweep.ts [variety] [template id]`. Every variety, template, tone and
 * length (or `--sample`: one tone a length): words against the target, distinct 4-grams, repeated sentences, keywords, milliseconds.
 */
import { performance } from "node:perf_hooks";
import { composableVarieties, composeBrief } from "#language/composer/compose-brief.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { templates } from "#language/templates/registry.ts";
import { offeredLengths } from "#language/templates/template.ts";
import { fold } from "#language/text/normalise.ts";
import { sentencesOf } from "#language/text/sentences.ts";
import { countWords, wordsOf } from "#language/text/words.ts";
import { tones } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";

const [onlyVariety, onlyTemplate] = process.argv.slice(2);
const failures: Record<string, unknown>[] = [];
const rows = composableVarieties
  .filter((variety) => !onlyVariety || onlyVariety === "all" || variety === onlyVariety)
  .map((variety) => {
    let texts = 0,
      off = 0,
      poor = 0,
      twice = 0,
      slow = 0,
      worst = 1;
    for (const template of templates.filter(({ id }) => !onlyTemplate || String(id) === onlyTemplate)) {
      const lengths = offeredLengths(template);
      for (const words of lengths.length > 0 ? lengths : [template.defaultLength])
        for (const tone of tones) {
          const checked = checkBrief(sampleBrief(template.id, variety, { words, tone }));
          const startedAt = performance.now();
          const text = composeBrief(checked.brief, template, checked.targetWords, 1);
          slow = Math.max(slow, performance.now() - startedAt);
          texts += 1;
          const miss = countWords(text) / checked.targetWords - 1;
          const grams = distinctFourGrams(text);
          const least = words > 800 ? 0.85 : 0.9;
          const sentences = sentencesOf(text)
            .filter((s) => countWords(s) > 3)
            .map(fold);
          const isOff = lengths.length > 0 && Math.abs(miss) > 0.05;
          const isTwice = new Set(sentences).size < sentences.length;
          if (isOff) off += 1;
          if (grams < least) poor += 1;
          if (isTwice) twice += 1;
          worst = Math.min(worst, grams);
          if (isOff || grams < least || isTwice)
            failures.push({
              variety,
              template: template.key,
              words,
              tone,
              miss: miss.toFixed(3),
              grams: grams.toFixed(3),
              isTwice,
            });
        }
    }
    return {
      variety,
      texts,
      "off length": off,
      "4-grams": poor,
      "sentence twice": twice,
      worst: worst.toFixed(3),
      "slowest ms": slow.toFixed(0),
    };
  });
console.table(rows);
const by = new Map<string, number>();
for (const f of failures)
  by.set(`${f.variety} ${f.template} ${f.words}`, (by.get(`${f.variety} ${f.template} ${f.words}`) ?? 0) + 1);
console.table(
  [...by]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 60)
    .map(([what, n]) => ({ what, n })),
);
if (failures.length < 40) console.table(failures);

function distinctFourGrams(text: string): number {
  const words = wordsOf(fold(text.replace(/^#.*$/gmu, "")));
  const grams = words.slice(3).map((_, i) => words.slice(i, i + 4).join(" "));
  return grams.length === 0 ? 1 : new Set(grams).size / grams.length;
}
