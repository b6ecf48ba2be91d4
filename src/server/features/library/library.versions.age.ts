import type { VersionOrigin } from "#shared/contracts/library.ts";
import { maxVersions } from "#shared/contracts/versions.ts";

/** What decides whether a version stays. */
export interface AgingVersion {
  readonly version: number;
  readonly origin: VersionOrigin;
  readonly createdAt: Date;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Texts that save themselves while somebody types become one version for each stretch of so long on the clock. */
const autosaveStretch = 10 * minute;

/** How many versions of a text stay. */
interface AgingRule {
  /** One version stays for each of these spans, by how old it is; of the last hour all stay. */
  readonly spans: readonly { readonly upTo: number; readonly keepOneA: number }[];
  readonly max: number;
}

const usualRule: AgingRule = {
  spans: [
    { upTo: day, keepOneA: hour },
    { upTo: 30 * day, keepOneA: day },
    { upTo: Infinity, keepOneA: 7 * day },
  ],
  max: maxVersions,
};

/** For a person whose texts take more room than the plan has. */
export const tightRule: AgingRule = {
  spans: [
    { upTo: 30 * day, keepOneA: day },
    { upTo: Infinity, keepOneA: 30 * day },
  ],
  max: maxVersions / 10,
};

/** Whether a text that saves itself now takes the place of this version, the newest one. */
export function isReplacedByAutosave({ origin, createdAt }: AgingVersion, now: Date): boolean {
  const stretchOf = (moment: Date) => Math.floor(moment.getTime() / autosaveStretch);
  return origin === "autosave" && stretchOf(createdAt) === stretchOf(now);
}

/**
 * The versions to let go, given all of a text. By the usual rule everything of the last hour stays, then one an hour for a day, one a
 * day for a month, one a week after that, and never more than a hundred. What somebody or a writer made stays before what saved
 * itself. The first and the newest version stay always.
 */
export function versionsToDrop(versions: readonly AgingVersion[], now: Date, rule: AgingRule = usualRule): number[] {
  const oldestFirst = versions.toSorted((a, b) => a.version - b.version);
  const free = oldestFirst.slice(1, -1);
  const keptBySpan = new Map<string, AgingVersion>();
  for (const version of free) {
    const span = spanOf(version, now, rule);
    const other = keptBySpan.get(span);
    if (!other || isKeptBefore(version, other)) keptBySpan.set(span, version);
  }
  const kept = new Set(keptBySpan.values());
  const tooMany = Math.max(0, kept.size + (versions.length - free.length) - rule.max);
  const byAge = free.filter((version) => kept.has(version));
  const weakFirst = [
    ...byAge.filter(({ origin }) => origin === "autosave"),
    ...byAge.filter(({ origin }) => origin !== "autosave"),
  ];
  for (const version of weakFirst.slice(0, tooMany)) kept.delete(version);
  return free.filter((version) => !kept.has(version)).map(({ version }) => version);
}

/** Spans are stretches of the calendar, not of time from now: who is thinned today and tomorrow keeps the same versions. */
function spanOf({ version, createdAt }: AgingVersion, now: Date, { spans }: AgingRule): string {
  const age = now.getTime() - createdAt.getTime();
  if (age <= hour) return `version ${version}`;
  const { keepOneA } = spans.find(({ upTo }) => age <= upTo) ?? { keepOneA: Infinity };
  return `${keepOneA} ${Math.floor(createdAt.getTime() / keepOneA)}`;
}

/** Of two versions of one span, the later in its list being the newer one. */
function isKeptBefore(later: AgingVersion, earlier: AgingVersion): boolean {
  return later.origin !== "autosave" || earlier.origin === "autosave";
}
