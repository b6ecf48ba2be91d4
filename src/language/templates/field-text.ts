import type { FieldValue } from "#shared/contracts/brief.ts";
import { isDialect, type Language, languageOf, type Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { spokenMoney } from "./spoken-money.ts";
import type { TemplateField } from "./template.ts";

/** Standard Arabic is no country's: its texts name the months as most of its readers do. */
const datesOfNoCountry = "ar-EG";

export function isFilled(value: FieldValue | undefined): value is FieldValue {
  if (value === undefined) return false;
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) ? value.some((item) => item.trim() !== "") : true;
}

/** The items of a list field, trimmed, empty ones left out. */
export function itemsOf(value: FieldValue | undefined): string[] {
  return Array.isArray(value) ? value.map((item) => item.trim()).filter((item) => item !== "") : [];
}

/** A field's value as it stands in a text of this variety: dates and prices written out, choices by their label. */
export function fieldText(field: TemplateField, value: FieldValue, variety: Variety): string {
  const language: Language = languageOf(variety);
  if (Array.isArray(value)) return itemsOf(value).join(language === "ar" ? "، " : ", ");
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return moneyText(value.amount, value.currency, variety);
  if (field.type === "date") return dateText(value, variety);
  if (field.type === "choice") return field.choices.find((choice) => choice.value === value)?.label[language] ?? value;
  return value
    .trim()
    .replace(/(?<![.،,؛;\s])[.،,؛;\s]+$/u, "")
    .replace(/^["“”«](.*)["“”»]$/u, "$1");
}

function moneyText(amount: number, currency: string, variety: Variety): string {
  const options = { style: "currency", currency, minimumFractionDigits: 0 } as const;
  if (languageOf(variety) === "en") return new Intl.NumberFormat("en-US", options).format(amount);
  const said = isDialect(variety) ? spokenMoney(amount, currency, variety) : undefined;
  return said ?? new Intl.NumberFormat("ar-u-nu-latn", { ...options, currencyDisplay: "name" }).format(amount);
}

/** An ISO day as texts of this variety write it. */
export function dateText(isoDate: string, variety: Variety): string {
  const date = new Date(`${isoDate}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return isoDate;
  const { tag } = varietyRecords[variety];
  // Dates are Gregorian and digits Western in every text; the month's name follows the country.
  const locale = `${tag.includes("-") ? tag : datesOfNoCountry}-u-nu-latn-ca-gregory`;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
}
