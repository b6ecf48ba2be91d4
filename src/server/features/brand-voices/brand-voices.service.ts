import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { brandVoiceLimits } from "#shared/brand-voice-limits.ts";
import type {
  BrandFact,
  BrandVoiceRules,
  BrandVoiceUse,
  CreateBrandVoiceRequest,
  SavedBrandVoice,
  UpdateBrandVoiceRequest,
} from "#shared/contracts/brand-voice.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { AppError } from "#shared/errors.ts";
import { tellWorkspace } from "../events/events.service.ts";
import {
  type BrandVoiceRow,
  deleteBrandVoice,
  getBrandVoice,
  insertBrandVoice,
  listBrandVoices,
  listUses,
  updateBrandVoice,
} from "./brand-voices.store.ts";

export interface BrandVoicesService {
  /** In the order in which they were made. */
  list(owner: Owner): Promise<SavedBrandVoice[]>;
  /** What the library has of each voice that was used. */
  listUses(owner: Owner): Promise<BrandVoiceUse[]>;
  /** Throws `request.not_found`, also for another person's voice. */
  get(owner: Owner, id: string): Promise<SavedBrandVoice>;
  /** Throws `brand_voice.too_many`. */
  create(owner: Owner, request: CreateBrandVoiceRequest): Promise<SavedBrandVoice>;
  /** Throws `request.not_found`, or `brand_voice.version_conflict` where the voice was changed meanwhile. */
  update(owner: Owner, id: string, request: UpdateBrandVoiceRequest): Promise<SavedBrandVoice>;
  /** Texts that were written in it keep what it said then. Throws `request.not_found`. */
  delete(owner: Owner, id: string): Promise<void>;
  /**
   * The brief with the voice that it names, as it stands now; whatever a client sent as the voice itself is dropped. Throws
   * `brief.brand_voice_unknown`.
   */
  resolve(owner: Owner, brief: Brief): Promise<Brief>;
}

/** A person's brand voices, and the voice that a brief names. */
export function createBrandVoicesService({ db, events, clock }: Pick<Deps, "db" | "events" | "clock">): BrandVoicesService {
  const changed = (owner: Owner) => tellWorkspace({ events }, owner, { type: "brand-voices" });

  async function get(owner: Owner, id: string): Promise<SavedBrandVoice> {
    const row = await getBrandVoice(db.orm, owner, id);
    if (!row) throw new AppError("request.not_found");
    return toSaved(row);
  }

  return {
    get,
    async list(owner) {
      return (await listBrandVoices(db.orm, owner)).map(toSaved);
    },
    listUses: (owner) => listUses(db.orm, owner),
    async create(owner, { name, ...rules }) {
      const now = clock();
      const row = { id: randomUUID(), ...madeBy(owner), name, rules: withoutEmptyLists(rules), createdAt: now, updatedAt: now };
      const inserted = await insertBrandVoice(db.orm, row, brandVoiceLimits.voices);
      if (!inserted) throw new AppError("brand_voice.too_many", { max: brandVoiceLimits.voices });
      changed(owner);
      return toSaved(inserted);
    },
    async update(owner, id, { version, name, ...rules }) {
      const values = { name, rules: withoutEmptyLists(rules), updatedAt: clock() };
      const row = await updateBrandVoice(db.orm, owner, id, version, values);
      if (!row) {
        const stored = await get(owner, id);
        throw new AppError("brand_voice.version_conflict", { version: stored.version });
      }
      changed(owner);
      return toSaved(row);
    },
    async delete(owner, id) {
      if (!(await deleteBrandVoice(db.orm, owner, id))) throw new AppError("request.not_found");
      changed(owner);
    },
    async resolve(owner, { brandVoice: _, ...brief }) {
      if (brief.brandVoiceId === undefined) return brief;
      const row = await getBrandVoice(db.orm, owner, brief.brandVoiceId);
      if (!row) throw new AppError("brief.brand_voice_unknown");
      const facts = standingFacts(row.rules.facts, brief.withoutFacts, clock());
      return { ...brief, brandVoice: { ...row.rules, id: row.id, name: row.name, facts } };
    },
  };
}

/** A day is over everywhere when it is over in the last time zone, twelve hours behind UTC. */
const lastZoneMs = 12 * 3_600_000;

/** The facts that a text of now may tell: those whose last day is not over, but for those that its brief leaves out. */
function standingFacts(facts: readonly BrandFact[] = [], without: readonly string[] = [], now: Date): BrandFact[] {
  const today = new Date(now.getTime() - lastZoneMs).toISOString().slice(0, 10);
  return facts.filter(({ text, until }) => (until === null || until >= today) && !without.includes(text));
}

/** A list without words is no rule. */
function withoutEmptyLists(rules: BrandVoiceRules): BrandVoiceRules {
  const filled = (lists: BrandVoiceRules["banned"]) => lists.filter(({ words }) => words.length > 0);
  return { ...rules, preferred: filled(rules.preferred), banned: filled(rules.banned) };
}

function toSaved(row: BrandVoiceRow): SavedBrandVoice {
  return {
    id: row.id,
    name: row.name,
    ...row.rules,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
