import { readFileSync } from "node:fs";
import { z } from "zod";
import { findTemplate } from "#language/templates/registry.ts";
import { ConfigError } from "#server/platform/startup-error.ts";
import { daysBetween } from "#shared/calendar.ts";
import { anyCountry } from "#shared/contracts/trends.ts";
import { seasons } from "./seasons.data.ts";

const countries = z.array(anyCountry).min(1);
const name = z.string().trim().min(1).max(120);
const builtInIds = seasons.map(({ id }) => id);
const hijriIds = seasons.filter(({ rule }) => rule.by === "hijri").map(({ id }) => id);

const ownSeason = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/, "must have small letters, digits and hyphens only")
      .refine((id) => !builtInIds.includes(id), "is the id of a season that Lahja has"),
    name: z.strictObject({ en: name, ar: name }),
    from: z.iso.date(),
    to: z.iso.date().optional(),
    repeats: z.enum(["monthly", "yearly"]).optional(),
    countries,
    templates: z
      .array(z.number().refine((id) => findTemplate(id) !== undefined, "is no template"))
      .max(5)
      .default([]),
  })
  .refine(({ from, to }) => to === undefined || (from <= to && daysBetween(from, to) < 366), {
    path: ["to"],
    message: "must be the same day or up to a year later",
  });

const announcement = z.strictObject({
  season: z.enum(hijriIds as [string, ...string[]]),
  from: z.iso.date(),
  countries,
});

const seasonsFile = z.strictObject({
  seasons: z.array(ownSeason).max(500).default([]),
  announced: z.array(announcement).max(500).default([]),
});

/** What an operator adds to the calendar: seasons of their own, and days of Hijri seasons as they were announced. */
export type SeasonsFile = z.infer<typeof seasonsFile>;
export type OwnSeason = SeasonsFile["seasons"][number];

/**
 * Reads the operator's file.
 * @throws ConfigError that names the file, and the entry and field that do not fit.
 */
export function readSeasonsFile(path: string): SeasonsFile {
  const result = seasonsFile.safeParse(parse(path));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigError(`SEASONS_FILE ${path}: ${issue?.path.join(".") || "the file"} ${issue?.message}.`);
  }
  const ids = result.data.seasons.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new ConfigError(`SEASONS_FILE ${path}: two seasons have the id '${twice}'.`);
  return result.data;
}

function parse(path: string): unknown {
  try {
    // An editor on Windows may begin the file with a byte order mark.
    return JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new ConfigError(`SEASONS_FILE ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
