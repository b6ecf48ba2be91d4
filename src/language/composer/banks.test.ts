import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fieldKeys } from "#language/templates/field-keys.ts";
import { addressees, languageOf, standardOf, type Variety } from "#shared/options.ts";
import type { FormalBank, Phrase, SpokenBank } from "./bank.ts";
import { themes } from "./bank.ts";
import { bankOf, composableVarieties, formalBankOf } from "./compose-brief.ts";
import { expand, mentions, parse, type Slots } from "./notation.ts";
import { createRandom } from "./random.ts";
import { formalRoles, spokenRoles } from "./roles.ts";

/** The rules of docs/phrase-banks.md that a machine can judge. The table there is the source of the counts. */
const rules = readFileSync(join(import.meta.dirname, "../../../docs/phrase-banks.md"), "utf8");
const counts = new Map<string, { least: number; form: string }>();
for (const [, role = "", least = "", form = ""] of rules.matchAll(/^\| *(\w+) *\| *(\d+) *\| *([LSP]) *\|/gm))
  counts.set(role, { least: Number(least), form });
for (const [, role = "", least = "", form = ""] of rules.slice(rules.indexOf("## Formal")).matchAll(/(\w+) (\d+) ([LSP])\b/g)) {
  counts.set(role, { least: Number(least), form });
}

/** Stand-ins for the user's words and the word lists, which no language has. */
const slots: Slots = {
  ...Object.fromEntries(fieldKeys.map((key) => [`=${key}`, `⟦${key}⟧`])),
  subject: "⟦subject⟧",
  topic: "⟦topic⟧",
  keyword: "⟦keyword⟧",
  value: "⟦value⟧",
  item: "⟦item⟧",
  reader: "R",
  worry: "W",
  gain: "G",
  moment: "M",
  opener: "O،",
  praise: "P",
};

const textOf = (phrase: Phrase): string => (typeof phrase === "string" ? phrase : phrase.text);
const plainOf = (phrase: Phrase): string => textOf(phrase).replace(/^@\w+ /, "");

function readings(phrase: Phrase): string[] {
  const nodes = parse(plainOf(phrase));
  return addressees.flatMap((addressee) =>
    [1, 2, 3, 4, 5, 6].map((seed) => expand(nodes, createRandom(seed), addressee, slots)?.trim() ?? ""),
  );
}

interface Entry {
  readonly where: string;
  readonly phrase: Phrase;
}

function entriesOf(bank: Pick<SpokenBank | FormalBank, "phrases" | "fields">): Entry[] {
  const roles = Object.entries(bank.phrases).flatMap(([where, phrases]) => phrases.map((phrase) => ({ where, phrase })));
  const fields = Object.entries(bank.fields).flatMap(([key, phrases]) =>
    phrases.map((phrase) => ({ where: `field ${key}`, phrase })),
  );
  return [...roles, ...fields];
}

it("finds a count in docs/phrase-banks.md for every role: without it the tests below would judge nothing", () => {
  expect([...counts.keys()].sort()).toEqual([...spokenRoles, ...formalRoles].toSorted());
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
      return readings(phrase).some((text) => (form === "L" ? /\.$/.test(text) : !/[.؟?!…:»”\]]$/.test(text)));
    });
    expect(wrong.map(({ where, phrase }) => `${where}: ${textOf(phrase)}`)).toEqual([]);
  });

  it("holds the slot that its role carries", () => {
    const carries: Readonly<Record<string, "keyword" | "topic">> = {
      keyword: "keyword",
      formalKeyword: "keyword",
      topicLine: "topic",
    };
    const without = entries.filter(({ where, phrase }) => {
      const slot = carries[where];
      return slot !== undefined && !mentions(parse(plainOf(phrase)), slot);
    });
    expect(without.map(({ phrase }) => textOf(phrase))).toEqual([]);
  });

  it("uses only the themes that there are", () => {
    const marks = entries.map(({ phrase }) => /^@(\w+) /.exec(textOf(phrase))?.[1]).filter((mark) => mark !== undefined);
    expect(marks.filter((mark) => !themes.some((theme) => theme === mark))).toEqual([]);
  });

  it("is written in its own script, without a foreign letter", () => {
    const foreign = languageOf(variety) === "ar" ? /[A-Za-z]{2,}/ : /\p{Script=Arabic}/u;
    const wrong = entries.filter(({ phrase }) => readings(phrase).some((text) => foreign.test(text.replace(/⟦\w+⟧/g, ""))));
    expect(wrong.map(({ where, phrase }) => `${where}: ${textOf(phrase)}`)).toEqual([]);
  });
});
