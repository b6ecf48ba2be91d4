import type { Brief } from "#shared/contracts/brief.ts";
import { type Subject, type WrittenBank, writtenBanks } from "../subjects/subject-pack.ts";
import { isThin } from "../subjects/thin-subject.ts";
import { unknownEvent } from "../subjects/unknown-event.ts";
import { unknownSubject } from "../subjects/unknown-subject.ts";
import type { Template } from "../templates/template.ts";
import { announces } from "./announcement.ts";
import { isOutlined } from "./text-kind.ts";

/** What a text asks about and knows: its subject, or, in the outline of an announcement, what is to be known of any event. */
export function subjectOfText(found: Subject | null, brief: Brief, template: Template, targetWords: number): Subject {
  const subject = found ?? unknownSubject(brief.topic);
  const isOutline = isOutlined(template, brief, targetWords, !isThin(subject.pack));
  return isOutline && announces(brief.topic) ? eventOf(subject) : subject;
}

/** The questions of an event, with the subject's own nouns and care. */
function eventOf({ pack: { id, name, care, careNote }, sayings }: Subject): Subject {
  const said = (bank: WrittenBank) => {
    const { nouns, advice } = sayings[bank];
    return { ...unknownEvent.sayings[bank], nouns, ...(advice === undefined ? {} : { advice }) };
  };
  return {
    pack: { ...unknownEvent.pack, id, name, care, careNote },
    sayings: Object.fromEntries(writtenBanks.map((bank) => [bank, said(bank)])) as Subject["sayings"],
  };
}
