import type { SectionLayout } from "../templates/template.ts";
import type { Nearness } from "./facts/joining/clause.ts";
import { joinFacts } from "./facts/joining/join-facts.ts";
import { expand, parse } from "./notation.ts";
import type { Drafting, Group, Part } from "./parts.ts";
import type { Picked } from "./picker.ts";
import { createRandom } from "./random.ts";
import { isPage } from "./text-kind.ts";

/** A paragraph ends after about this many words, so that it can be read on a phone. */
const paragraphWords = 48;

/** The text as Markdown. */
export function render(parts: readonly Part[], drafting: Drafting): string {
  const signOff = drafting.brief.brandVoice?.signOff.trim() ?? "";
  const blocks = parts.map((part) => renderPart(part, drafting));
  const advice = adviceIn(drafting);
  const lastText = parts.findLastIndex(({ section }, at) => runningLayouts.has(section.layout) && blocks[at] !== "");
  const lastPost = parts.findLastIndex(({ section }, at) => section.layout === "posts" && blocks[at] !== "");
  if (advice !== null && lastText >= 0) blocks.splice(lastText + 1, 0, advice);
  // A thread has no room between its posts.
  else if (advice !== null && lastPost >= 0) blocks[lastPost] += ` ${advice}`;
  return joinBlocks([...blocks, signOff].filter((block) => block !== ""));
}

/** Two lists of told facts that stand one after the other are one list. */
function joinBlocks(blocks: readonly string[]): string {
  const item = /^- (?!\[…)/u;
  return blocks.reduce((text, block) => {
    const last = text.split("\n").at(-1) ?? "";
    const space = text === "" ? "" : item.test(last) && item.test(block) ? "\n" : "\n\n";
    return `${text}${space}${block}`;
  }, "");
}

const runningLayouts: ReadonlySet<SectionLayout> = new Set<SectionLayout>(["text", "bullets", "steps", "questions"]);

/** Where care is high, the last sentence says whom to ask. */
function adviceIn({ brief, material }: Drafting): string | null {
  return material.advice === null ? null : expand(parse(material.advice), createRandom(1), brief.addressee, {});
}

function renderPart(part: Part, drafting: Drafting): string {
  const asked = part.asked.map((question) => `- [… ${question}]`).join("\n");
  const body = [renderBody(part, drafting), asked].filter((block) => block !== "").join("\n\n");
  if (body === "") return "";
  return part.heading ? `## ${part.heading}\n\n${body}` : body;
}

function textIn(group: Group, drafting: Drafting): string {
  const pieces = inReadingOrder(group);
  if (pieces.length === 0 && group.bare !== undefined) return group.bare;
  const textOf = (said: readonly Picked[]) => `${group.before}${said.map(({ text }) => text).join(" ")}${group.after}`.trimEnd();
  const joined = textOf(joinFacts(pieces, drafting.brief.variety, nearnesses(drafting)));
  return joined.length > (group.maxChars ?? Number.POSITIVE_INFINITY) ? textOf(pieces) : joined;
}

function renderBody(part: Part, drafting: Drafting): string {
  const { layout, label } = part.section;
  const textOf = (group: Group) => textIn(group, drafting);
  const filled = part.groups.filter((group) => group.pieces.length > 0 || group.before !== "");
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
      return filled.map((group, index) => `${index + 1}. ${textOf(group)}`).join("\n");
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
  return [...asked, last.trim()].join("\n\n");
}

/** What must be said (formulas, fields, notes) was planned first and stands first; keywords come after the first free sentence. */
function inReadingOrder(group: Group): Picked[] {
  const fixed = group.pieces.slice(0, group.fixed);
  const [first, ...free] = group.pieces.slice(group.fixed);
  return first ? [...fixed, first, ...free] : fixed;
}

/** Words with their speaker stand by themselves. */
const spokenBy = /^[«“].*[»”] — /su;

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
  for (const run of runs(part, drafting)) {
    if (run.isList) {
      flush();
      out.push(run.pieces.map(({ text }) => `- ${text.replace(/(?<!\.)\.$/u, "")}`).join("\n"));
      continue;
    }
    for (const piece of run.pieces) {
      const isQuotation = spokenBy.test(piece.text);
      if (words > 0 && (isQuotation || words + piece.words > paragraphWords * 1.4)) flush();
      current.push(piece.text);
      words += piece.words;
      if (current.length >= perParagraph || words >= paragraphWords || isQuotation) flush();
    }
  }
  flush();
  const before = part.groups[0]?.before ?? "";
  return out.length > 0 ? `${before}${out.join("\n\n")}` : "";
}

