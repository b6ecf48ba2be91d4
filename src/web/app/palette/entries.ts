import type { TemplateSummary } from "#shared/contracts/templates.ts";
import { type Language, type Variety, varieties } from "#shared/options.ts";
import { type Haystack, haystackOf, score, wordsOf } from "#web/lib/match.ts";
import { actWords, fillerWords, pageWords, varietyWords } from "./vocabulary.ts";

/** Something that is done on the spot. Anything else is an address. */
export type Act = "language" | "theme:light" | "theme:dark" | "theme:system" | "keys" | "log-out";

/** A choice of the palette. `id` outlives the language of the page, so that a recent choice is found again. */
export interface Entry {
  readonly id: string;
  readonly group: "actions" | "templates" | "pages";
  readonly label: string;
  /** At the end of the row. */
  readonly note?: string | undefined;
  readonly variety?: Variety;
  readonly target: { readonly path: string } | { readonly act: Act };
}

interface Found extends Entry {
  readonly score: number;
}

export interface Names {
  readonly newText: (variety: Variety, template: string) => string;
  readonly writeAbout: (topic: string) => string;
  readonly entry: (id: string) => string;
  /** What a template's row says at its end: the plan that it needs. */
  readonly locked: (template: TemplateSummary) => string | undefined;
}

/** All that can be chosen without asking the server, with the words it is found by. */
export interface PaletteIndex {
  readonly entries: readonly Entry[];
  readonly templates: readonly TemplateSummary[];
  readonly language: Language;
  readonly names: Names;
  readonly haystacks: ReadonlyMap<string, Haystack>;
}

const pages: readonly { readonly id: string; readonly path: string }[] = [
  { id: "/", path: "/" },
  { id: "/create", path: "/create" },
  { id: "/matrix", path: "/matrix" },
  { id: "/templates", path: "/templates" },
  { id: "/my-content", path: "/my-content" },
  { id: "/analytics", path: "/analytics" },
  { id: "/google-trends", path: "/google-trends" },
  { id: "/plans", path: "/plans" },
  { id: "/settings", path: "/settings" },
  { id: "/brand-voices", path: "/brand-voices" },
  { id: "account", path: "/settings#security" },
  { id: "language", path: "/settings#language" },
  { id: "default-brief", path: "/settings#defaultBrief" },
  { id: "writer", path: "/settings#writers" },
  { id: "data", path: "/settings#data" },
];

const acts: readonly { readonly id: string; readonly target: Entry["target"] }[] = [
  { id: "write", target: { path: "/create" } },
  { id: "market-set", target: { path: "/matrix" } },
  { id: "brand-voice", target: { path: "/brand-voices?voice=new" } },
  { id: "language", target: { act: "language" } },
  { id: "theme:light", target: { act: "theme:light" } },
  { id: "theme:dark", target: { act: "theme:dark" } },
  { id: "theme:system", target: { act: "theme:system" } },
  { id: "keys", target: { act: "keys" } },
  { id: "export-data", target: { path: "/settings#data" } },
  { id: "log-out", target: { act: "log-out" } },
];

/** Where help stands: a public page, another one for each language. */
const helpId = "help";

export function buildIndex(
  templates: readonly TemplateSummary[],
  language: Language,
  names: Names,
  helpPath: string,
  withoutActs: readonly Act[] = [],
): PaletteIndex {
  const haystacks = new Map<string, Haystack>();
  const pageEntry = ({ id, path }: { id: string; path: string }): Entry => {
    const entry: Entry = {
      id: `page:${id}`,
      group: "pages",
      label: names.entry(`page:${id}`),
      target: { path },
    };
    haystacks.set(entry.id, haystackOf(entry.label, pageWords[id] ?? ""));
    return entry;
  };
  const actEntries = acts
    .filter(({ target }) => !("act" in target && withoutActs.includes(target.act)))
    .map(({ id, target }): Entry => {
      const entry: Entry = { id: `do:${id}`, group: "actions", label: names.entry(`do:${id}`), target };
      haystacks.set(entry.id, haystackOf(entry.label, actWords[id] ?? ""));
      return entry;
    });
  const templateEntries = templates.map((template): Entry => {
    const entry: Entry = {
      id: `template:${template.id}`,
      group: "templates",
      label: language === "ar" ? template.nameAr : template.name,
      note: names.locked(template),
      target: { path: `/create?template=${template.id}` },
    };
    haystacks.set(entry.id, haystackOf(template.name, template.nameAr, template.key));
    return entry;
  });
  const pageEntries = [...pages, { id: helpId, path: helpPath }].map(pageEntry);
  return { entries: [...actEntries, ...templateEntries, ...pageEntries], templates, language, names, haystacks };
}

