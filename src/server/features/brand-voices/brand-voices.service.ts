import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import { brandVoiceLimits } from "#shared/brand-voice-limits.ts";
import type {
  BrandVoiceRules,
  BrandVoiceUse,
  CreateBrandVoiceRequest,
  SavedBrandVoice,
  UpdateBrandVoiceRequest,
} from "#shared/contracts/brand-voice.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { AppError } from "#shared/errors.ts";
import { tellTabs } from "../events/events.service.ts";
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
  list(userId: string): Promise<SavedBrandVoice[]>;
  /** What the library has of each voice that was used. */
  listUses(userId: string): Promise<BrandVoiceUse[]>;
  /** Throws `request.not_found`, also for another person's voice. */
  get(userId: string, id: string): Promise<SavedBrandVoice>;
  /** Throws `brand_voice.too_many`. */
  create(userId: string, request: CreateBrandVoiceRequest): Promise<SavedBrandVoice>;
  /** Throws `request.not_found`, or `brand_voice.version_conflict` where the voice was changed meanwhile. */
  update(userId: string, id: string, request: UpdateBrandVoiceRequest): Promise<SavedBrandVoice>;
  /** Texts that were written in it keep what it said then. Throws `request.not_found`. */
  delete(userId: string, id: string): Promise<void>;
  /**
   * The brief with the voice that it names, as it stands now; whatever a client sent as the voice itself is dropped. Throws
   * `brief.brand_voice_unknown`.
   */
  resolve(userId: string, brief: Brief): Promise<Brief>;
}

/** A person's brand voices, and the voice that a brief names. */
export function createBrandVoicesService({ db, events, clock }: Pick<Deps, "db" | "events" | "clock">): BrandVoicesService {
  const changed = (userId: string) => tellTabs({ events }, userId, { type: "brand-voices" });

  async function get(userId: string, id: string): Promise<SavedBrandVoice> {
    const row = await getBrandVoice(db.orm, userId, id);
    if (!row) throw new AppError("request.not_found");
    return toSaved(row);
  }

  return {
    get,
    async list(userId) {
      return (await listBrandVoices(db.orm, userId)).map(toSaved);
    },
    listUses: (userId) => listUses(db.orm, userId),
    async create(userId, { name, ...rules }) {
      const now = clock();
      const row = { id: randomUUID(), userId, name, rules: withoutEmptyLists(rules), createdAt: now, updatedAt: now };
      const inserted = await insertBrandVoice(db.orm, row, brandVoiceLimits.voices);
      if (!inserted) throw new AppError("brand_voice.too_many", { max: brandVoiceLimits.voices });
      changed(userId);
      return toSaved(inserted);
    },
    async update(userId, id, { version, name, ...rules }) {
      const values = { name, rules: withoutEmptyLists(rules), updatedAt: clock() };
      const row = await updateBrandVoice(db.orm, userId, id, version, values);
      if (!row) {
        const stored = await get(userId, id);
        throw new AppError("brand_voice.version_conflict", { version: stored.version });
      }
      changed(userId);
      return toSaved(row);
    },
    async delete(userId, id) {
      if (!(await deleteBrandVoice(db.orm, userId, id))) throw new AppError("request.not_found");
      changed(userId);
    },
    async resolve(userId, { brandVoice: _, ...brief }) {
      if (brief.brandVoiceId === undefined) return brief;
      const row = await getBrandVoice(db.orm, userId, brief.brandVoiceId);
      if (!row) throw new AppError("brief.brand_voice_unknown");
      return { ...brief, brandVoice: { id: row.id, name: row.name, ...row.rules } };
    },
  };
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
