import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { appMessages as arApp } from "./ar/app.ts";
import { archiveFile as arArchiveFile } from "./ar/archive-file.ts";
import { documentMessages as arDocuments } from "./ar/documents.ts";
import { evaluation as arEvaluation, routeErrors as arRouteErrors } from "./ar/evaluation.ts";
import { evaluationReport as arEvaluationReport } from "./ar/evaluation-report.ts";
import { factMessages as arFacts } from "./ar/facts.ts";
import { laterMessages as arLater } from "./ar/later.ts";
import { localModelErrors as arLocalModelErrors, localModels as arLocalModels } from "./ar/local-models.ts";
import { mail as arMail } from "./ar/mail.ts";
import { marketing as arMarketing } from "./ar/marketing.ts";
import { panelMessages as arPanels } from "./ar/panels.ts";
import { phone as arPhone, phoneErrors as arPhoneErrors } from "./ar/phone.ts";
import { publicMessages as arPublic } from "./ar/public.ts";
import { sms as arSms } from "./ar/sms.ts";
import { trendMessages as arTrends } from "./ar/trend-page.ts";
import { appMessages as enApp } from "./en/app.ts";
import { archiveFile as enArchiveFile } from "./en/archive-file.ts";
import { documentMessages as enDocuments } from "./en/documents.ts";
import { evaluation as enEvaluation, routeErrors as enRouteErrors } from "./en/evaluation.ts";
import { evaluationReport as enEvaluationReport } from "./en/evaluation-report.ts";
import { factMessages as enFacts } from "./en/facts.ts";
import { laterMessages as enLater } from "./en/later.ts";
import { localModelErrors as enLocalModelErrors, localModels as enLocalModels } from "./en/local-models.ts";
import { mail as enMail } from "./en/mail.ts";
import { marketing as enMarketing } from "./en/marketing.ts";
import { panelMessages as enPanels } from "./en/panels.ts";
import { phone as enPhone, phoneErrors as enPhoneErrors } from "./en/phone.ts";
import { publicMessages as enPublic } from "./en/public.ts";
import { sms as enSms } from "./en/sms.ts";
import { trendMessages as enTrends } from "./en/trend-page.ts";

type Texts = ReadonlyMap<string, string>;

/** All texts of a catalogue by their path, such as 'plan.word_limit'. */
function flatten(catalogue: object, prefix = ""): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    return typeof value === "string" ? [[path, value] as [string, string]] : flatten(value as object, path);
  });
}

const english: Texts = new Map(
  flatten({
    ...enApp,
    ...enDocuments,
    ...enFacts,
    ...enLater,
    ...enPanels,
    ...enPublic,
    ...enTrends,
    archiveFile: enArchiveFile,
    evaluation: enEvaluation,
    evaluationReport: enEvaluationReport,
    routeErrors: enRouteErrors,
    localModels: enLocalModels,
    localModelErrors: enLocalModelErrors,
    phone: enPhone,
    phoneErrors: enPhoneErrors,
    sms: enSms,
    mail: enMail,
    marketing: enMarketing,
  }),
);
const arabic: Texts = new Map(
  flatten({
    ...arApp,
    ...arDocuments,
    ...arFacts,
    ...arLater,
    ...arPanels,
    ...arPublic,
    ...arTrends,
    archiveFile: arArchiveFile,
    evaluation: arEvaluation,
    evaluationReport: arEvaluationReport,
    routeErrors: arRouteErrors,
    localModels: arLocalModels,
    localModelErrors: arLocalModelErrors,
    phone: arPhone,
    phoneErrors: arPhoneErrors,
    sms: arSms,
    mail: arMail,
    marketing: arMarketing,
  }),
);

interface Argument {
  name: string;
  kind: string;
  /** The branches of a plural or select, such as 'few', with their texts. */
  branches: Map<string, string>;
}

