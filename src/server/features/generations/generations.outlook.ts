import { isOutline } from "#language/checks/words.ts";
import { isWrittenFromFacts, noSubject } from "#language/subjects/from-facts.ts";
import { withSubject } from "#language/subjects/subject-of.ts";
import { type CheckedBrief, checkBrief } from "#language/templates/brief-check.ts";
import { countWords } from "#language/text/words.ts";
import type { Actor } from "#server/platform/actor.ts";
import { composeText } from "#server/writers/built-in.ts";
import type { Writer } from "#server/writers/writer.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { CreateGenerationRequest, Outlook } from "#shared/contracts/generations.ts";
import type { BrandVoicesService } from "../brand-voices/brand-voices.service.ts";
import { type AdmissionServices, createAdmission } from "./generations.admission.ts";

interface UsedServices extends AdmissionServices {
  readonly brandVoices: Pick<BrandVoicesService, "resolve">;
}

/** A brief as its writer takes it, and what to expect of it. */
interface Prepared extends CheckedBrief {
  readonly writer: Writer;
  /** As many words as the text will have, where facts decide it; undefined where the length asked for does. */
  readonly words: number | undefined;
  readonly isOutline: boolean;
}

/** What is written, and how many words are reserved for it: no more than there are to say. */
export async function prepare(writer: Writer, checked: CheckedBrief, seed: number): Promise<Prepared> {
  const written = { ...checked, brief: briefFor(writer, checked.brief) };
  const text = await textToExpect(writer, written, seed);
  return { ...written, writer, words: text === null ? undefined : countWords(text), isOutline: text !== null && isOutline(text) };
}

export type OutlookService = (actor: Actor, request: Pick<CreateGenerationRequest, "brief" | "writer">) => Promise<Outlook>;

/** Tells what a brief would become, the month's words left aside. Reserves nothing; throws what starting to write throws. */
export function createOutlookService(services: UsedServices): OutlookService {
  const admit = createAdmission(services);
  return async (actor, request) => {
    const checked = checkBrief(await services.brandVoices.resolve(actor, request.brief));
    const { brief, words, isOutline } = await prepare(await admit(actor, checked, request.writer), checked, 1);
    const subject = brief.subject === undefined || brief.subject === noSubject ? null : brief.subject;
    return { subject: words === undefined ? null : subject, words: words ?? null, isOutline };
  };
}

/** The brief as this writer takes it: the built-in one writes from a subject that is named or found, a model from the brief alone. */
function briefFor({ info }: Writer, brief: Brief): Brief {
  if (info.kind === "built-in") return withSubject(brief);
  const { subject: _, ...rest } = brief;
  return rest;
}

/**
 * The text that the built-in writer will write of this brief, where facts decide its length and not the words asked for; null for any
 * other. Composing takes some milliseconds, so that this is no guess.
 */
async function textToExpect(writer: Writer, checked: CheckedBrief, seed: number): Promise<string | null> {
  if (writer.info.kind === "model" || !isWrittenFromFacts(checked.brief)) return null;
  return composeText(checked, seed);
}
