import { fold } from "#language/text/normalise.ts";

export interface TimeZone {
  /** IANA: 'Asia/Riyadh'. */
  readonly id: string;
  /** 'Riyadh'. */
  readonly city: string;
  /** In the language of the page: 'Saudi Arabia Time', 'توقيت مصر'. */
  readonly name: string;
  /** What the list calls it first: the city as Latin letters spell it, or in Arabic the name, which is Arabic. */
  readonly title: string;
  /** Now, summer time included: '+03:00'. */
  readonly offset: string;
}

/** Every time zone that this browser knows, in the language of the page. `also` is one that was chosen elsewhere. */
export function allTimeZones(locale: string, now: Date, also: string | null): TimeZone[] {
  // The browser's list leaves out UTC, and a zone that was chosen in another browser may be missing in this one.
  const ids = new Set(["UTC", ...(also === null ? [] : [also]), ...Intl.supportedValuesOf("timeZone")]);
  const order = new Intl.Collator(locale);
  return [...ids].map((id) => timeZoneOf(id, locale, now)).sort((a, b) => order.compare(a.title, b.title));
}

export function timeZoneOf(id: string, locale: string, now: Date): TimeZone {
  const city = (id.split("/").at(-1) ?? id).replaceAll("_", " ");
  const name = part(id, locale, "shortGeneric", now);
  // A zone without a place, such as UTC, has no other name than its own.
  const title = locale.startsWith("ar") && id.includes("/") ? name : city;
  return { id, city, name, title, offset: offsetOf(id, now) };
}

function part(timeZone: string, locale: string, timeZoneName: "shortGeneric" | "longOffset", now: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** 'GMT+03:00' -> '+03:00'; 'GMT' alone is no distance at all. */
function offsetOf(timeZone: string, now: Date): string {
  return part(timeZone, "en", "longOffset", now).replace("GMT", "") || "+00:00";
}

/** Those whose city, name, id or offset holds every word of the query, in any spelling; all of them for an empty one. */
export function findTimeZones(zones: readonly TimeZone[], query: string): readonly TimeZone[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? zones
    : zones.filter(({ id, city, name, offset }) => {
        // 'UTC+4' is as good as 'UTC+04:00'.
        const short = offset.replace(/^([+-])0/, "$1").replace(":00", "");
        const text = fold(`${id} ${city} ${name} utc${offset} gmt${offset} utc${short} gmt${short}`);
        return words.every((word) => text.includes(word));
      });
}
