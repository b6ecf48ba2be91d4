import { isPractical, noteKind } from "../../notes/note-kind.ts";
import type { OutlineSection } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import { countWords } from "../../text/words.ts";
import { contentWords } from "../content-words.ts";
import { factsFor } from "../facts/fact-lines.ts";
import { sentence } from "../facts/fact-sentence.ts";
import { type Drafting, type Group, group } from "../parts.ts";
import { readSubject } from "../subject.ts";

/** An alternative with fewer facts says too little to be tried beside another. */
const leastEach = 2;

/**
 * Alternatives of running text: each names the thing and leads with a fact of its own, and no fact stands in two of them. Where little
 * was told there are fewer.
 */
export function adTexts(section: OutlineSection, drafting: Drafting): Group[] {
  const { brief, language } = drafting;
  const { full } = readSubject(brief.topic);
  const notes = new Set(brief.notes);
  const facts = factsFor(drafting, false).filter((fact) => fact !== full);
  const most = Math.max(1, Math.min(section.count ?? 3, Math.floor(facts.length / leastEach)));
  const texts = dealt(facts, most).map((own, at) => {
    const name = nameFor(own[0] ?? "", drafting);
    // The first says the topic as it was typed; the others lead with their fact.
    const [lead = "", ...others] = at === 0 && full !== "" ? [full, ...own] : own;
    const opening = at === 0 || name === "" ? lead : `${name}: ${lead}`;
    return [opening, ...others].filter(Boolean);
  });
  return texts.map((told) => {
    const pieces = told.map((fact) => {
      const text = sentence(fact, language);
      return { text, words: countWords(text), ...(notes.has(fact) ? { told: { line: fact, label: null } } : {}) };
    });
    return { ...group(), pieces, fixed: pieces.length };
  });
}

/** What the thing is called, before a fact that does not name it. */
function nameFor(fact: string, { subject, names }: Drafting): string {
  const name = subject ?? names.called ?? "";
  const said = contentWords(fact);
  const isNamed = fold(fact).includes(fold(name)) || [...contentWords(name)].every((word) => said.has(word));
  return name === "" || isNamed ? "" : name;
}

/** Facts dealt to so many texts: what the thing is leads them in turn, and what a reader needs to come or to buy follows. */
function dealt(facts: readonly string[], count: number): string[][] {
  const needed = (fact: string) => isPractical(noteKind(fact));
  const inTurn = [...facts.filter((fact) => !needed(fact)), ...facts.filter(needed)];
  const texts: string[][] = Array.from({ length: count }, () => []);
  for (const [at, fact] of inTurn.entries()) texts[at % count]?.push(fact);
  return texts;
}
