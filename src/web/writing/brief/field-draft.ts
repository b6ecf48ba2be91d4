import { briefLimits } from "#shared/brief-limits.ts";
import type { FieldValue } from "#shared/contracts/brief.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { currencies } from "#shared/currencies.ts";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import type { Variety } from "#shared/options.ts";
import { parseNumber } from "#web/lib/digits.ts";

/** A field while it is typed: numbers and amounts are still text. An empty currency means the variety's currency. */
export type DraftValue = string | readonly string[] | { readonly amount: string; readonly currency: string };
export type OwnField = TemplateDetail["fields"][number];

/** Problems that only a form has. The catalogue's `generations.problems` has their sentences. */
export type FormProblem = "required" | "wholeNumber" | "amount" | "webAddress" | "date" | "tooLong" | "tooManyItems" | "invalid";

/** A problem and its location. `at` is a part of the form: 'topic', 'notes', 'variety', 'length', 'keywords' or 'field:<key>'. */
export interface Problem {
  readonly at: string;
  readonly code: FormProblem | ErrorCode;
  readonly params: ErrorParams;
}

/** Splits at commas of both scripts and at line breaks. Trimmed, without empty ones, in order. */
export function splitKeywords(text: string): string[] {
  return text
    .split(/[,،\r\n]/)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "");
}

type FieldRead = { value?: FieldValue; problem?: undefined } | { value?: undefined; problem: Omit<Problem, "at"> };

const wrong = (code: FormProblem, params: ErrorParams = {}): FieldRead => ({ problem: { code, params } });

/** What a field's value is in the brief, or why it cannot be sent. */
export function readField(field: OwnField, value: DraftValue, variety: Variety): FieldRead {
  const read = readFilled(field, value, variety);
  return read.problem === undefined && read.value === undefined && field.required ? wrong("required") : read;
}

function readFilled(field: OwnField, value: DraftValue, variety: Variety): FieldRead {
  if (field.type === "list") return readList(field, Array.isArray(value) ? value : splitKeywords(String(value)));
  if (field.type === "money") {
    const { amount, currency } = typeof value === "object" && "amount" in value ? value : { amount: String(value), currency: "" };
    return readMoney(amount, currency || currencies[variety]);
  }
  const text = String(value).trim();
  if (text === "") return {};
  if (field.type === "number") return readNumber(field, text);
  if (field.type === "url") return readWebAddress(text);
  if (field.type === "date") return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { value: text } : wrong("date");
  const max = field.maxLength ?? briefLimits.fieldChars;
  return text.length > max ? wrong("tooLong", { max }) : { value: text };
}

function readNumber(field: OwnField, text: string): FieldRead {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  const number = parseNumber(text);
  const isGood = number !== null && Number.isInteger(number) && number >= min && number <= max;
  return isGood ? { value: number } : wrong("wholeNumber", { min, max });
}

function readMoney(text: string, currency: string): FieldRead {
  if (text.trim() === "") return {};
  const amount = parseNumber(text);
  return amount === null || amount < 0 || amount > 1e12 ? wrong("amount") : { value: { amount, currency } };
}

/** The limit for addresses in the contract (`webAddress`; a test compares them). */
const addressMaxChars = 500;

/** People type 'example.com' without a scheme, so https is added. */
function readWebAddress(text: string): FieldRead {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const isWeb = /^https?:/i.test(address) && URL.canParse(address) && new URL(address).hostname.includes(".");
  return isWeb && address.length <= addressMaxChars ? { value: address } : wrong("webAddress");
}

function readList(field: OwnField, value: readonly string[]): FieldRead {
  const items = value.map((item) => item.trim()).filter((item) => item !== "");
  if (items.length === 0) return {};
  const { maxItems = 30, maxLength = 300 } = field;
  if (items.length > maxItems) return wrong("tooManyItems", { max: maxItems });
  return items.some((item) => item.length > maxLength) ? wrong("tooLong", { max: maxLength }) : { value: items };
}
