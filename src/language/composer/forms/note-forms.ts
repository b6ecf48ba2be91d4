import type { Template } from "../../templates/template.ts";
import { businessProposal } from "./business-proposal.ts";
import { caseStudy } from "./case-study.ts";
import { eventRecap } from "./event-recap.ts";
import { faq } from "./faq.ts";
import { lesson } from "./lesson.ts";
import type { NoteForm } from "./note-form.ts";
import { pitchDeck } from "./pitch-deck.ts";
import { recipe } from "./recipe.ts";
import { report } from "./report.ts";
import { speech } from "./speech.ts";
import { swot } from "./swot-form.ts";
import { travelGuide } from "./travel-guide.ts";

/** The forms that sort what was told. Another one is a file beside these and a line here. */
const forms: Readonly<Record<string, NoteForm>> = {
  swot,
  pitchDeck,
  caseStudy,
  report,
  businessProposal,
  speech,
  educationalContent: lesson,
  recipe,
  faq,
  eventRecap,
  travelGuide,
};

export function noteFormOf({ key }: Pick<Template, "key">): NoteForm | null {
  return forms[key] ?? null;
}
