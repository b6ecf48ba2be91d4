import type { Brief } from "#shared/contracts/brief.ts";
import { withBrandFacts } from "../notes/brand-facts.ts";
import { isPractical, kindsIn, type NoteKind, noteKind } from "../notes/note-kind.ts";
import type { SubjectPack } from "../subjects/subject-pack.ts";
import { isFilled } from "../templates/field-text.ts";
import type { Template, TemplateField } from "../templates/template.ts";
import { asksBeyondPacks, kindOfTopic } from "../topic-kinds/kind-of-topic.ts";
import { familyQuestions, templateQuestions } from "./family-questions.ts";
import type { AnswerKind, Question } from "./question.ts";

/** More would be a form, not an interview. */
const mostQuestions = 5;

type PackQuestion = SubjectPack["questions"][number];

const ofType: Readonly<Record<PackQuestion["type"], AnswerKind>> = {
  text: "free",
  list: "free",
  choice: "free",
  number: "free",
  price: "price",
  date: "time",
  time: "time",
  place: "place",
};
/** Packs type these as texts. */
const links: ReadonlySet<string> = new Set(["link", "booking", "contact", "order", "phone"]);
const people: ReadonlySet<string> = new Set(["founder", "speakers", "signature", "trainer", "host", "guest", "teacher", "chef"]);

/** The notes that answer a question of each kind. What is free can be told in any words, so nobody knows whether it was. */
const answeredBy: Readonly<Record<AnswerKind, NoteKind | null>> = {
  price: "price",
  time: "time",
  place: "place",
  person: "who",
  link: "contact",
  free: null,
};
const fieldKinds: Readonly<Partial<Record<TemplateField["type"], AnswerKind>>> = {
  money: "price",
  date: "time",
  place: "place",
  url: "link",
};

/**
 * What a writer would ask before writing: what the template itself needs, or else what the subject's pack asks and then what texts of
 * the template's family live on. Nothing is asked that a note or a field of that kind tells, and nothing twice; one question of a
 * kind, but any number of free ones.
 */
export function questionsFor(brief: Brief, template: Template, pack: SubjectPack | null): Question[] {
  if (template.source !== undefined) return [];
  const told = new Set<AnswerKind | null>([...kindsOfNotes(brief), ...kindsOfFields(brief, template)]);
  const chosen: Question[] = [];
  const asked = templateQuestions[template.key] ?? [...ofSubject(brief.topic, pack), ...familyQuestions[template.family]];
  for (const question of asked) {
    const isAnswered = question.kind !== "free" && told.has(question.kind);
    if (isAnswered || chosen.length >= mostQuestions) continue;
    chosen.push(question);
    told.add(question.kind);
  }
  return chosen;
}

/** The questions that no blank of the text asks already; a blank bears the label of its field. */
export function withoutBlanks(questions: readonly Question[], { fields }: Template, labels: readonly string[]): Question[] {
  const kinds = fields
    .filter(({ label }) => labels.includes(label.en) || labels.includes(label.ar))
    .map(({ type }) => fieldKinds[type]);
  return questions.filter(({ kind }) => kind === "free" || !kinds.includes(kind));
}

function ofSubject(topic: string, pack: SubjectPack | null): Question[] {
  return (
    ofTopicKind(topic) ??
    (pack?.questions ?? []).map(({ key, type, text }) => ({
      key: `${pack?.id}:${key}`,
      kind: links.has(key) ? "link" : people.has(key) ? "person" : ofType[type],
      text,
    }))
  );
}

/** Of a topic that no pack answers (places, the law, a symptom) what readers ask of it, one question of each side. */
function ofTopicKind(topic: string): Question[] | null {
  if (!asksBeyondPacks(topic)) return null;
  const pack = kindOfTopic(topic)?.pack;
  return (pack?.facets ?? []).flatMap((facet) => {
    const [text] = pack?.facetQuestions?.[facet] ?? [];
    return text ? [{ key: `${facet}:0`, kind: "free" as const, text }] : [];
  });
}

/** What topic and notes tell. One line may tell when, where and how much at once, but 'with' is a sign of people only where nothing else is told. */
function kindsOfNotes(brief: Brief): AnswerKind[] {
  const { topic, notes = [] } = withBrandFacts(brief);
  const told = new Set([topic, ...notes].flatMap((line) => [noteKind(line), ...[...kindsIn(line)].filter(isPractical)]));
  return (Object.keys(answeredBy) as AnswerKind[]).filter((kind) => {
    const note = answeredBy[kind];
    return note !== null && told.has(note);
  });
}

function kindsOfFields({ fields }: Brief, template: Template): AnswerKind[] {
  return template.fields.flatMap(({ type, key }) => (isFilled(fields[key]) ? (fieldKinds[type] ?? []) : []));
}
