import type { Drafting, Group, Part } from "./parts.ts";
import type { Picked } from "./picker.ts";
import type { Role } from "./roles.ts";

/** A paragraph ends after about this many words, so that it can be read on a phone. */
const paragraphWords = 48;

/** The text as Markdown. */
export function render(parts: readonly Part[], drafting: Drafting): string {
  const signOff = drafting.brief.brandVoice?.signOff.trim() ?? "";
  return [...parts.map((part) => renderPart(part, drafting)), signOff].filter((block) => block !== "").join("\n\n");
}

function renderPart(part: Part, drafting: Drafting): string {
  const body = renderBody(part, drafting);
  if (body === "") return "";
  return part.heading ? `## ${part.heading}\n\n${body}` : body;
}

function textIn(part: Part, group: Group, drafting: Drafting): string {
  const said = inReadingOrder(part, group, drafting).map((piece) => piece.text);
  if (said.length === 0 && group.bare !== undefined) return group.bare;
  return `${group.before}${said.join(" ")}${group.after}`.trimEnd();
}

function renderBody(part: Part, drafting: Drafting): string {
  const { layout, label } = part.section;
  const textOf = (group: Group) => textIn(part, group, drafting);
  const filled = part.groups.filter((group) => group.pieces.length > 0 || group.keywords.length > 0 || group.before !== "");
  switch (layout) {
    case "title":
      return filled.map((group) => `# ${capitalised(textOf(group))}`).join("\n");
    case "line":
      return filled.map((group) => labelled(label ? drafting.labels[label] : "", textOf(group))).join("\n");
    case "text":
      return paragraphs(part, drafting);
    case "bullets":
      return filled.map((group) => `- ${textOf(group)}`).join("\n");
    case "steps":
      return inOrderOfDoing(part, filled)
        .map((group, index) => `${index + 1}. ${textOf(group)}`)
        .join("\n");
    case "options": {
      if (filled.length === 0) return "";
      const list = filled.map((group, index) => `${index + 1}. ${textOf(group)}`).join("\n");
      return label ? `**${drafting.labels[label]}:**\n\n${list}` : list;
    }
    case "questions":
      return filled.map((group) => (group.before === "" ? question(group) : textOf(group))).join("\n\n");
    default:
      return filled.map(textOf).join("\n\n");
  }
}

/** A title begins with a capital, however the person typed the topic. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Steps that the writer chose come in the order in which such things are done; items that the user listed keep theirs. */
const orderOfDoing: readonly (string | null | undefined)[] = [
  "clarity",
  "start",
  "choice",
  "cost",
  "time",
  "people",
  undefined,
  null,
  "habit",
  "trust",
];

function inOrderOfDoing(part: Part, groups: readonly Group[]): readonly Group[] {
  if (part.section.each || !part.open) return groups;
  const place = (group: Group) => orderOfDoing.indexOf(group.pieces[0]?.theme);
  return groups.toSorted((a, b) => place(a) - place(b));
}

/** Phrases such as a postscript may bring their label along. */
function labelled(label: string, text: string): string {
  return label === "" || text.startsWith(label) ? text : `**${label}:** ${text}`;
}

/** A question phrase is `question || answer`; one without an answer (a test question) stands alone. */
function question(group: Group): string {
  const asked = group.pieces.map((piece) => {
    const [question, ...answer] = piece.text.split("||");
    return answer.length > 0 ? `**${question?.trim()}**\n\n${answer.join("||").trim()}` : piece.text;
  });
  const last = asked.pop() ?? "";
  // A sentence with a keyword goes on from the answer.
  return [...asked, [last, ...group.keywords.map(({ text }) => text)].join(" ").trim()].join("\n\n");
}

/** Roles that open a text or a section; nothing stands before them. */
const openers: ReadonlySet<Role> = new Set<Role>([
  "hook",
  "greeting",
  "salutation",
  "invitationOpening",
  "editorNote",
  "teaser",
  "scene",
  "whyNow",
  "promise",
  "pain",
  "verdict",
]);

/**
 * What must be said (own fields, keywords) is planned first and counted first, and stands first, except that a greeting, a
 * scene or a hook comes before it.
 */
function inReadingOrder(part: Part, group: Group, drafting: Drafting): Picked[] {
  const fixed = group.pieces.slice(0, group.fixed);
  const [first, ...free] = group.pieces.slice(group.fixed);
  if (!first) return [...fixed, ...group.keywords];
  // Where the subject is known, the topic and the person's facts open the text, not a phrase.
  const isOpened = !drafting.material && part.roles[0] !== undefined && openers.has(part.roles[0]);
  return isOpened ? [first, ...fixed, ...group.keywords, ...free] : [...fixed, first, ...group.keywords, ...free];
}

function paragraphs(part: Part, drafting: Drafting): string {
  const perParagraph = drafting.template.family === "social" ? 1 : Number.POSITIVE_INFINITY;
  const out: string[] = [];
  let current: string[] = [];
  let words = 0;
  const flush = () => {
    if (current.length > 0) out.push(current.join(" "));
    current = [];
    words = 0;
  };
  for (const piece of part.groups.flatMap((group) => inReadingOrder(part, group, drafting))) {
    if (words > 0 && words + piece.words > paragraphWords * 1.4) flush();
    current.push(piece.text);
    words += piece.words;
    if (current.length >= perParagraph || words >= paragraphWords) flush();
  }
  flush();
  const before = part.groups[0]?.before ?? "";
  return out.length > 0 ? `${before}${out.join("\n\n")}` : "";
}
