import type { ErrorCode } from "../errors.ts";

/**
 * The shape of an English catalogue with any text in it. The Arabic catalogue must satisfy it, so that a missing text does not
 * compile.
 */
export type Localised<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Localised<Texts[Key]> };

type Group<Code extends string> = Code extends `${infer Head}.${string}` ? Head : Code;

/** Groups of codes that few pages meet. Their texts come with the texts of those pages, not in a first load. */
type LaterGroup = "phone" | "route" | "local_model";

/**
 * A text for each error code. A dot in a code is a level of the catalogue (`plan.word_limit` is `plan: { word_limit }`), because
 * the i18n library splits message keys at dots.
 */
export type ErrorTexts = {
  readonly [Head in Exclude<Group<ErrorCode>, LaterGroup>]: Head extends ErrorCode ? string : GroupTexts<Head>;
};

/** Like `ErrorTexts`, for one of the later groups. */
export type LaterErrorTexts<Head extends LaterGroup> = GroupTexts<Head>;

type GroupTexts<Head extends string> = {
  readonly [Code in ErrorCode as Code extends `${Head}.${infer Rest}` ? Rest : never]: string;
};
