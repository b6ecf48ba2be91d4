import type { Language } from "#shared/options.ts";
import type { CategoryKeys, OwnFieldKeys, TemplateKey } from "../registry.ts";
import type { Template } from "../template.ts";

/**
 * What a person could have typed into a template's form. What differs from country to country is a
 * mark that `fillSample` replaces: `{city}`, `{town}` (another one), `{area}` and `{street}` in the city, `{country}`, `{code}` (of the
 * country, for a choice), and `{15}`, a price in Saudi riyals.
 */
export interface SampleText<Key extends string = string> {
  /** Empty where the template asks for a text instead. */
  readonly topic: string;
  readonly notes: readonly string[];
  /** A date is given in days from today, an amount of money like a price in a note: in riyals, or in dollars in English. */
  readonly fields: Readonly<Partial<Record<Key, string | number | readonly string[]>>>;
}

/** Two samples of a template, in Standard Arabic and in English. */
export type TemplateSamples<Key extends string = string> = Readonly<
  Record<Language, readonly [SampleText<Key>, SampleText<Key>]>
>;

/** The samples of all templates of a category: one that is missing does not compile. */
export type CategorySamples<Category extends Template["category"]> = {
  readonly [Key in CategoryKeys<Category> & TemplateKey]: TemplateSamples<OwnFieldKeys<Key>>;
};

/**
 * A sample as people of one country type it: the same facts in the same order, with the same marks. Of the fields only those that are said
 * otherwise than in Standard Arabic.
 */
export interface SaidSample<Key extends string = string> {
  readonly topic: string;
  readonly notes: readonly string[];
  readonly fields?: Readonly<Partial<Record<Key, string | readonly string[]>>>;
}

/** A dialect's samples of all templates of a category: one that is missing does not compile. */
export type CategorySaid<Category extends Template["category"]> = {
  readonly [Key in CategoryKeys<Category> & TemplateKey]: readonly [SaidSample<OwnFieldKeys<Key>>, SaidSample<OwnFieldKeys<Key>>];
};
