import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";
import { languageOf } from "#shared/options.ts";
import { withBrandFacts } from "../notes/brand-facts.ts";
import { isWrittenFromFacts } from "../subjects/from-facts.ts";
import { wordsToAimAt } from "../templates/brief-check.ts";
import { findTemplate } from "../templates/registry.ts";
import type { Template } from "../templates/template.ts";
import { checkAgreement } from "./agreement/agreement.ts";
import { findBlanks } from "./blanks.ts";
import { checkBrand, findBanned } from "./brand.ts";
import { withChanges } from "./claims/claim-changes.ts";
import { findClaims } from "./claims/claims.ts";
import { findKeywords } from "./keywords.ts";
import { findNotes } from "./notes.ts";
import { findOtherScripts } from "./other-scripts.ts";
import { findOverLimit } from "./over-limit.ts";
import { checkReadability } from "./readability.ts";
import { checkRepetition } from "./repetition.ts";
import { checkSpelling } from "./spelling/spelling.ts";
import { checkStructure } from "./structure.ts";
import { suggestionsOf } from "./suggest/suggest.ts";
import { findTold } from "./told/told.ts";
import { findVariety } from "./variety/find-variety.ts";
import { viewOf } from "./view.ts";
import { checkWords } from "./words.ts";
import { findWorn } from "./worn/worn.ts";

/**
 * Everything that can be told about a text from the text and its brief alone. Pure: the same in the browser and on the server,
 * for a text that a writer wrote or a person changed. A template that there is not gives a report without a structure. `known`: what is
 * known of the text's subject (`subjects/known-statements.ts`), of which no sentence counts as made up.
 */
export function check(text: string, brief: Brief, known: readonly string[] = []): Report {
  const template = findTemplate(brief.templateId);
  return checkAgainst(text, brief, template, template ? wordsToAimAt(template, brief) : brief.words, known);
}

/** As `check`, where template and target are known already. */
export function checkAgainst(
  text: string,
  given: Brief,
  template: Template | undefined,
  targetWords: number,
  known: readonly string[] = [],
): Report {
  const brief = withBrandFacts(given);
  const view = viewOf(text, brief);
  const isFromFacts = isWrittenFromFacts(brief);
  const agreement = checkAgreement(view, template);
  const readability = checkReadability(view);
  const found = {
    words: checkWords(text, template, targetWords, brief),
    variety: findVariety(text, brief, template),
    keywords: findKeywords(view),
    notes: findNotes(view),
    structure: checkStructure(view, template, targetWords, isFromFacts),
    repetition: checkRepetition(view, template),
    agreement,
    readability,
    blanks: findBlanks(text),
    claims: withChanges(findClaims(view, template), view),
    told: findTold(view, template, known),
    spelling: languageOf(brief.variety) === "en" ? checkSpelling(view) : [],
    banned: findBanned(view).map(({ start, end }) => ({ start, end })),
    brand: checkBrand(view, { agreement, readability }),
    overLimit: findOverLimit(view, template),
    otherScripts: findOtherScripts(view),
    worn: findWorn(view),
  };
  return { ...found, suggestions: suggestionsOf(found, view, template) };
}
