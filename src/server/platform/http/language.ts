import type { Context } from "hono";
import { type Language, languages } from "#shared/options.ts";

/** The web pages set this cookie when a person chooses a language. */
const languageCookie = /(?:^|;\s*)lahja-language=(en|ar)(?:;|$)/;

/** The language that a person chose in this browser; null without a choice. */
export function chosenLanguage(headers: Headers): Language | null {
  return (languageCookie.exec(headers.get("cookie") ?? "")?.[1] as Language | undefined) ?? null;
}

/** Our language with the highest weight in Accept-Language; English if none of ours is listed. */
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

/** The web pages set this cookie with the preferences: an IANA name, such as 'Asia/Riyadh'. */
const timeZoneCookie = /(?:^|;\s*)lahja-time-zone=([\w%+-]{1,60})(?:;|$)/;

/** The time zone of the device; UTC before its first visit. */
export function deviceTimeZone(headers: Headers): string {
  const name = timeZoneCookie.exec(headers.get("cookie") ?? "")?.[1]?.replaceAll("%2F", "/") ?? "UTC";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return "UTC"; // this server does not know the zone
  }
}

/** The language for a person whose stored preferences name none. */
export function requestLanguage(headers: Headers): Language {
  return chosenLanguage(headers) ?? preferredLanguage(headers);
}

/** Like `requestLanguage`, for the current request. */
export function languageOfRequest(c: Context): Language {
  return requestLanguage(c.req.raw.headers);
}
