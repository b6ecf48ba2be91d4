import type { Mail } from "#server/platform/mail.ts";
import { mailName } from "#server/platform/mail-name.ts";
import { mail as arabic } from "#shared/locales/ar/mail.ts";
import { mail as english } from "#shared/locales/en/mail.ts";
import type { Localised } from "#shared/locales/localised.ts";
import { type Language, languages } from "#shared/options.ts";
import type { Recipient } from "./notifications.store.ts";

const texts: Readonly<Record<Language, Localised<typeof english>>> = { en: english, ar: arabic };

/** What a mail says: which text of the catalogue, its values, and where its link leads. */
export type NoticeMail = { readonly path: string } & (
  | { readonly text: "quota80"; readonly used: number; readonly limit: number; readonly resetsAt: string }
  | { readonly text: "quota100"; readonly limit: number; readonly resetsAt: string }
  | { readonly text: "jobDone" | "jobFailed" | "setDone" | "trendDigest"; readonly title: string }
);

const titleMaxChars = 120;

/** A notice as a mail in the person's language; in both where they never chose one. Of their text it says the title, no more. */
export function noticeMail(notice: NoticeMail, to: Pick<Recipient, "name" | "email" | "language">, publicUrl: string): Mail {
  const chosen = languages.find((language) => language === to.language);
  const parts = (chosen ? [chosen] : languages).map((language) => inLanguage(notice, language, to.name, publicUrl));
  return {
    to: to.email,
    subject: parts.map(({ subject }) => subject).join(" · "),
    text: parts.map(({ body }) => body).join("\n\n---\n\n"),
  };
}

function inLanguage(notice: NoticeMail, language: Language, name: string, publicUrl: string): { subject: string; body: string } {
  const values = new Map(Object.entries(valuesOf(notice, language)));
  values.set("name", mailName(name));
  values.set("url", `${publicUrl}${notice.path}`);
  values.set("settings", `${publicUrl}/settings`);
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (blank, key: string) => values.get(key) ?? blank);
  const { subject, body } = texts[language][notice.text];
  return { subject: fill(subject), body: fill(body) };
}

/** The numbering system is pinned, as on the screens: `Intl` alone would choose it by country. */
function valuesOf(notice: NoticeMail, language: Language): Record<string, string> {
  if ("title" in notice) return { title: oneLine(notice.title) };
  const locale = `${language}-u-ca-gregory-nu-latn`;
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  return {
    limit: number.format(notice.limit),
    date: date.format(new Date(notice.resetsAt)),
    ...(notice.text === "quota80" ? { used: number.format(notice.used) } : {}),
  };
}

/** A title stands in the mail's subject: one line of it, and not all of a long one. */
function oneLine(title: string): string {
  const line = title.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length > titleMaxChars ? `${line.slice(0, titleMaxChars)}…` : line;
}
