import type { Brief } from "#shared/contracts/brief.ts";
import { type Subject, type WrittenBank, writtenBanks } from "../subjects/subject-pack.ts";
import { isThin } from "../subjects/thin-subject.ts";
import { unknownEvent } from "../subjects/unknown-event.ts";
import { asksAnything, unknownSubject } from "../subjects/unknown-subject.ts";
import type { Template } from "../templates/template.ts";
import { announces } from "./announcement.ts";
import { isOutlined } from "./text-kind.ts";

/** What a text asks about and knows: its subject; in an outline, what is to be known of such news or of the answer to such a question. */
export function subjectOfText(found: Subject | null, brief: Brief, template: Template, targetWords: number): Subject {
  const subject = found ?? unknownSubject(brief.topic);
  if (!isOutlined(template, brief, targetWords, !isThin(subject.pack))) return subject;
  if (announces(brief.topic)) return asking(unknownEvent, subject);
  return asksAnything(brief.topic) ? asking(unknownSubject(brief.topic), subject) : subject;
}

/** The facets and questions of one, with the nouns and the care of the other. */
function asking({ pack, sayings }: Subject, { pack: { id, name, care, careNote }, sayings: own }: Subject): Subject {
  const said = (bank: WrittenBank) => {
    const { nouns, advice } = own[bank];
    return { ...sayings[bank], nouns, ...(advice === undefined ? {} : { advice }) };
  };
  return {
    pack: { ...pack, id, name, care, careNote },
    sayings: Object.fromEntries(writtenBanks.map((bank) => [bank, said(bank)])) as Subject["sayings"],
  };
}
