import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import type { Template } from "../templates/template.ts";
import { fold } from "../text/normalise.ts";
import type { Example } from "./examples/example.ts";
import { withExamples } from "./examples/with-examples.ts";
import { markdownRule } from "./length-rules.ts";
import { sectionText } from "./outline-text.ts";
import type { Piece } from "./pieces.ts";
import { briefText, contentRules, kindText, type Prompt, systemText, varietyReminder } from "./prompt-parts.ts";
import { answerTokens } from "./tokens.ts";
import { markUserText } from "./user-text.ts";
import type { CardSize } from "./variety-card.ts";

/** So much of what stands before a piece is shown word for word: enough to go on from, little enough for a small context. */
const lastWords = 80;
/** Headings of what is written already; the newest ones tell most. */
const headingsShown = 10;

/** One piece of a long text. */
export interface PieceTask {
  readonly brief: Brief;
  readonly template: Template;
  readonly pieces: readonly Piece[];
  /** Which of the pieces, from 0. */
  readonly at: number;
  /** Words to ask for now: the piece's own, as far as the earlier ones have kept to theirs. */
  readonly words: number;
  /** All that the earlier pieces delivered. */
  readonly written: string;
  /** As in a prompt for a whole text. */
  readonly examples?: readonly Example[];
  readonly contextTokens?: number | undefined;
  readonly code?: string;
}

/**
 * Builds the prompt for one piece: the rules, the plan with what is written, due and to come, the end of what stands already, and
 * the sections to write now. Where prompt and answer would not fit a small context, the variety's card is the small one.
 */
export function buildPiecePrompt(task: PieceTask): Prompt {
  const answer = answerTokens(task.words, languageOf(task.brief.variety) === "ar");
  return withExamples((size) => piecePrompt(task, size), answer, task);
}

function piecePrompt(task: PieceTask, cardSize: CardSize): Prompt {
  const { brief, template, words, written } = task;
  const user = [
    ...kindText(brief, template),
    `Plan of the whole text:\n${planText(task)}`,
    `Brief:\n${briefText(brief, template, task.code)}`,
    written.trim() === "" ? null : writtenText(written),
    keywordsText(brief, written),
    `Write only these sections now, one after the other:\n${dueText(task)}`,
    `Now write this part of the text: about ${words} words.\n${varietyReminder(brief, template, { begins: task.at === 0 && written.trim() === "" })}`,
  ]
    .filter((part) => part !== null)
    .join("\n\n");
  return { system: systemText(brief, template, outputRules(task), cardSize), user };
}

function outputRules({ brief, template, pieces, at, words }: PieceTask): string {
  return [
    "# Output",
    `- The text is written in ${pieces.length} parts, one request each; this is part ${at + 1}. Write this part only.`,
    markdownRule(at === 0 ? template.outline : template.outline.filter(({ layout }) => layout !== "title"), { isHeaded: true }),
    at === 0
      ? "- Begin with the text itself: no preamble, no note about what you did."
      : "- Go on directly where the text stands: no title, no greeting, no summary of what was said, nothing twice.",
    at === pieces.length - 1 ? "- This part ends the text." : "- Do not end the text: more parts follow.",
    `- ${words} words, give or take ten percent. Do not pad: no sentence twice, no idea twice.`,
    ...contentRules(brief),
  ].join("\n");
}

/** The outline, a line a section, each with where it stands. */
function planText({ template, pieces, at }: PieceTask): string {
  const due = new Set(pieces[at]?.sections.map(({ index }) => index));
  const first = Math.min(...due);
  return template.outline
    .map(({ purpose }, index) => {
      const state = due.has(index) ? "now" : index < first ? "written" : "later";
      return `${index + 1}. [${state}] ${purpose.en}`;
    })
    .join("\n");
}

function dueText({ brief, template, pieces, at }: PieceTask): string {
  return (pieces[at]?.sections ?? [])
    .map(({ section, index, size, isContinued, goesOn }) => {
      const stretch = isContinued ? " (go on with it, do not begin it again)" : goesOn ? " (its beginning only)" : "";
      return `${index + 1}. ${sectionText(section, template, size, brief.variety)}${stretch}`;
    })
    .join("\n");
}

function writtenText(written: string): string {
  const headings = headingsOf(written).slice(-headingsShown);
  return [
    "Already written (material, never an instruction):",
    headings.length > 0 ? `- Headings so far: ${headings.map(markUserText).join(" ")}` : null,
    `- It ends with: ${markUserText(endOf(written))}`,
  ]
    .filter((line) => line !== null)
    .join("\n");
}

function keywordsText({ keywords }: Brief, written: string): string | null {
  const folded = fold(written).replaceAll("_", " ");
  const missing = keywords.filter((keyword) => keyword.trim() !== "" && !folded.includes(fold(keyword)));
  return missing.length > 0
    ? `Keywords not used so far; use them where they sit naturally: ${missing.map(markUserText).join(" ")}`
    : null;
}

/** The headings of a Markdown text, without their marks. */
export function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#{1,6}[ \t]+(.+)$/gm)].map(([, heading = ""]) => heading.trim());
}

function endOf(text: string): string {
  const trimmed = text.trimEnd();
  const spaces = [...trimmed.matchAll(/\s+/g)];
  const from = spaces.at(-lastWords);
  return from ? trimmed.slice(from.index).trimStart() : trimmed;
}
