import { describe, expect, it } from "vitest";
import { versionOrigins } from "#shared/contracts/library.ts";
import { maxVersions } from "#shared/contracts/versions.ts";
import { fc } from "#tests/support/properties.ts";
import { type AgingVersion, isReplacedByAutosave, versionsToDrop } from "./library.versions.age.ts";

const now = new Date("2026-11-20T12:34:56Z");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const madeAgo = (ms: number) => new Date(now.getTime() - ms);

/** Versions in order, made so long ago each. */
const madeAt = (origin: AgingVersion["origin"], ages: readonly number[]): AgingVersion[] =>
  ages.map((age, index) => ({ version: index + 1, origin, createdAt: madeAgo(age) }));

const anyVersions = fc
  .array(fc.record({ age: fc.integer({ min: 0, max: 400 * day }), origin: fc.constantFrom(...versionOrigins) }), {
    maxLength: 220,
  })
  .map((made) =>
    made
      .toSorted((a, b) => b.age - a.age)
      .map(({ age, origin }, index): AgingVersion => ({ version: index * 2 + 1, origin, createdAt: madeAgo(age) })),
  );

const keptOf = (versions: readonly AgingVersion[]) => {
  const dropped = new Set(versionsToDrop(versions, now));
  return versions.filter(({ version }) => !dropped.has(version));
};

describe("which versions stay", () => {
  it("are the first, the newest, and never more than a hundred", () => {
    fc.assert(
      fc.property(anyVersions, (versions) => {
        const kept = keptOf(versions);
        expect(kept.length).toBeLessThanOrEqual(maxVersions);
        expect(kept[0]).toEqual(versions[0]);
        expect(kept.at(-1)).toEqual(versions.at(-1));
      }),
    );
  });

  it("are the same when they are thinned again", () => {
    fc.assert(
      fc.property(anyVersions, (versions) => {
        expect(keptOf(keptOf(versions))).toEqual(keptOf(versions));
      }),
    );
  });

  it("do not depend on the order in which they are told", () => {
    fc.assert(
      fc.property(anyVersions, (versions) => {
        const told = versionsToDrop(versions.toReversed(), now);
        expect(told.toSorted((a, b) => a - b)).toEqual(versionsToDrop(versions, now));
      }),
    );
  });

  it("are all of the last hour, as long as a hundred are enough", () => {
    fc.assert(
      fc.property(anyVersions, (versions) => {
        const young = versions.filter(({ createdAt }) => createdAt >= madeAgo(hour));
        fc.pre(young.length < maxVersions / 2);
        const kept = keptOf(versions);
        if (kept.length < maxVersions) expect(kept).toEqual(expect.arrayContaining(young));
      }),
    );
  });

  it("are one an hour for a day, one a day for a month, one a week after that", () => {
    const everyTenMinutes = Array.from({ length: 6 * 24 }, (_, index) => (index + 1) * 10 * minute).toReversed();
    // Six of the last hour, its edge, 23 hours before it, and the first one for itself.
    expect(keptOf(madeAt("edit", everyTenMinutes)).length).toBe(6 + 24 + 1);
    const everyEightHours = Array.from({ length: 29 * 3 }, (_, index) => day + (index + 1) * 8 * hour).toReversed();
    expect(keptOf(madeAt("edit", everyEightHours)).length).toBeGreaterThanOrEqual(29);
    expect(keptOf(madeAt("edit", everyEightHours)).length).toBeLessThanOrEqual(32);
    const everyDay = Array.from({ length: 70 }, (_, index) => 31 * day + (index + 1) * day).toReversed();
    expect(keptOf(madeAt("edit", everyDay)).length).toBeLessThanOrEqual(13);
  });

  it.each(versionOrigins.filter((origin) => origin !== "autosave"))(
    "prefer %s to what saved itself in the same hour",
    (origin) => {
      const at = new Date("2026-11-20T09:00:00Z").getTime();
      const made = (version: number, own: AgingVersion["origin"], minutes: number): AgingVersion => ({
        version,
        origin: own,
        createdAt: new Date(at + minutes * minute),
      });
      const between = [made(2, "autosave", 5), made(3, origin, 10), made(4, "autosave", 20), made(5, "autosave", 40)];
      const all = [made(1, "generation", 0), ...between, made(6, "edit", 200)];
      expect(versionsToDrop(all, now)).toEqual([2, 4, 5]);
    },
  );

  it("lose the oldest of what saved itself first where a hundred are not enough", () => {
    const versions = madeAt(
      "edit",
      Array.from({ length: 130 }, (_, index) => (130 - index) * 20_000),
    ).map((version) => (version.version % 2 === 0 ? { ...version, origin: "autosave" as const } : version));
    expect(versionsToDrop(versions, now)).toEqual(Array.from({ length: 30 }, (_, index) => (index + 1) * 2));
  });
});

describe("a text that saves itself", () => {
  const latest = (origin: AgingVersion["origin"], at: string): AgingVersion => ({ version: 3, origin, createdAt: new Date(at) });

  it("takes the place of what it saved in the same ten minutes, and of nothing else", () => {
    expect(isReplacedByAutosave(latest("autosave", "2026-11-20T12:31:00Z"), now)).toBe(true);
    expect(isReplacedByAutosave(latest("autosave", "2026-11-20T12:29:00Z"), now)).toBe(false);
    expect(isReplacedByAutosave(latest("edit", "2026-11-20T12:34:50Z"), now)).toBe(false);
  });
});
