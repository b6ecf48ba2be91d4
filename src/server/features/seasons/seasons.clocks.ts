import type { TrendCountry } from "#shared/trends.ts";

/** The day begins by the clock of the country's capital. */
export const capitalTimeZones: Readonly<Record<TrendCountry, string>> = {
  EG: "Africa/Cairo",
  SA: "Asia/Riyadh",
  AE: "Asia/Dubai",
  KW: "Asia/Kuwait",
  QA: "Asia/Qatar",
  JO: "Asia/Amman",
  LB: "Asia/Beirut",
  US: "America/New_York",
  GB: "Europe/London",
  DE: "Europe/Berlin",
  FR: "Europe/Paris",
  JP: "Asia/Tokyo",
  CA: "America/Toronto",
};
