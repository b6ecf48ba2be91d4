import type { Brief } from "#shared/contracts/brief.ts";
import { type Language, languageOf } from "#shared/options.ts";
import { addressesOne, isStepOfReader, partedByReader, tellsOfReader } from "../../notes/about-reader.ts";
import { adviserAsked } from "../../notes/instruction.ts";
import { namesIt, toldName } from "../../notes/told-name.ts";
import { turnToReader } from "../../notes/turn-to-reader.ts";
import type { FieldKey } from "../../templates/field-keys.ts";
import { isFilled, itemsOf } from "../../templates/field-text.ts";
import type { Template } from "../../templates/template.ts";
import type { PlainForm } from "../plain-forms.ts";

/** Who writes to whom, as the notes tell it. */
export interface Names {
  /** Who a text comes from, as its last line says it; null where nobody told, or a field says it. */
  readonly sender: string | null;
  /** The business's name alone, before what it is. */
  readonly called: string | null;
  /** Whom the text greets. */
  readonly reader: string | null;
  /** Whom readers are sent to at the end, by the writer's order. */
  readonly adviser: PlainForm | null;
}

interface Addressed {
  /** The brief without the notes and items that stand elsewhere. */
  readonly brief: Brief;
  readonly names: Names;
  /** What was told of the reader to the writer, in its words. */
  readonly toTurn: readonly string[];
}

/** Fields that say who a text comes from, the surest first. */
const senders: readonly FieldKey[] = ["brand", "company", "sender", "from"];
const speakers: readonly FieldKey[] = ["speaker", "presenter", "personName", "sender"];

const asked: Readonly<Record<Language, string>> = { ar: "بصيغة المخاطب", en: "say it to the reader" };

/** What is to be said to the reader in other forms of its words. */
export function toTurn(line: string, language: Language): string {
  return `${asked[language]}: ${line}`;
}

/** Puts the names that notes tell where the form has them, and sets apart what speaks of the reader to somebody else. `given`: the notes as they were typed, orders among them. */
export function addressed(brief: Brief, template: Template, given: readonly string[]): Addressed {
  const isToOne = addressesOne(template.key);
  const fields = { ...brief.fields };
  const turned: string[] = [];
  const notes: string[] = [];
  const signed: string[] = [];
  let called: string | null = null;
  let reader: string | null = null;
  const put = (name: string, keys: readonly FieldKey[]) => {
    const isOwn = (key: FieldKey) => template.fields.some((field) => field.key === key && field.type === "text");
    const said = template.fields.some(({ key }) => typeof fields[key] === "string" && namesIt(String(fields[key]), name));
    const key = keys.find((one) => isOwn(one) && !isFilled(fields[one]));
    if (said) return;
    if (key) fields[key] = name;
    else signed.push(name);
  };
  const tellOrTurn = (line: string) => {
    const said = tellsOfReader(line) ? turnToReader(line, brief.variety, brief.addressee) : line;
    if (said === null) turned.push(line);
    else notes.push(said);
  };
  for (const note of brief.notes ?? []) {
    const told = toldName(note);
    if (told?.isOfSomebody && isToOne) {
      reader = told.person;
      if (told.rest !== null) tellOrTurn(told.rest);
    } else if (told && !told.isOfSomebody) {
      if (told.person !== null) put(told.person, speakers);
      const product = template.subjectField === "product" && !isFilled(fields.product) ? told.called : null;
      if (product !== null) fields.product = product;
      else if (told.business !== null) put(told.business, senders);
      called = told.called ?? called;
      if (told.rest !== null) notes.push(told.rest);
    } else if (isToOne) tellOrTurn(note);
    else notes.push(note);
  }
  const lines = isToOne ? [...turnFields(fields, template, brief), ...turned] : [];
  const sender = signed.length > 0 ? signed.join(languageOf(brief.variety) === "ar" ? " من " : " from ") : null;
  return { brief: { ...brief, notes, fields }, names: { sender, called, reader, adviser: adviserAsked(given) }, toTurn: lines };
}

/** Items and sentences of fields that speak of the reader and cannot be said to them as they are; they are taken out of the fields. */
function turnFields(
  fields: Record<string, Brief["fields"][string]>,
  { fields: own }: Template,
  { variety, addressee }: Brief,
): string[] {
  const said = (line: string) => turnToReader(line, variety, addressee);
  return own.flatMap(({ key, type }) => {
    const value = fields[key];
    if (type === "list") {
      const items = itemsOf(value);
      // Steps keep their order, so that each is turned where it stands.
      if (key === "answerSteps") {
        const blank = (item: string) => `[… ${toTurn(item, languageOf(variety))}]`;
        fields[key] = items.map((item) => (isStepOfReader(item) ? (said(item) ?? blank(item)) : item));
        return [];
      }
      fields[key] = items.flatMap((item) => (tellsOfReader(item) ? (said(item) ?? []) : item));
      return items.filter((item) => tellsOfReader(item) && said(item) === null);
    }
    if (key !== "answer" || typeof value !== "string") return [];
    const { sayable, toTurn: told } = partedByReader(value, said);
    fields[key] = sayable;
    return told;
  });
}
