import type { Template } from "../template.ts";
import type { TemplateSamples } from "./sample.ts";

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

/** The two samples of a template. Rejects when they cannot be fetched, or for a template that this version does not know. */
export async function loadSamples({
  key,
  category,
}: {
  readonly key: string;
  readonly category: string;
}): Promise<TemplateSamples> {
  const load = files[category as Category] as (typeof files)[Category] | undefined;
  const samples = (await load?.())?.samples[key];
  if (!samples) throw new RangeError(`There are no samples for ${key}.`);
  return samples;
}