/** The index of the brace that closes the one at `start`. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Unbalanced braces: ${text}`);
}

/** The ICU arguments of a text, including those inside of branches. */
function argumentsOf(text: string): Argument[] {
  const found: Argument[] = [];
  for (let at = text.indexOf("{"); at !== -1; at = text.indexOf("{", at)) {
    const end = closingBrace(text, at);
    const [name = "", kind = "text", ...rest] = text.slice(at + 1, end).split(",");
    const branches = new Map<string, string>();
    const body = rest.join(",");
    for (let inner = body.indexOf("{"); inner !== -1; inner = body.indexOf("{", inner)) {
      const innerEnd = closingBrace(body, inner);
      const label =
        body
          .slice(0, inner)
          .trim()
          .split(/[\s}]+/)
          .at(-1) ?? "";
      branches.set(label, body.slice(inner + 1, innerEnd));
      inner = innerEnd + 1;
    }
    found.push({ name: name.trim(), kind: kind.trim(), branches });
    for (const branch of branches.values()) found.push(...argumentsOf(branch));
    at = end + 1;
  }
  return found;
}

const names = (text: string) => [...new Set(argumentsOf(text).map((argument) => argument.name))].sort();

test("every text stands in both languages", () => {
  expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
});

test("every Arabic plural has all six categories of the language", () => {
  for (const [path, text] of arabic) {
    for (const { kind, branches } of argumentsOf(text)) {
      if (kind !== "plural") continue;
      expect([...branches.keys()].sort(), path).toEqual(["few", "many", "one", "other", "two", "zero"]);
    }
  }
});

test("a count in an English text is a plural in the Arabic one, with the same arguments", () => {
  for (const [path, text] of english) {
    const other = arabic.get(path) ?? "";
    expect(names(other), path).toEqual(names(text));
    const plurals = (of: string) =>
      argumentsOf(of)
        .filter(({ kind }) => kind === "plural")
        .map(({ name }) => name);
    expect(new Set(plurals(other)), path).toEqual(new Set(plurals(text)));
  }
});

test("what an English text formats as a number the Arabic one does, too: bare, it would not follow the choice of digits", () => {
  const numbers = (of: string) =>
    argumentsOf(of)
      .filter(({ kind }) => kind === "number" || kind === "plural")
      .map(({ name }) => name);
  for (const [path, text] of english) expect(new Set(numbers(arabic.get(path) ?? "")), path).toEqual(new Set(numbers(text)));
});

test("both languages mark the same parts of a text for the page to build in", () => {
  const tags = (text: string) => (text.match(/<\/?[a-z]+>/gi) ?? []).sort();
  for (const [path, text] of english) expect(tags(arabic.get(path) ?? ""), path).toEqual(tags(text));
});

/** Names in Latin letters in both languages: the other language's own name, model providers, file formats. */
const latinInArabic = /^common\.languages\.en$|\.otherLanguage$|\.(providers|formats|files)\./;

test("no Arabic text was left in Latin letters", () => {
  const left = [...arabic].filter(([path, text]) => {
    const words = text.replace(/\{[^}]*\}|<[^>]*>/g, "");
    return /\p{L}/u.test(words) && !/\p{Script=Arabic}/u.test(text) && !latinInArabic.test(path);
  });
  expect(left).toEqual([]);
});

test("no text uses straight quotation marks, which the message syntax would read as escapes", () => {
  for (const [path, text] of [...english, ...arabic]) {
    if (!path.startsWith("mail.")) expect(text, path).not.toContain("'");
  }
});

test("every text can be formatted, with every count", () => {
  for (const [locale, texts] of [
    ["en", english],
    ["ar", arabic],
  ] as const) {
    const problems: string[] = [];
    for (const [path, text] of texts) {
      if (path.startsWith("mail.")) continue;
      const t = createTranslator({ locale, messages: { text }, onError: (error) => problems.push(`${path}: ${error.message}`) });
      const tags = Object.fromEntries((text.match(/(?<=<)[a-z]+(?=>)/gi) ?? []).map((tag) => [tag, (inner: string) => inner]));
      for (const count of [0, 1, 2, 3, 11, 100]) {
        const values = argumentsOf(text).map(({ name, kind }) => [name, kind === "text" ? "x" : count]);
        (t.markup as (key: string, values: object) => string)("text", { ...Object.fromEntries(values), ...tags });
      }
    }
    expect(problems).toEqual([]);
  }
});