const fillers = new Set(wordsOf(fillerWords));
const namedVarieties = varieties.map((variety) => ({ variety, words: haystackOf(varietyWords[variety]) }));
/** A word this short begins too many names to mean a variety. */
const varietyTokenMin = 3;
const composedMax = 4;
/** What a variety alone suggests: a blog post, a post, an email. */
const usualTemplates = [1, 2, 3];

/** 'new Egyptian Reels script': a variety and a kind of text, in any order and either language. */
function newTexts(tokens: readonly string[], { templates, language, names, haystacks }: PaletteIndex): Found[] {
  const asked = tokens.filter((token) => !fillers.has(token));
  const spoken = namedVarieties.flatMap(({ variety, words }) => {
    const token = asked.find((candidate) => candidate.length >= varietyTokenMin && score([candidate], words) >= 2);
    return token ? [{ variety, token }] : [];
  });
  return spoken.flatMap(({ variety, token }) => {
    const rest = asked.filter((candidate) => candidate !== token);
    const wanted =
      rest.length === 0
        ? templates.filter(({ id }) => usualTemplates.includes(id)).map((template) => ({ template, value: 1 }))
        : templates.map((template) => ({ template, value: score(rest, haystacks.get(`template:${template.id}`) ?? []) }));
    return wanted
      .filter(({ value }) => value > 0)
      .map(({ template, value }) => ({
        id: `new:${template.id}:${variety}`,
        group: "actions" as const,
        label: names.newText(variety, language === "ar" ? template.nameAr : template.name),
        note: names.locked(template),
        variety,
        target: { path: `/create?template=${template.id}&variety=${variety}` },
        score: value + 3,
      }));
  });
}

const byScore = (a: Found, b: Found) => b.score - a.score;
const shown = { actions: 4, templates: 5, pages: 4 } as const;

export interface Results {
  readonly actions: readonly Entry[];
  readonly templates: readonly Entry[];
  readonly pages: readonly Entry[];
  /** Whether a variety was named: then a new text is the likelier wish. */
  readonly namesVariety: boolean;
  /** Whether the query is the name of a page: then the page is the likelier wish than a text that has the word. */
  readonly namesPage: boolean;
}

/** What a query finds, best first; without one, what a person may want to begin with. */
export function find(query: string, index: PaletteIndex): Results {
  const tokens = wordsOf(query);
  if (tokens.length === 0) return beginnings(index);
  const composed = newTexts(tokens, index).sort(byScore).slice(0, composedMax);
  const asked = tokens.filter((token) => !fillers.has(token));
  const found = index.entries
    .map((entry) => {
      const haystack = index.haystacks.get(entry.id) ?? [];
      // 'new email' means the email; 'new market set' means itself.
      return { ...entry, score: Math.max(score(tokens, haystack), asked.length > 0 ? score(asked, haystack) - 0.5 : 0) };
    })
    .filter((entry) => entry.score > 0)
    .sort(byScore);
  const of = (group: Entry["group"]) => found.filter((entry) => entry.group === group).slice(0, shown[group]);
  const results = { actions: [...composed, ...of("actions")], templates: of("templates"), pages: of("pages") };
  const hasFound = Object.values(results).some((entries) => entries.length > 0);
  return {
    ...results,
    actions: hasFound ? results.actions : [writeAbout(query.trim(), index.names)],
    namesVariety: composed.length > 0,
    namesPage: results.pages.some(({ label }) => wordsOf(label).join(" ") === tokens.join(" ")),
  };
}

/** The desk's first template, which takes any topic. */
const topicTemplate = 1;

/** What names nothing of ours may be what somebody wants to write about. */
function writeAbout(topic: string, names: Names): Entry {
  const path = `/create?${new URLSearchParams({ template: String(topicTemplate), topic })}`;
  return { id: `about:${topic}`, group: "actions", label: names.writeAbout(topic), target: { path } };
}

const beginningIds = ["do:write", "do:market-set", "do:language", "do:keys"];

function beginnings({ entries }: PaletteIndex): Results {
  const actions = entries.filter(({ id }) => beginningIds.includes(id));
  const own = entries.filter(({ group }) => group === "pages").slice(0, 6);
  return { actions, templates: [], pages: own, namesVariety: false, namesPage: false };
}

/** An entry that was chosen before; null where it is not offered any more. */
export function findById(id: string, index: PaletteIndex): Entry | null {
  const [kind, template, variety] = id.split(":");
  if (kind === "about") return writeAbout(id.slice("about:".length), index.names);
  if (kind !== "new") return index.entries.find((entry) => entry.id === id) ?? null;
  const known = index.templates.find((candidate) => String(candidate.id) === template);
  const asked = varieties.find((candidate) => candidate === variety);
  if (!known || !asked) return null;
  const label = index.names.newText(asked, index.language === "ar" ? known.nameAr : known.name);
  return { id, group: "actions", label, variety: asked, target: { path: `/create?template=${known.id}&variety=${asked}` } };
}
