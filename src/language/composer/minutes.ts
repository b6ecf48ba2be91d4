import { fold } from "../text/normalise.ts";

interface Action {
  /** The note that tells it, of which it may be a clause. */
  readonly note: string;
  readonly task: string;
  readonly owner: string;
  /** As it was typed; null where none was told. */
  readonly due: string | null;
}

interface SortedNotes {
  readonly decisions: readonly string[];
  readonly actions: readonly Action[];
}

/** Words by which a note reports a decision; read folded. */
const decided =
  /(?<!\p{L})(?:اتفقنا|اتفق|تقرر|قررنا|قرر|اعتمدنا|اعتمد|وافقنا|وافق|تمت الموافقه|انحسم)(?!\p{L})|\b(?:decided|agreed|approved|voted)\b/iu;

const due =
  /(?:قبل|بحلول|لغاية|لحد|لحدّ|حتى|لين|لي|يوم|by|before|until|on)\s+(?:(?:ال)?\p{L}+\s+)?\d{1,2}(?:\s+\p{L}+)?(?:\s+\d{4})?|(?:قبل|يوم|بحلول|by|on|before)\s+(?:(?:ال)?(?:احد|أحد|اثنين|إثنين|اتنين|ثلاثاء|تلات|أربعاء|اربعاء|أربعا|خميس|جمعة|سبت)|\p{L}+day)|(?<!\p{L})(?:النهاردة|النهارده|اليوم|بكرة|بكره|باجر|بكرا|غدا|today|tomorrow|(?:by|before|on)?\s*(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,2})(?!\p{L})/iu;

/**
 * Tells decisions and actions of a meeting by their own words: a decision says that something was agreed, an action names one of those
 * present before what they do. Everything else is discussion. Nothing is reworded.
 */
export function sortMinutes(notes: readonly string[], attendees: readonly string[]): SortedNotes {
  const names = attendees.map((attendee) => ({ attendee, forms: namesOf(attendee) }));
  const decisions = notes.filter((note) => decided.test(fold(note)));
  const actions = notes
    .filter((note) => !decisions.includes(note))
    .flatMap((note) => {
      for (const clause of clausesOf(note)) {
        const owner = names.find(({ forms }) => forms.some((form) => startsWithName(clause, form)));
        if (owner) return [{ note, task: clause, owner: owner.attendee, due: due.exec(clause)?.[0] ?? null }];
      }
      return [];
    });
  return { decisions, actions };
}

const clausesOf = (note: string) => [note, ...note.split(/[،,؛;]\s*و?/u).slice(1)];

/** 'م. كريم عادل الصيانة' is spoken of as 'م. كريم' and 'كريم'. */
function namesOf(attendee: string): string[] {
  const words = attendee.trim().split(/\s+/);
  const isTitle = /^(?:\p{L}{1,3}\.|mr|ms|mrs|dr)\.?$/iu.test(words[0] ?? "");
  const first = words[isTitle ? 1 : 0] ?? "";
  return first.length < 2 ? [] : [first];
}

function startsWithName(clause: string, name: string): boolean {
  const bare = fold(clause).replace(/^\p{L}{1,3}\.\s*/u, "");
  return bare.startsWith(`${fold(name)} `);
}
