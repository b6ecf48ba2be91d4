import type { Context } from "hono";
import { type Language, languages } from "#shared/options.ts";

/** Set by the web pages when a person chooses a language. */
const languageCookie = /(?:^|;\s*)lahja-language=(en|ar)(?:;|$)/;

/** The language that a person chose in this browser, or null when they have not chosen yet. */
export function chosenLanguage(headers: Headers): Language | null {
  return (languageCookie.exec(headers.get("cookie") ?? "")?.[1] as Language | undefined) ?? null;
}

/** The language that the browser prefers among ours: the highest weight of Accept-Language, English when none of ours is named. */
export function preferredLanguage(headers: Headers): Language {
  const wishes = (headers.get("accept-language") ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...params] = part.trim().toLowerCase().split(";");
      const weight = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find((value) => value !== undefined);
      return { language: languages.find((language) => tag.split("-")[0] === language), weight: weight ? Number(weight) : 1 };
    })
    .filter((wish) => wish.language !== undefined && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes[0]?.language ?? "en";
}

/** Set by the web pages with the preferences: an IANA name, such as 'Asia/Riyadh'. */
const timeZoneCookie = /(?:^|;\s*)lahja-time-zone=([\w%+-]{1,60})(?:;|$)/;

/** The time zone of the device; UTC before it was ever on one of our pages. */
export function deviceTimeZone(headers: Headers): string {
  const name = timeZoneCookie.exec(headers.get("cookie") ?? "")?.[1]?.replaceAll("%2F", "/") ?? "UTC";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return "UTC"; // not a zone that this server knows
  }
}

/** What to speak to a person whose stored preferences say nothing. */
export function requestLanguage(headers: Headers): Language {
  return chosenLanguage(headers) ?? preferredLanguage(headers);
}

/** As `requestLanguage`, of the request being answered. */
export function languageOfRequest(c: Context): Language {
  return requestLanguage(c.req.raw.headers);
}
