import type { Deps } from "#server/deps.ts";
import type { Actor, Owner } from "#server/platform/actor.ts";
import { permit } from "#server/platform/permit.ts";
import { countCall } from "#server/platform/rate-limit.ts";
import { toStatus } from "#server/writers/status.ts";
import type { Writer } from "#server/writers/writer.ts";
import type { WriterStatus } from "#shared/contracts/generations.ts";
import type { KeyModels, OwnWriterState, SaveOwnWriterRequest, SessionOwnWriter } from "#shared/contracts/own-writer.ts";
import { AppError } from "#shared/errors.ts";
import type { Variety } from "#shared/options.ts";
import { tellTabs } from "../events/events.service.ts";
import { keyAsService, listModelsOf, readKeyModels } from "./own-writer.keys.ts";
import { changeOwnWriter, deleteOwnWriter, getOwnWriter, type OwnWriterRow, putOwnWriter } from "./own-writer.store.ts";

/** What a person sees of a key that they once entered. A short key would be half told by so many characters. */
const endingChars = 4;
const endingFromChars = 12;

/** Each test is a request that the person's service may charge for. */
const testsPerWindow = { max: 20, windowSeconds: 600 };

type OwnWriterDeps = Pick<Deps, "db" | "config" | "writers" | "ownModels" | "keySealer" | "clock" | "events">;

/** Changes throw `own_writer.not_allowed` where the operator does not let people bring a service. */
export interface OwnWriterService {
  get(userId: string): Promise<OwnWriterState>;
  /** Sets up a service, or changes it. Throws `own_writer.key_needed`, `own_writer.address_refused`. */
  save(userId: string, request: SaveOwnWriterRequest): Promise<OwnWriterState>;
  /** Lets it write from now on, or the server's writer again. Throws `own_writer.missing`. */
  switch(userId: string, enabled: boolean): Promise<OwnWriterState>;
  /**
   * Prepares one tiny request to it. Throws `own_writer.*`, `identity.email_unverified`, `request.rate_limited`. What is returned sends
   * the request; it throws `own_writer.*` and `writer.*`, and the signal's reason when it was aborted.
   */
  test(actor: Actor): Promise<(signal: AbortSignal, onStatus: (status: WriterStatus | null) => void) => Promise<OwnWriterState>>;
  /** Forgets it, key included. Allowed wherever one is stored. */
  remove(userId: string): Promise<OwnWriterState>;
  /** The operator's keys that lack a model, with the models to choose from. */
  keyModels(actor: Actor): Promise<KeyModels>;
  /** Stores such a key with a model as the person's own service, not in use yet. Throws `own_writer.not_allowed`, `own_writer.missing`. */
  useKey(actor: Actor, setting: string, model: string): Promise<OwnWriterState>;
  /** The service while it writes the person's texts, for their record. */
  inUse(userId: string): Promise<SessionOwnWriter | null>;
  /**
   * Who writes in this variety: in a personal workspace the person's own service where one is in use, else the server's writer; null
   * where nobody does. Never one in the place of the other: who brought a service must hear that it fails.
   */
  writerFor(owner: Owner, variety: Variety): Promise<Writer | null>;
}

