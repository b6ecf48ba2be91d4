import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { ChangedWords } from "#language/diff/word-diff.ts";
import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { ItemVersion, ListedVersion } from "#shared/contracts/versions.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { tellWorkspace } from "../events/events.service.ts";
import type { LibraryService } from "./library.service.ts";
import { getItem, getVersion, insertItem, type LibraryRow } from "./library.store.ts";
import { type ListedVersionRow, listVersions, versionTexts } from "./library.versions.store.ts";

/** The earlier states of a text. Throws `request.not_found` for what is not there, or not this person's. */
export interface VersionsService {
  /** Newest first. */
  list(owner: Owner, id: string): Promise<ListedVersion[]>;
  get(owner: Owner, id: string, version: number): Promise<ItemVersion>;
  /** Makes an earlier text the newest one, with the title that it had; throws `library.version_conflict` where another one than `current` is stored. */
  restore(owner: Owner, id: string, version: number, current: number, language: Language): Promise<LibraryItem>;
  /** A new text in the library with the words of a version. @returns its id. */
  copy(owner: Owner, id: string, version: number): Promise<string>;
}

/** A version never changes, so what differs between two is counted once while the process lives. */
const countsKept = 10_000;
/** One list compares texts of so many words together; older versions of very long texts are listed without counts then. */
const wordsComparedMost = 400_000;
/** A list is answered after so long at the latest, older versions without counts. */
const countingMostMs = 3_000;
/** Texts are read in groups, so that a hundred long ones never stand in memory together and other requests get their turn. */
const textsAtOnce = 10;

export function createVersionsService(
  { db, events, clock, texts }: Pick<Deps, "db" | "events" | "clock" | "texts">,
  library: LibraryService,
): VersionsService {
  const counts = new Map<string, ChangedWords>();

  return {
    async list(owner, id) {
      const item = await own(owner, id);
      const rows = await listVersions(db.orm, item.id);
      const known = await countAll(item.id, rows);
      return rows.map((row, index) => {
        const own = known.get(keyOf(item.id, row, rows[index + 1]));
        return { ...shown(row), added: own?.added ?? null, removed: own?.removed ?? null };
      });
    },
    async get(owner, id, version) {
      const { text, ...row } = await find(await own(owner, id), version);
      return { ...shown(row), text };
    },
    restore: (owner, id, version, current, language) => library.restore(owner, id, { version, current }, language),
    async copy(owner, id, version) {
      const item = await own(owner, id);
      const { text, words, writer } = await find(item, version);
      const now = clock();
      // What is told about the writing of the text is not told about a later state of it.
      const { tone, varietyVerdict, report: _, repair: __, tokens: ___, seconds: ____, ...kept } = item;
      const alone = { generationId: null, setId: null, conversion: null, favourite: false, version: 1 };
      const report = item.brief && words > 0 ? await texts.report(text, item.brief) : null;
      const copy = { ...kept, ...alone, ...madeBy(owner), id: randomUUID(), text, words, report, createdAt: now, updatedAt: now };
      await db.orm.transaction((tx) => insertItem(tx, copy, { origin: "edit", writer }));
      tellWorkspace({ events }, owner, { type: "library" });
      return copy.id;
    },
  };

  async function own(owner: Owner, id: string): Promise<LibraryRow> {
    const item = await getItem(db.orm, owner, id);
    if (!item) throw new AppError("request.not_found");
    return item;
  }

  async function find(item: LibraryRow, version: number) {
    const row = await getVersion(db.orm, item.id, version);
    if (!row) throw new AppError("request.not_found");
    return row;
  }

  /** Counts what differs between each version and the one before it, the newest first, as far as is fit for one request. */
  async function countAll(itemId: string, rows: readonly ListedVersionRow[]): Promise<ReadonlyMap<string, ChangedWords>> {
    const pairs = rows.slice(0, -1).map((row, index) => ({ row, before: rows[index + 1] }));
    let words = 0;
    const missing = pairs.filter(({ row, before }) => {
      if (counts.has(keyOf(itemId, row, before))) return false;
      words += row.words;
      return words <= wordsComparedMost;
    });
    const start = performance.now();
    for (let at = 0; at < missing.length; at += textsAtOnce) {
      const group = missing.slice(at, at + textsAtOnce);
      const wanted = group.flatMap(({ row, before }) => [row.version, before?.version ?? row.version]);
      const found = await versionTexts(db.orm, itemId, [...new Set(wanted)]);
      for (const { row, before } of group) {
        const [was, is] = [before && found.get(before.version), found.get(row.version)];
        if (was === undefined || is === undefined) continue;
        const changed = await texts.changes(was, is);
        if (changed) remember(keyOf(itemId, row, before), changed);
        // Others get their turn between two comparisons; the next request goes on where this one stops.
        await setImmediate();
        if (performance.now() - start > countingMostMs) return counts;
      }
    }
    return counts;
  }

  function remember(key: string, found: ChangedWords): void {
    // A map keeps the order of insertion: the oldest entry goes.
    for (const oldest of counts.keys()) {
      if (counts.size < countsKept) break;
      counts.delete(oldest);
    }
    counts.set(key, found);
  }
}

const keyOf = (itemId: string, row: ListedVersionRow, before: ListedVersionRow | undefined) =>
  `${itemId} ${before?.version ?? 0} ${row.version}`;

function shown({ version, origin, title, words, writer, restoredFrom, createdAt }: ListedVersionRow) {
  return { version, origin, title, words, writer, restoredFrom, createdAt: createdAt.toISOString() };
}
