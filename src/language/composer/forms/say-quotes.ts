import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { attributionIn, quotation } from "../../notes/attribution.ts";
import { noteKind } from "../../notes/note-kind.ts";
import type { FieldKey } from "../../templates/field-keys.ts";
import type { Template } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import { countWords } from "../../text/words.ts";
import type { Drafting, Part } from "../parts.ts";

/** Fields that hold somebody's words, and say nothing of whose they are. */
const quoteFields: readonly FieldKey[] = ["guestQuote"];
/** «قال: …» after a guest who was named. */
const heSaid =
  /^(?:(?:و)?(?:قال|قالت|يقول|تقول|بيقول|بتقول|بقول|الضيف قال|الضيفة قالت)|(?:he|she|the guest|they) (?:said|says))\s?[:：]\s*(?<words>\S.{8,})$/iu;

/**
 * Notes with each quotation beside its speaker: a note that says whose words it holds, or whose the note before it are, becomes
 * «…» — the speaker.
 */
export function withSpeakers(notes: readonly string[], brief: Brief): string[] {
  const language = languageOf(brief.variety);
  const guest = typeof brief.fields.guest === "string" ? (brief.fields.guest.split(/[،,(–—]/u)[0]?.trim() ?? "") : "";
  const out: string[] = [];
  for (const note of notes) {
    const told = attributionIn(note);
    const ofGuest = guest === "" ? undefined : heSaid.exec(note)?.groups?.words;
    const before = out.at(-1);
    if (told?.words) out.push(quotation(told.words, told.speaker, language));
    else if (ofGuest !== undefined) out.push(quotation(ofGuest, guest, language));
    else if (told && !hasQuoteField(brief) && before !== undefined && noteKind(before) === "quote" && !before.includes("—")) {
      out[out.length - 1] = `${before} — ${told.speaker}`;
    } else out.push(note);
  }
  return out;
}

const hasQuoteField = ({ fields }: Brief) => quoteFields.some((key) => typeof fields[key] === "string" && fields[key] !== "");

/** What a guest said stands in quotation marks, with the name beside it that a note tells. */
export function sayQuotes(parts: readonly Part[], { brief, language, material }: Drafting): void {
  for (const key of quoteFields) {
    const value = brief.fields[key];
    if (typeof value !== "string" || value.trim() === "") continue;
    const group = parts.find(({ section }) => section.fields?.includes(key))?.groups[0];
    const at = group?.pieces.findIndex(({ text }) => fold(text).includes(fold(value.trim()))) ?? -1;
    if (!group || at < 0) continue;
    const note = brief.notes?.find((one) => !material.notes.taken.has(one) && attributionIn(one)?.words === null);
    if (note !== undefined) material.notes.taken.add(note);
    // Who wrote quotation marks has said there whose words they are.
    if (note === undefined && /["“«]/u.test(value)) continue;
    const text = quotation(value, note === undefined ? null : (attributionIn(note)?.speaker ?? null), language);
    group.pieces[at] = { text, words: countWords(text) };
  }
}

/** The section of a form for what somebody said. */
export function quoteSection({ outline }: Template): string | undefined {
  return outline.find(({ roles, fields = [] }) => roles.includes("quotation") || quoteFields.some((key) => fields.includes(key)))
    ?.id;
}
