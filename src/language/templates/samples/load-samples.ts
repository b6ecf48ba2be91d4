import { type Dialect, isDialect, languageOf, type Variety } from "#shared/options.ts";
import type { Template } from "../template.ts";
import type { SaidSample, SampleText, TemplateSamples } from "./sample.ts";

type Category = Template["category"];

/** A file a category, fetched when somebody asks for a sample. */
const files: Readonly<Record<Category, () => Promise<{ readonly samples: Readonly<Record<string, TemplateSamples>> }>>> = {
  blog: () => import("./blog.ts"),
  social: () => import("./social.ts"),
  marketing: () => import("./marketing.ts"),
  business: () => import("./business.ts"),
  creative: () => import("./creative.ts"),
  education: () => import("./education.ts"),
  ecommerce: () => import("./ecommerce.ts"),
  email: () => import("./email.ts"),
  advertising: () => import("./advertising.ts"),
  video: () => import("./video.ts"),
  press: () => import("./press.ts"),
  formal: () => import("./formal.ts"),
};

/** The same samples as the people of one country say them: a folder a dialect, with the same files. */
async function loadSaid(variety: Dialect, category: Category): Promise<Readonly<Record<string, readonly SaidSample[]>>> {
  const { said } = await import(`./${variety}/${category}.ts`);
  return said;
}

/**
 * The two samples of a template in a variety. Rejects when they cannot be fetched, or for a template that this version does not know.
 */
export async function loadSamples(
  { key, category }: { readonly key: string; readonly category: string },
  variety: Variety,
): Promise<readonly [SampleText, SampleText]> {
  const load = files[category as Category] as (typeof files)[Category] | undefined;
  const samples = (await load?.())?.samples[key]?.[languageOf(variety)];
  if (!samples) throw new RangeError(`There are no samples for ${key}.`);
  if (!isDialect(variety)) return samples;
  const [first, second] = (await loadSaid(variety, category as Category))[key] ?? [];
  return [saidAs(samples[0], first), saidAs(samples[1], second)];
}

const saidAs = (sample: SampleText, said: SaidSample | undefined): SampleText =>
  said ? { ...sample, ...said, fields: { ...sample.fields, ...said.fields } } : sample;
