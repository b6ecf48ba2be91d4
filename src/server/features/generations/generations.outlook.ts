import { findBlanks } from "#language/checks/blanks.ts";
import { isOutline } from "#language/checks/words.ts";
import { readBriefSubject } from "#language/composer/subject.ts";
import type { Question } from "#language/interview/question.ts";
import { questionsFor, withoutBlanks } from "#language/interview/questions-for.ts";
import { withSampleAnswers } from "#language/interview/sample-answers.ts";
import { withBrandFacts } from "#language/notes/brand-facts.ts";
import { findSlips, type Slip, tradeWordsIn } from "#language/notes/slips.ts";
import { isWrittenFromFacts, noSubject } from "#language/subjects/from-facts.ts";
import { loadSubject } from "#language/subjects/registry.ts";
import { chooseExcluded } from "#language/subjects/said-statements.ts";
import { subjectOf, withSubject } from "#language/subjects/subject-of.ts";
import type { SubjectPack } from "#language/subjects/subject-pack.ts";
import { triggers } from "#language/subjects/triggers.ts";
import { type CheckedBrief, checkBrief } from "#language/templates/brief-check.ts";
import { countWords } from "#language/text/words.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "#server/platform/actor.ts";
import { composeText, saidIn } from "#server/writers/built-in.ts";
import type { Writer } from "#server/writers/writer.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { CreateGenerationRequest, Outlook } from "#shared/contracts/generations.ts";
import type { BrandVoicesService } from "../brand-voices/brand-voices.service.ts";
import { type AdmissionServices, createAdmission } from "./generations.admission.ts";
import { type SaidLately, saidLatelyBy } from "./generations.said.ts";

interface UsedServices extends AdmissionServices {
  readonly brandVoices: Pick<BrandVoicesService, "resolve">;
}

/** A brief as its writer takes it, and what to expect of it. */
interface Prepared extends CheckedBrief {
  readonly writer: Writer;
  /** As many words as the text will have, where facts decide it; undefined where the length asked for does. */
  readonly words: number | undefined;
  readonly isOutline: boolean;
  /** The labels of its blanks. */
  readonly blanks: readonly string[];
  /** Ids of the statements that it will say, for the texts after it; null where it knows no subject. */
  readonly statements: readonly string[] | null;
}

/**
 * What is written, and how many words are reserved for it: no more than there are to say. The built-in writer composes a text in some
 * milliseconds, so what is told of it is told of the very text and is no guess.
 */
export async function prepare(writer: Writer, checked: CheckedBrief, seed: number, saidLately: SaidLately): Promise<Prepared> {
  const brief = briefFor(writer, checked.brief);
  if (writer.info.kind === "model" || !isWrittenFromFacts(withBrandFacts(brief)))
    return { ...checked, brief, writer, words: undefined, isOutline: false, blanks: [], statements: null };
  const subject = subjectOf(brief);
  const wordsWithout = async (said: readonly string[]) =>
    countWords(await composeText({ ...checked, brief: { ...brief, said: [...said] } }, seed));
  const excluded = subject ? await chooseExcluded(await saidLately(subject), wordsWithout) : [];
  const written = { ...checked, brief: excluded.length > 0 ? { ...brief, said: [...excluded] } : brief };
  const text = await composeText(written, seed);
  const statements = subject && (await saidIn(text, written));
  const blanks = findBlanks(text).map(({ label }) => label);
  return { ...written, writer, words: countWords(text), isOutline: isOutline(text), blanks, statements };
}

/** The seed of a text that is only measured. */
const outlookSeed = 1;

export type OutlookService = (actor: Actor, request: Pick<CreateGenerationRequest, "brief" | "writer">) => Promise<Outlook>;

/** Tells what a brief would become, the month's words left aside. Reserves nothing; throws what starting to write throws. */
export function createOutlookService(deps: Pick<Deps, "db">, services: UsedServices): OutlookService {
  const admit = createAdmission(services);
  return async (actor, request) => {
    const checked = checkBrief(await services.brandVoices.resolve(actor, request.brief));
    const writer = await admit(actor, checked, request.writer);
    const { brief, words, isOutline, blanks } = await prepare(writer, checked, outlookSeed, saidLatelyBy(deps, actor));
    const asked = questionsFor(checked.brief, checked.template, await packOf(checked.brief));
    const questions = withoutBlanks(asked, checked.template, blanks);
    return {
      subject: words === undefined || brief.subject === noSubject ? null : (brief.subject ?? null),
      words: words ?? null,
      isOutline,
      phrase: writer.info.kind === "built-in" ? readBriefSubject(brief, checked.template).short : null,
      questions,
      slips: slipsIn(checked.brief),
      answerWords: words === undefined ? null : await wordsOfAnswers({ ...checked, brief }, questions, words),
    };
  };
}

/** Likely slips in the notes, by the trade words of the subject. */
function slipsIn(brief: Brief): Slip[] {
  const subject = subjectOf(withSubject(brief));
  return findSlips({ topic: brief.topic, notes: brief.notes ?? [] }, subject ? tradeWordsIn(triggers[subject]) : []);
}

/** A model is asked about the same subject, though it writes without the pack. */
async function packOf(brief: Brief): Promise<SubjectPack | null> {
  const subject = subjectOf(withSubject(brief));
  return subject && (await loadSubject(subject)).pack;
}

/** How many words answers of the usual length would add to a text of so many. Measured by composing it with them. */
async function wordsOfAnswers(checked: CheckedBrief, questions: readonly Question[], words: number): Promise<number> {
  const answered = await composeText({ ...checked, brief: withSampleAnswers(checked.brief, questions) }, outlookSeed);
  return Math.max(0, countWords(answered) - words);
}

/** The brief as this writer takes it: the built-in one writes from a subject that is named or found, a model from the brief alone. */
function briefFor({ info }: Writer, { said: _, ...brief }: Brief): Brief {
  if (info.kind === "built-in") return withSubject(brief);
  const { subject: _subject, subjectPhrase: _phrase, ...rest } = brief;
  return rest;
}
