/** Facts as people note them for each form, with the section where a reader looks for them; null where the fact alone does not tell. */
export type PlacingSentences = Readonly<Record<string, readonly (readonly [section: string | null, fact: string])[]>>;
