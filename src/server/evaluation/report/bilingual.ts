import { createTranslator } from "use-intl/core";
import { escapeHtml } from "#language/document/to-html.ts";
import { evaluationReport as arabic } from "#shared/locales/ar/evaluation-report.ts";
import { options as arabicOptions } from "#shared/locales/ar/options.ts";
import { evaluationReport as english } from "#shared/locales/en/evaluation-report.ts";
import { options as englishOptions } from "#shared/locales/en/options.ts";
import { type Language, languages } from "#shared/options.ts";

type Params = Readonly<Record<string, string | number>>;

/** The texts of the report and what is written otherwise in each language. */
export interface Speaker {
  readonly language: Language;
  say(key: string, params?: Params): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(iso: string): string;
  list(items: readonly string[]): string;
}

/** Western digits in both languages, as everywhere by default. */
const locales: Readonly<Record<Language, string>> = { en: "en", ar: "ar-u-nu-latn" };
const catalogues = { en: { ...english, options: englishOptions }, ar: { ...arabic, options: arabicOptions } };

function speakerOf(language: Language): Speaker {
  const locale = locales[language];
  const messages: Record<string, unknown> = catalogues[language];
  const translate = createTranslator({ locale, messages }) as (key: string, params?: Params) => string;
  return {
    language,
    say: translate,
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    date: (iso) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso)),
    list: (items) => new Intl.ListFormat(locale).format(items),
  };
}

const speakers = languages.map(speakerOf);

/** A text in both languages, of which the page shows the chosen one. */
export function both(text: (speaker: Speaker) => string): string {
  const [first, second] = speakers.map((speaker) => escapeHtml(text(speaker)));
  // What is the same in both, such as a number, needs no choice.
  if (first === second) return first ?? "";
  return `<span class="t" lang="en">${first}</span><span class="t" lang="ar">${second}</span>`;
}

export function t(key: string, params?: Params): string {
  return both(({ say }) => say(key, params));
}

/** A name of a writer, a file or a code, which keeps its direction in either language. */
export function name(text: string): string {
  return `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;
}
