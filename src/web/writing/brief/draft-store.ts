import type { SessionUser } from "#shared/contracts/account.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { addressees, audiences, tones, type Variety, varieties } from "#shared/options.ts";
import { readStoredJson, writeStorage } from "#web/lib/storage.ts";
import { type BriefDraft, type DraftChoices, type DraftValue, defaultChoices, emptyDraft } from "./brief-draft.ts";

/** Drafts live in this browser, one for each person and template; signing out empties the storage. */
const draftKey = (userId: string, templateId: number) => `lahja-brief:${userId}:${templateId}`;
const choicesKey = (userId: string) => `lahja-choices:${userId}`;

function read(key: string): Record<string, unknown> {
  const value = readStoredJson(key);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function write(key: string, value: unknown): void {
  writeStorage(key, JSON.stringify(value));
}

function oneOf<Value>(allowed: readonly Value[], value: unknown, otherwise: Value): Value {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}

function validChoices(stored: Record<string, unknown>): DraftChoices {
  return {
    variety: oneOf(varieties, stored.variety, defaultChoices.variety),
    tone: oneOf(tones, stored.tone, defaultChoices.tone),
    audience: oneOf(audiences, stored.audience, defaultChoices.audience),
    addressee: oneOf(addressees, stored.addressee, defaultChoices.addressee),
    brandVoiceId: typeof stored.brandVoiceId === "string" ? stored.brandVoiceId : null,
  };
}

/** Keeps what is still valid of a stored draft; a template that changed since then gets its new fields empty. */
export function validDraft(stored: Record<string, unknown>, template: TemplateDetail, choices: DraftChoices): BriefDraft {
  // A brand speaks in every text: a draft without a brand voice takes the one that was chosen last.
  const brandVoiceId = stored.brandVoiceId ?? choices.brandVoiceId;
  const empty = emptyDraft(template, { ...choices, ...validChoices({ ...choices, ...stored, brandVoiceId }) });
  const fields = typeof stored.fields === "object" && stored.fields !== null ? (stored.fields as Record<string, unknown>) : {};
  const kept = Object.entries(empty.fields).map(([key, value]) => [key, isSameShape(fields[key], value) ? fields[key] : value]);
  return {
    ...empty,
    topic: typeof stored.topic === "string" ? stored.topic : "",
    words: oneOf(template.lengths, stored.words, template.defaultLength),
    keywords: textsOf(stored.keywords),
    subjectPhrase: typeof stored.subjectPhrase === "string" ? stored.subjectPhrase : null,
    asked: textsOf(stored.asked),
    settled: textsOf(stored.settled),
    withoutFacts: textsOf(stored.withoutFacts),
    notes: typeof stored.notes === "string" ? stored.notes : "",
    subject: typeof stored.subject === "string" ? stored.subject : null,
    pendingKeyword: typeof stored.pendingKeyword === "string" ? stored.pendingKeyword : "",
    fields: Object.fromEntries(kept) as BriefDraft["fields"],
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}

function isSameShape(value: unknown, like: DraftValue): value is DraftValue {
  if (typeof like === "string") return typeof value === "string";
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => typeof item === "string");
  const record = value as Record<string, unknown> | null;
  return typeof record === "object" && typeof record?.amount === "string" && typeof record.currency === "string";
}

/** Whose draft it is, and what their new briefs begin with. */
type Writer = Pick<SessionUser, "id" | "defaultBrief">;

/** The draft that the person left for this template, or a new one. */
export function loadDraft(user: Writer, template: TemplateDetail): BriefDraft {
  const stored = read(draftKey(user.id, template.id));
  const begun = newDraft(user, template);
  return Object.keys(stored).length === 0 ? begun : validDraft(stored, template, begun);
}

/** A new brief: as the settings say it begins, where they say it and the template takes it; else with the last choices. */
export function newDraft({ id, defaultBrief }: Writer, template: TemplateDetail): BriefDraft {
  const last = validChoices(read(choicesKey(id)));
  if (!defaultBrief) return emptyDraft(template, last);
  const { wordCount, ...choices } = defaultBrief;
  const draft = emptyDraft(template, { ...last, ...choices });
  return { ...draft, words: oneOf(template.lengths, wordCount, template.defaultLength) };
}

/** Keeps a draft. Also how another page hands a brief to the desk: save it, then go to `/create?template=<id>`. */
export function saveDraft(userId: string, templateId: number, draft: BriefDraft): void {
  const { variety, tone, audience, addressee, brandVoiceId } = draft;
  write(draftKey(userId, templateId), draft);
  write(choicesKey(userId), { variety, tone, audience, addressee, brandVoiceId });
}

/** The hub's dialog begins empty, so what was typed there and not written yet lies apart from the desk's draft. */
const dialogKey = (userId: string, templateId: number) => `lahja-dialog:${userId}:${templateId}`;

/** What the person left in the hub's dialog; null where nothing waits to be written. */
export function loadDialogDraft(user: Writer, template: TemplateDetail): BriefDraft | null {
  const stored = read(dialogKey(user.id, template.id));
  return Object.keys(stored).length === 0 ? null : validDraft(stored, template, newDraft(user, template));
}

/** Keeps what is typed in the hub's dialog; null once it is written or given up. */
export function saveDialogDraft(userId: string, templateId: number, draft: BriefDraft | null): void {
  write(dialogKey(userId, templateId), draft ?? {});
}

/** A brand voice that was chosen outside the form, for the next brief. */
export function chooseBrandVoice(userId: string, brandVoiceId: string): void {
  write(choicesKey(userId), { ...validChoices(read(choicesKey(userId))), brandVoiceId });
}

const marketsKey = (userId: string) => `lahja-markets:${userId}`;

/** The markets that the person wrote for last, in the order of the varieties; none the first time. */
export function loadMarkets(userId: string): readonly Variety[] {
  const stored = read(marketsKey(userId)).varieties;
  return Array.isArray(stored) ? varieties.filter((variety) => stored.includes(variety)) : [];
}

export function saveMarkets(userId: string, markets: readonly Variety[]): void {
  write(marketsKey(userId), { varieties: markets });
}
