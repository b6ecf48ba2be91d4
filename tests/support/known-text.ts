import { sayIn } from "#language/composer/compose-brief.ts";
import { expand, parse } from "#language/composer/notation.ts";
import { createRandom } from "#language/composer/random.ts";
import { knowledgeIn } from "#language/subjects/knowledge.ts";
import { loadSubject } from "#language/subjects/registry.ts";
import { countWords } from "#language/text/words.ts";
import type { Brief } from "#shared/contracts/brief.ts";

const subjects = await Promise.all(
  (["specialty-coffee", "schools", "restaurant", "cars", "gym-fitness"] as const).map(loadSubject),
);

/** An article of so many words in the brief's variety, as a good model might write it: what packs state, with the brief's keywords and fields. */
export function knownText(brief: Brief, words: number): string {
  const { variety, addressee, topic, keywords, fields } = brief;
  const told = [...keywords, ...Object.values(fields).filter((value) => typeof value === "string")];
  const said = (text: string) => expand(parse(text), createRandom(1), addressee, {}) ?? "";
  const all = subjects.map((subject) => knowledgeIn(subject, variety, sayIn(variety)));
  const call = said(all[0]?.plain("ask")[1] ?? "");
  let text = `# ${topic}\n\n${told.map((one) => `${one}.`).join(" ")}`;
  for (const { facets, statements } of all) {
    for (const [facet, heading] of Object.entries(facets)) {
      const own = statements.filter((statement) => statement.facet === facet && statement.value === undefined);
      let isOpen = false;
      for (const statement of own) {
        const sentence = said(statement.text);
        if (countWords(`${text} ${sentence} ${call}`) > words * 1.02) return `${text}\n\n${call}`;
        text += isOpen ? ` ${sentence}` : `\n\n## ${heading}\n\n${sentence}`;
        isOpen = true;
      }
    }
  }
  return `${text}\n\n${call}`;
}
