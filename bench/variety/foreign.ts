/**
 * Writes `src/language/checks/variety/foreign-forms.ts` from the lists in `foreign/`: `kuwaiti-from-saudi.txt` holds forms that people
 * of Kuwait do not write and know as Saudi. A form that our own Kuwaiti texts hold (training sentences, statements of the subjects,
 * samples, examples) is left out. And writes `own-words.ts`: the words of these texts, and of `own-words.tsv` beside
 * this file, that a neighbour's table would speak against.
 * Run: `node bench/variety/foreign.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { judgeByTables } from "#language/checks/variety/evidence.ts";
import { tokensOf } from "#language/checks/variety/features.ts";
import { sayIn } from "#language/composer/compose-brief.ts";
import { knowledgeIn } from "#language/subjects/knowledge.ts";
import { loadSubject, subjectIds } from "#language/subjects/registry.ts";
import { isDialect, type Variety, varieties } from "#shared/options.ts";

const here = (path: string) => new URL(path, import.meta.url);
const linesOf = (path: string) => readFileSync(here(path), "utf8").trim().split("\n");
const varietyOf = (name: string) => varieties.find((variety) => variety === `ar-${name}`) as Variety;

const statements = await Promise.all(subjectIds.map(loadSubject));

/** Everything that we have in a country's own words. */
function textsOf(variety: Variety): string[] {
  const folders = ["templates/samples", "prompt/examples"].map((folder) => here(`../../src/language/${folder}/${variety}/`));
  return [
    ...["egyptian", "gulf", "levantine"]
      .flatMap((region) => linesOf(`./training/${region}.tsv`))
      .flatMap((line) => (line.startsWith(variety.slice(3)) ? [line.split("\t")[1] ?? ""] : [])),
    ...statements.flatMap((subject) => knowledgeIn(subject, variety, sayIn(variety)).statements.map(({ text }) => text)),
    ...folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"))),
  ];
}

const lists = readdirSync(here("./foreign/")).map((name) => {
  const [asked = "", source = ""] = name.replace(".txt", "").split("-from-");
  return { asked: varietyOf(asked), source: varietyOf(source), forms: linesOf(`./foreign/${name}`) };
});
const byForm = new Map<string, Map<Variety, Set<Variety>>>();
for (const [asked, ofAsked] of Map.groupBy(lists, (list) => list.asked)) {
  const own = new Set(textsOf(asked).flatMap((text) => tokensOf(text).map(({ word }) => word)));
  const ownBare = (word: string) => own.has(word) || ["و", "ال", "ب", "ل", "ف"].some((particle) => own.has(particle + word));
  for (const { source, forms } of ofAsked) {
    for (const form of forms) {
      const [token, ...others] = tokensOf(form);
      if (!token || others.length > 0 || ownBare(token.word)) continue;
      const said = byForm.get(token.word) ?? new Map<Variety, Set<Variety>>();
      said.set(asked, (said.get(asked) ?? new Set()).add(source));
      byForm.set(token.word, said);
    }
  }
}

/** 'kuwaiti:saudi emirati:qatari,saudi': to whom a form is foreign, and whose it is. */
const keyOf = (said: ReadonlyMap<Variety, ReadonlySet<Variety>>) =>
  [...said]
    .map(([asked, sources]) => `${asked.slice(3)}:${[...sources].map((each) => each.slice(3)).sort()}`)
    .sort()
    .join(" ");
const groups = [
  ...Map.groupBy(
    [...byForm].sort(([a], [b]) => (a < b ? -1 : 1)),
    ([, said]) => keyOf(said),
  ),
].sort(([a], [b]) => (a < b ? -1 : 1));
const source = `// Written by bench/variety/foreign.ts from the lists in bench/variety/foreign: never edited by hand.

/** Forms that people of a country do not write, a group a line: 'kuwaiti:saudi|form form' are Saudi forms that are foreign in Kuwait. */
export const foreignForms = \`
${groups.map(([key, forms]) => `${key}|${forms.map(([form]) => form).join(" ")}`).join("\n")}
\`;
`;
writeFileSync(here("../../src/language/checks/variety/foreign-forms.ts"), source);
console.log(`${byForm.size} forms in ${groups.length} groups`);

/** One text may hold a slip. */
const fewestUses = 2;
const dialects = varieties.filter(isDialect);
const ownWords = dialects.map((variety) => {
  const uses = new Map<string, number>();
  for (const text of textsOf(variety))
    for (const word of new Set(tokensOf(text).map((token) => token.word))) uses.set(word, (uses.get(word) ?? 0) + 1);
  const listed = linesOf("./own-words.tsv").flatMap((line) =>
    line.startsWith(`${variety}\t`) ? (line.split("\t")[1] ?? "").split(" ") : [],
  );
  const held = [...uses].filter(([, count]) => count >= fewestUses).map(([word]) => word);
  const against = [...new Set([...held, ...listed])].filter((word) => judgeByTables(word, variety)?.side === "against");
  return `  "${variety}":\n    ${JSON.stringify(against.sort().join(" "))},`;
});
writeFileSync(
  here("../../src/language/checks/variety/own-words.ts"),
  `import type { Dialect } from "#shared/options.ts";

// Written by bench/variety/foreign.ts from our texts of each country: never edited by hand.

/** Words that a country's own texts hold although the tables of others have them: they speak against nobody there. */
export const ownWords: Readonly<Record<Dialect, string>> = {
${ownWords.join("\n")}
};
`,
);
