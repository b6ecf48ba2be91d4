/**
 * What the built-in writer delivers, judged by the product's own check: `node bench/built-in-sweep.ts [variety|all] [template id]`.
 * Every variety, template, tone and length: words over the target (10 %), distinct 4-grams (0.9 up to 800 words, 0.85 above),
 * sentences said twice, variety, agreement, structure, milliseconds.
 */
import { performance } from "node:perf_hooks";
import { composableVarieties, composeBrief } from "#language/composer/compose-brief.ts";
import { noSubject } from "#language/subjects/from-facts.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { templates } from "#language/templates/registry.ts";
import { offeredLengths, type Template } from "#language/templates/template.ts";
import { type Tone, tones, type Variety } from "#shared/options.ts";
import { type Judgement, judge } from "#tests/support/judge-text.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";

const [onlyVariety = "all", onlyTemplate] = process.argv.slice(2);
const chosen = templates.filter(({ id, needsModel }) => !needsModel && (!onlyTemplate || String(id) === onlyTemplate));
const failures: { where: string; what: string }[] = [];

console.table(composableVarieties.filter((variety) => onlyVariety === "all" || variety === onlyVariety).map(sweep));
const counts = Map.groupBy(failures, ({ where, what }) => `${where}: ${what}`);
const common = [...counts].map(([what, all]) => ({ what, times: all.length })).sort((a, b) => b.times - a.times);
console.table(common.slice(0, 80));

function sweep(variety: Variety) {
  const texts = chosen.flatMap((template) =>
    lengthsOf(template).flatMap((words) => tones.map((tone) => write(variety, template, words, tone))),
  );
  const of = (what: keyof Judgement) => texts.filter(({ judgement }) => judgement[what]).length;
  const grams = texts.map(({ judgement }) => judgement.distinctFourGrams);
  return {
    variety,
    texts: texts.length,
    "too long": of("isTooLong"),
    "4-grams": of("isRepetitive"),
    "least 4-grams": Math.min(...grams).toFixed(3),
    twice: of("saysTwice"),
    variety_: of("missesVariety"),
    agreement: of("isMixed"),
    structure: of("lacksSection"),
    "over limit": of("isOverLimit"),
    "slowest ms": Math.max(...texts.map(({ ms }) => ms)).toFixed(0),
  };
}

function lengthsOf(template: Template): readonly number[] {
  const lengths = offeredLengths(template);
  return lengths.length > 0 ? lengths : [template.defaultLength];
}

function write(variety: Variety, template: Template, words: number, tone: Tone) {
  const { brief, targetWords } = checkBrief({ ...sampleBrief(template.id, variety, { words, tone }), subject: noSubject });
  const startedAt = performance.now();
  const text = composeBrief(brief, template, targetWords, 1);
  const ms = performance.now() - startedAt;
  const judgement = judge(text, brief);
  for (const [what, is] of Object.entries(judgement)) {
    if (is === true)
      failures.push({
        where: `${variety} ${template.key} ${words}`,
        what: `${what}${detailOf(what as keyof Judgement, judgement)}`,
      });
  }
  return { ms, judgement };
}

function detailOf(what: keyof Judgement, { verdict, missing }: Judgement): string {
  if (what === "missesVariety") return ` (${verdict})`;
  return what === "lacksSection" ? ` (${missing[what] ?? ""})` : "";
}
