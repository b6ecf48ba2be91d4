import type { DailyItem } from "#shared/contracts/trends.ts";
import { countryVarieties, type TrendCountry } from "#shared/trends.ts";

/** A headline that a trend was found with; the desk shows it as a quotation. */
type QuotedSource = DailyItem["news"][number];

interface Trend {
  readonly topic: string;
  readonly country: TrendCountry;
  readonly keywords?: readonly string[];
  readonly headlines?: readonly QuotedSource[];
  /** Null or left out: still to choose. */
  readonly template?: number | null;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Where 'Write about this' leads: the desk with the topic, the keywords, the country's variety and the headlines. */
export function deskSearch({
  topic,
  country,
  keywords = [],
  headlines = [],
  template = null,
  fields = {},
}: Trend): Record<string, unknown> {
  const variety = countryVarieties[country];
  return {
    ...(template === null ? {} : { template }),
    topic,
    ...(variety ? { variety } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(headlines.length > 0 ? { headlines } : {}),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  };
}