export function createOwnWriterService(deps: OwnWriterDeps, listModels = listModelsOf): OwnWriterService {
  const { db, config, writers, ownModels, keySealer, clock } = deps;

  function stateOf(row: OwnWriterRow | null): OwnWriterState {
    if (!row) return { allowed: config.ownWriters, writer: null };
    const { baseUrl, model, keyEnding, enabled, testedAt } = row;
    const hasKey = keySealer.open(row.encryptedKey, row.userId) !== null;
    return {
      allowed: config.ownWriters,
      writer: { baseUrl, model, keyEnding, hasKey, enabled, testedAt: testedAt?.toISOString() ?? null },
    };
  }

  function changed(row: OwnWriterRow | null, userId: string): OwnWriterState {
    // The desk of every open tab asks the person's record who writes.
    tellTabs(deps, userId, { type: "settings" });
    return stateOf(row);
  }

  function refuseWhereOff(): void {
    if (!config.ownWriters) throw new AppError("own_writer.not_allowed");
  }

  async function enabledRow(userId: string): Promise<OwnWriterRow | null> {
    const row = config.ownWriters ? await getOwnWriter(db.orm, userId) : null;
    return row?.enabled ? row : null;
  }

  function modelOf(row: OwnWriterRow) {
    const apiKey = keySealer.open(row.encryptedKey, row.userId);
    if (apiKey === null) throw new AppError("own_writer.key_unreadable");
    return { baseUrl: row.baseUrl, model: row.model, apiKey };
  }

  return {
    get: async (userId) => stateOf(await getOwnWriter(db.orm, userId)),
    async save(userId, { model, apiKey, enabled, ...request }) {
      refuseWhereOff();
      const baseUrl = checkedAddress(request.baseUrl, config.mode);
      const before = await getOwnWriter(db.orm, userId);
      const mayKeep = before !== null && new URL(before.baseUrl).origin === new URL(baseUrl).origin;
      if (apiKey === undefined && !mayKeep) throw new AppError("own_writer.key_needed");
      const key =
        apiKey === undefined && before
          ? { encryptedKey: before.encryptedKey, keyEnding: before.keyEnding }
          : { encryptedKey: keySealer.seal(apiKey ?? "", userId), keyEnding: endingOf(apiKey ?? "") };
      const isInUse = enabled ?? before?.enabled ?? true;
      const row = { userId, baseUrl, model, ...key, enabled: isInUse, testedAt: null, updatedAt: clock() };
      return changed(await putOwnWriter(db.orm, row), userId);
    },
    async switch(userId, enabled) {
      refuseWhereOff();
      const row = await changeOwnWriter(db.orm, userId, { enabled, updatedAt: clock() });
      if (!row) throw new AppError("own_writer.missing");
      return changed(row, userId);
    },
    async test(actor) {
      refuseWhereOff();
      permit(actor, { act: "model" });
      const row = await getOwnWriter(db.orm, actor.userId);
      if (!row) throw new AppError("own_writer.missing");
      await countCall(db, { scope: "own-writer-test", subject: actor.userId, ...testsPerWindow }, clock());
      const model = modelOf(row);
      return async (signal, onStatus) => {
        await ownModels.test(model, signal, (status) => onStatus(toStatus(status)));
        return changed(await changeOwnWriter(db.orm, actor.userId, { testedAt: clock() }), actor.userId);
      };
    },
    async remove(userId) {
      await deleteOwnWriter(db.orm, userId);
      return changed(null, userId);
    },
    keyModels: async (actor) => readKeyModels(config, actor.person, await getOwnWriter(db.orm, actor.userId), listModels),
    async useKey(actor, setting, model) {
      refuseWhereOff();
      const { baseUrl, apiKey } = keyAsService(config, actor.person, await getOwnWriter(db.orm, actor.userId), setting);
      const key = { encryptedKey: keySealer.seal(apiKey, actor.userId), keyEnding: endingOf(apiKey) };
      const row = { userId: actor.userId, baseUrl, model, ...key, enabled: false, testedAt: null, updatedAt: clock() };
      return changed(await putOwnWriter(db.orm, row), actor.userId);
    },
    async inUse(userId) {
      const row = await enabledRow(userId);
      return row && { model: row.model };
    },
    async writerFor({ workspaceId, userId }, variety) {
      const row = workspaceId === userId ? await enabledRow(userId) : null;
      return row ? ownModels.writer(modelOf(row)) : writers.writerFor(variety);
    },
  };
}

/**
 * An address without its closing slashes. Whether it is reachable at all is for the guards of each request to say; here is refused
 * what would send the key in the clear, or carries more than an address.
 */
function checkedAddress(address: string, mode: Deps["config"]["mode"]): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLoopback = url !== null && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback && mode === "local");
  if (!url || !isSafe || url.username || url.password || url.search || url.hash) throw new AppError("own_writer.address_refused");
  return url.href.replace(/\/+$/, "");
}

function endingOf(apiKey: string): string {
  return apiKey.length >= endingFromChars ? apiKey.slice(-endingChars) : "";
}
