import { composableVarieties, composeBrief, sayIn } from "#language/composer/compose-brief.ts";
import { wantedBanks } from "#language/composer/wanted-banks.ts";
import { knowledgeIn } from "#language/subjects/knowledge.ts";
import { loadSubject } from "#language/subjects/registry.ts";
import { statementsIn } from "#language/subjects/said-statements.ts";
import { subjectOf } from "#language/subjects/subject-of.ts";
import type { CheckedBrief } from "#language/templates/brief-check.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { directionOf } from "#language/text/direction.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import { languageOf } from "#shared/options.ts";
import type { Writer } from "./writer.ts";

const info: WriterInfo = { kind: "built-in", provider: "built-in", model: null };

/** The built-in writer: a grammar over phrase banks. Needs no key, no network and no model; the same seed gives the same text. */
export function createBuiltInWriter(): Writer {
  return {
    info,
    canWrite: (variety) => composableVarieties.includes(variety),
    check: refuseImpossible,
    async *write(task) {
      this.check?.(task.brief);
      task.onWriter(info);
      const text = await composeText(task, task.seed);
      // Paragraph by paragraph, as far as it has one: the same path as a model's text, and 'stop' can come between.
      for (const paragraph of text.split(/(?<=\n\n)/)) {
        if (task.signal.aborted) return;
        yield paragraph;
      }
    },
  };
}

/** The text itself: the same for the same brief and seed. */
export async function composeText({ brief, template, targetWords }: CheckedBrief, seed: number): Promise<string> {
  const subject = subjectOf(brief);
  return composeBrief(brief, template, targetWords, seed, subject && (await loadSubject(subject)));
}

/** The ids of the statements on its subject that a composed text says; none where no subject is known. */
export async function saidIn(text: string, { brief, template }: CheckedBrief): Promise<string[]> {
  const subject = subjectOf(brief);
  if (!subject) return [];
  const { spoken } = wantedBanks(brief, template);
  return statementsIn(text, knowledgeIn(await loadSubject(subject), spoken, sayIn(spoken)));
}

/**
 * It cannot put the user's text into other words, and it cannot translate: a topic in another script would stand out as a foreign
 * body in every sentence, and the sentences that it takes from a text are in that text's language.
 */
function refuseImpossible(brief: Brief): void {
  const { variety, topic, subjectPhrase = "", fields } = brief;
  const template = findTemplate(brief.templateId);
  if (template?.needsModel) throw new AppError("brief.needs_model", { template: template.key });
  const wanted = languageOf(variety) === "ar" ? "rtl" : "ltr";
  const isForeign = (text: string) => (directionOf(text) ?? wanted) !== wanted;
  const source = template?.source && fields[template.source];
  if (typeof source === "string") {
    if (isForeign(source)) throw new AppError("brief.source_language", { variety });
  } else if (isForeign(topic)) throw new AppError("brief.topic_language", { variety });
  if (isForeign(subjectPhrase)) throw new AppError("brief.phrase_language", { variety });
}
