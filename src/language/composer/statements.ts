import type { Knowledge, Statement } from "../subjects/knowledge.ts";
import { type Relevant, relevantStatements } from "../subjects/relevant-statements.ts";
import type { IdeaForm, IdeaReader } from "../subjects/subject-pack.ts";
import type { Template } from "../templates/template.ts";
import { loose } from "../text/loose.ts";

/** Which statements of a subject texts say beside the facets that explain it. */

export const body: readonly IdeaForm[] = ["fact", "tip", "warning", "criterion", "mistake"];
const mostWhenSelling = 2;
/** A script of so little says what is known of its subject. */
const fewNotes = 3;
const mostBeats = 4;
const mostTips = 6;

/** What a script says where little was told: the nearest of what is known. */
export function beatsFor({ family }: Template, notes: number, all: readonly Relevant[]): string[] {
  if (family !== "script" || notes >= fewNotes) return [];
  return all
    .filter(({ statement }) => body.includes(statement.form))
    .slice(0, mostBeats)
    .map(({ statement }) => statement.text);
}

const tipForms: ReadonlySet<IdeaForm> = new Set<IdeaForm>(["tip", "fact", "criterion", "mistake"]);

/** The nearest tips and facts, one facet after another: a month of posts about one facet tires. */
export function tipsFor(
  all: readonly Relevant[],
  headings: Knowledge["facets"],
): readonly { readonly heading: string; readonly text: string }[] {
  const said = all.filter(({ statement: { form, text } }) => tipForms.has(form) && !drawback.test(text));
  const ofFacets = [...Map.groupBy(said, ({ statement }) => statement.facet).values()];
  const rounds = Array.from({ length: mostTips }, (_, round) => ofFacets.flatMap((facet) => facet[round] ?? []));
  return rounds
    .flat()
    .slice(0, mostTips)
    .map(({ statement: { facet, text } }) => ({ heading: headings[facet] ?? "", text }));
}

/** A text that sells says what the origin or dish that it names is like. Advice on choosing is for the buyer's own time. */
function mayStandInAd({ form, value, text, notBySeller }: Statement): boolean {
  return value !== undefined && form === "fact" && !notBySeller && !drawback.test(text);
}

/** Words that turn a description to its drawback. */
const drawback = /(?<!\p{L})(?:but|though|however|بس|لكن|لكنه|لكنها|ولكن|مع إن)(?!\p{L})/iu;

/** How something tastes, smells or feels. The person's own word for it stands alone: what is usual of its kind may be otherwise. */
const sensed = new RegExp(
  loose(
    "\\b(?:tastes?|tasting|smells?|scent|notes? of|flavou?rs?|feels?|soft|heavy|thick|lightweight)\\b|(?<!\\p{L})(?:ال|ب|و)?(?:طعم|ريح|رائح|نكه|ايحاء|مذاق|ملمس|خفيف|ثقيل|تقيل|ناعم|سميك)\\p{L}{0,4}(?!\\p{L})",
  ),
  "iu",
);

/**
 * Finds what is known of each fact in turn, until enough was said: what the fact's own words are a sign of. `told` is all that the
 * person wrote.
 */
export function oneAfterEach(
  knowledge: Knowledge,
  readers: ReadonlySet<IdeaReader>,
  told: string,
): (fact: string) => string | null {
  const said = new Set<string>();
  const isDescribed = sensed.test(told);
  return (fact) => {
    if (said.size >= mostWhenSelling) return null;
    const near = relevantStatements(knowledge, fact, readers, true).find(
      ({ statement, isSigned }) =>
        isSigned && mayStandInAd(statement) && !said.has(statement.id) && !(isDescribed && sensed.test(statement.text)),
    );
    if (near) said.add(near.statement.id);
    return near?.statement.text ?? null;
  };
}
