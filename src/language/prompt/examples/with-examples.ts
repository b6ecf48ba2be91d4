import type { Brief } from "#shared/contracts/brief.ts";
import { askedAddressee } from "../../checks/agreement/agreement.ts";
import { hashOf } from "../../composer/random.ts";
import { templates } from "../../templates/registry.ts";
import type { Template } from "../../templates/template.ts";
import { type Prompt, type Turn, varietyReminder } from "../prompt-parts.ts";
import { estimateTokens } from "../tokens.ts";
import { markUserText } from "../user-text.ts";
import type { CardSize } from "../variety-card.ts";
import { chooseExamples, fitTurns } from "./choose-examples.ts";
import type { Example } from "./example.ts";

/** Services that are paid by the token read far more; so much is little to all of them. */
const remoteContextTokens = 16_384;
/** The part of a context that examples may take. */
const examplesShare = 1 / 4;

interface Room {
  readonly brief: Brief;
  readonly template: Template;
  readonly examples?: readonly Example[];
  readonly contextTokens?: number | undefined;
}

const examplesRule = [
  "# Earlier texts",
  "The turns before the last are texts for other customers. Take voice, rhythm and freedom from them. Their topics, names, figures and sentences are not yours to use.",
].join("\n");

/**
 * A prompt with the examples that there is room for: at most a quarter of the context, and what prompt and answer leave of it. Where they
 * leave too little, the variety's card gets smaller, then the examples; the brief never does.
 * @param answer the tokens of the answer
 */
export function withExamples(build: (size: CardSize) => Prompt, answer: number, room: Room): Prompt {
  const context = room.contextTokens ?? remoteContextTokens;
  const turns = turnsFor(room);
  const whole = shown(build("whole"), turns, context, answer);
  const isWhole = promptTokens(whole) + answer <= context && (turns.length === 0 || whole.turns !== undefined);
  return isWhole ? whole : shown(build("small"), turns, context, answer);
}

function shown(prompt: Prompt, turns: readonly Turn[], context: number, answer: number): Prompt {
  const system = `${prompt.system}\n\n${examplesRule}`;
  const left = context - answer - estimateTokens(system) - estimateTokens(prompt.user);
  const fitting = fitTurns(turns, Math.min(context * examplesShare, left));
  return fitting.length === 0 ? prompt : { system, turns: fitting, user: prompt.user };
}

function turnsFor({ brief, template, examples = [] }: Room): Turn[] {
  const seed = hashOf([template.key, brief.variety, brief.tone, brief.audience, brief.topic].join("\n"));
  const asked = { addressee: askedAddressee(brief), template: template.key, seed };
  return chooseExamples(examples, asked).map((example) => turnOf(example, brief, template));
}

/** An example as a request of ours, in few words, with its answer. */
function turnOf(example: Example, brief: Brief, template: Template): Turn {
  const name = templates.find(({ key }) => key === example.template)?.name.en ?? example.template;
  const user = [
    `Write a text of this kind: ${name}.`,
    ["Brief:", `- Topic: ${markUserText(example.topic)}`, ...example.facts.map((fact) => `- Fact: ${markUserText(fact)}`)].join(
      "\n",
    ),
    varietyReminder(brief, template, { begins: true }),
  ].join("\n\n");
  return { user, assistant: example.text };
}

/** All that a model is sent. */
export function promptTokens({ system, turns = [], user }: Prompt): number {
  return [system, ...turns.flatMap((turn) => [turn.user, turn.assistant]), user].reduce(
    (sum, text) => sum + estimateTokens(text),
    0,
  );
}
