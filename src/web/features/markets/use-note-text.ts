import { useTranslations } from "use-intl";
import type { LocalNote } from "#shared/contracts/markets.ts";
import type { Variety } from "#shared/options.ts";
import { formattingLocale } from "#web/lib/format.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";

/** The sentence of a local note in the person's language: countries, days, dates and currencies by name, the user's words isolated. */
export function useNoteText(): (note: LocalNote, variety: Variety) => string {
  const t = useTranslations("markets");
  const language = useLanguage();
  const locale = formattingLocale(language, usePreferences().digits);
  const currency = (code: string) =>
    /^[A-Z]{3}$/.test(code) ? (new Intl.DisplayNames(language, { type: "currency" }).of(code) ?? code) : isolated(code);
  const day = (name: unknown) => t(`days.${name as "friday"}`);
  // Each code has its own arguments; which one this is, is known only now, so the types cannot follow.
  const sentence = t as unknown as (key: string, values: Record<string, string>) => string;
  return ({ code, params }, variety) => {
    const country = t(`countries.${variety}`);
    const text = (key: string) => isolated(String(params[key] ?? ""));
    const values: Record<string, string> = { country, when: String(params.when ?? ""), here: String(params.here ?? "") };
    if (params.day !== undefined && code !== "national_day") values.day = day(params.day);
    if (code === "weekend") Object.assign(values, { first: day(params.first), second: day(params.second) });
    if (code === "currency")
      Object.assign(values, { named: currency(String(params.named)), currency: currency(String(params.currency)) });
    if (code === "word" || code === "month") Object.assign(values, { word: text("word"), here: text("here") });
    if (code === "national_day") {
      const date = new Date(Date.UTC(2000, Number(params.month) - 1, Number(params.day), 12));
      values.name = text(language === "ar" ? "nameAr" : "nameEn");
      values.date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(date);
    }
    return sentence(`notes.${code}`, values);
  };
}

function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