interface Run {
  readonly pieces: Picked[];
  readonly isList: boolean;
}

/** So many short facts in a row are read as a list; in what one person says to others, more of them. */
const leastOfList = 3;
const leastInLetter = 5;
const letters: ReadonlySet<string> = new Set([
  "coldEmail",
  "followUpEmail",
  "welcomeEmail",
  "eventInvitation",
  "whatsappBroadcast",
]);
/** The mean of their words, and the most of one: longer ones are told in a paragraph. */
const wordsOfItem = 10;
const mostWordsOfItem = 20;

/** What a part says in reading order, its told lines joined, with rows of short ones apart where the form bears a list. */
function runs(part: Part, drafting: Drafting): Run[] {
  const { template, brief } = drafting;
  const pieces = part.groups.flatMap(inReadingOrder);
  const bearsList = listing.has(template.key) && part.groups.every(({ before }) => before === "");
  const isTold = (piece: Picked) => piece.told !== undefined;
  const rows = pieces.reduce<Picked[][]>((all, piece) => {
    const last = all.at(-1);
    if (last?.[0] && isTold(last[0]) === isTold(piece)) last.push(piece);
    else all.push([piece]);
    return all;
  }, []);
  return rows.flatMap((row, at) => {
    const sentences = joinFacts(row, brief.variety, nearnesses(drafting));
    const items = bearsList && row.every(isTold) ? joinFacts(row, brief.variety, ["tight"]) : [];
    // A letter tells few facts as one would say them.
    const isSpoken = letters.has(template.key) && items.length < leastInLetter && sentences.length < items.length;
    if (!isOfShort(items) || isSpoken) return [{ pieces: sentences, isList: false }];
    // A page says what it is of before it lists.
    const lead = at === 0 && isPage(template) && part.roles.includes("topicLine") ? 1 : 0;
    return [
      { pieces: items.slice(0, lead), isList: false },
      { pieces: items.slice(lead), isList: true },
    ];
  });
}

function isOfShort(row: readonly Picked[]): boolean {
  const words = row.reduce((sum, piece) => sum + piece.words, 0);
  return row.length >= leastOfList && words <= row.length * wordsOfItem && row.every((piece) => piece.words <= mostWordsOfItem);
}

/** Items of news, questions and lessons have nothing to do with each other. */
const ofSeparate: ReadonlySet<string> = new Set([
  "newsletter",
  "quiz",
  "lessonPlan",
  "reviewReply",
  "resumeSummary",
  "twitterThread",
]);

const nearnesses = ({ template }: Drafting): readonly Nearness[] =>
  ofSeparate.has(template.key) ? ["tight", "same"] : ["tight", "same", "loose"];

/** Mails, pages and messages whose readers look for one fact among several. */
const listing: ReadonlySet<string> = new Set([
  "coldEmail",
  "followUpEmail",
  "marketingEmail",
  "welcomeEmail",
  "whatsappBroadcast",
  "landingPage",
  "productDescription",
  "productLaunch",
  "realEstate",
  "storeCategory",
  "blogPost",
  "seoArticle",
  "howToGuide",
  "eventInvitation",
  "jobAd",
  "travelGuide",
  "youtubeDescription",
]);
