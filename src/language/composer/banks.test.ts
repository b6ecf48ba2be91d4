import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fieldKeys } from "#language/templates/field-keys.ts";
import { addressees, languageOf, standardOf, type Variety } from "#shared/options.ts";
import type { FormalBank, Phrase, SpokenBank } from "./bank.ts";
import { bankOf, composableVarieties, formalBankOf } from "./compose-brief.ts";
import { expand, mentions, parse, type Slots } from "./notation.ts";
import { ownFieldsIn } from "./phrase.ts";
import { createRandom } from "./random.ts";
import { formalFormulas, isFormRole, spokenFormulas, spokenQueries } from "./roles.ts";

/** The rules of docs/phrase-banks.md that a machine can judge. The tables there are the source of the counts. */
const rules = readFileSync(join(import.meta.dirname, "../../../docs/phrase-banks.md"), "utf8");
const counts = new Map<string, { least: number; form: string }>();
for (const [, role = "", least = "", form = ""] of rules.matchAll(/^\| *(\w+) *\| *(\d+) *\| *([LSP]) *\|/gm))
  counts.set(role, { least: Number(least), form });

/** What a phrase may never claim, for nobody told it. Slogans and fiction are no claims of a business's past. */
const claims = {
  en: /\b(?:guarantee\w*|promise\w*|studies|proven|number one|best in|on the house|our fault|our mistake|customers (?:say|love)|no fine print|nothing hidden|we (?:reply|answer) |within the hour|we(?:’ve| have) (?:heard|learned|tried|served))/iu,
  ar: /نضمن|(?<!\p{L})مضمون(?:ة)?(?= النتيجة|[.،!]|$)|نوعد|(?<!\p{L})وعدنا|غلطنا|غلطتنا|تقصيرنا|دراسات|أبحاث|رقم واحد|الأرخص|زباين\p{L}* (?:يقول|بيقول|قال)|عملاؤنا يقولون|نرد (?:في|على|خلال)|بساعتها|في ساعتها|علينا القهوة|القهوة علينا في|نسمعها كثير|كلنا سمعنا/u,
} as const;
const fiction: ReadonlySet<string> = new Set(["scene", "trouble", "turn", "resolution", "lastLine"]);

/** Stand-ins for the user's words and the word lists, which no language has. */
const slots: Slots = {
  ...Object.fromEntries(fieldKeys.map((key) => [`=${key}`, `⟦${key}⟧`])),
  subject: "⟦subject⟧",
  topic: "⟦topic⟧",
  keyword: "⟦keyword⟧",
  value: "⟦value⟧",
  item: "⟦item⟧",
};

const textOf = (phrase: Phrase): string => (typeof phrase === "string" ? phrase : phrase.text);

function readings(phrase: Phrase): string[] {
  const nodes = parse(textOf(phrase));
  return addressees.flatMap((addressee) =>
    [1, 2, 3, 4, 5, 6].map((seed) => expand(nodes, createRandom(seed), addressee, slots)?.trim() ?? ""),
  );
}

interface Entry {
  readonly where: string;
  readonly phrase: Phrase;
}

function entriesOf(bank: Pick<SpokenBank | FormalBank, "phrases" | "fields">): Entry[] {
  const roles = Object.entries(bank.phrases).flatMap(([where, phrases = []]) => phrases.map((phrase) => ({ where, phrase })));
  const fields = Object.entries(bank.fields).flatMap(([key, phrases]) =>
    phrases.map((phrase) => ({ where: `field ${key}`, phrase })),
  );
  return [...roles, ...fields];
}

it("finds a count in docs/phrase-banks.md for every role of formulas: without it the tests below would judge nothing", () => {
  expect([...counts.keys()].sort()).toEqual([...spokenFormulas, ...spokenQueries, ...formalFormulas].toSorted());
});

const banks = composableVarieties.flatMap(
  (variety): { name: string; variety: Variety; bank: Pick<SpokenBank | FormalBank, "phrases" | "fields"> }[] => [
    { name: variety, variety, bank: bankOf(variety) },
    ...(variety === standardOf(languageOf(variety))
      ? [{ name: `${variety}, formal`, variety, bank: formalBankOf(variety) }]
      : []),
  ],
);

describe.each(banks)("the phrase bank $name", ({ variety, bank }) => {
  const entries = entriesOf(bank);

  it("follows the notation in every reading", () => {
    for (const { phrase } of entries) expect(() => readings(phrase), textOf(phrase)).not.toThrow();
  });

  it("has at least as many phrases for each role as its outlines need", () => {
    const short = Object.entries(bank.phrases).filter(([role, phrases]) => phrases.length < (counts.get(role)?.least ?? 0));
    expect(short.map(([role, phrases]) => `${role}: ${phrases.length} of ${counts.get(role)?.least}`)).toEqual([]);
  });

  it("joins nothing to the user's words", () => {
    const joined = entries.filter(({ phrase }) => readings(phrase).some((text) => /[\p{L}\p{M}]⟦|⟧[\p{L}\p{M}]/u.test(text)));
    expect(joined.map(({ where, phrase }) => `${where}: ${textOf(phrase)}`)).toEqual([]);
  });

  it("ends sentences with a mark and lines without a full stop", () => {
    const wrong = entries.filter(({ where, phrase }) => {
      const form = counts.get(where)?.form;
      if (!form) return false;
      return readings(phrase).some((text) => (form === "L" ? /\.$/.test(text) : !/[.؟?!…:,»”\]]$/.test(text)));
    });
    expect(wrong.map(({ where, phrase }) => `${where}: ${textOf(phrase)}`)).toEqual([]);
  });

  it("says nothing that is true of any subject: outside formulas and questions to the writer, each phrase carries a fact", () => {
    const roles = Object.entries(bank.phrases).filter(([role]) => !isFormRole(role));
    const free = roles.flatMap(([role, phrases]) =>
      phrases.filter((phrase) => ownFieldsIn(phrase).length === 0).map((phrase) => `${role}: ${textOf(phrase)}`),
    );
    expect(free).toEqual([]);
    const bare = Object.entries(bank.fields).flatMap(([key, phrases]) =>
      phrases.filter((phrase) => !mentions(parse(textOf(phrase)), "value")).map((phrase) => `${key}: ${textOf(phrase)}`),
    );
    expect(bare).toEqual([]);
  });

  it("claims nothing that nobody told, and leaves no blank", () => {
    const claimed = entries.filter(({ where, phrase }) => {
      if (fiction.has(where)) return false;
      return readings(phrase).some((text) => claims[languageOf(variety)].test(text) || text.includes("[…"));
    });
    expect(claimed.map(({ where, phrase }) => `${where}: ${textOf(phrase)}`)).toEqual([]);
  });

  it("is written in its own script, without a foreign letter", () => {
    const foreign = languageOf(variety) === "ar" ? /[A-Za-z]{2,}/ : /\p{Script=Arabic}/u;
    const wrong = entries.filter(({ phrase }) => readings(phrase).some((text) => foreign.test(text.replace(/⟦\w+⟧/g, ""))));
    expect(wrong.map(({ where, phrase }) => `${where}: ${textOf(phrase)}`)).toEqual([]);
  });
});
