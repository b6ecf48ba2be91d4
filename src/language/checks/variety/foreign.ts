import type { Variety } from "#shared/options.ts";
import { foreignForms } from "./foreign-forms.ts";
import { bareForm } from "./proclitics.ts";

type Speakers = ReadonlyMap<Variety, readonly Variety[]>;

let table: ReadonlyMap<string, Speakers> | undefined;

function build(): ReadonlyMap<string, Speakers> {
  const lines = foreignForms.trim().split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [key = "", forms = ""] = line.split("|");
      const speakers: Speakers = new Map(
        key.split(" ").map((one) => {
          const [asked = "", sources = ""] = one.split(":");
          return [`ar-${asked}` as Variety, sources.split(",").map((each) => `ar-${each}` as Variety)];
        }),
      );
      return forms.split(" ").map((form) => [form, speakers] as const);
    }),
  );
}

/**
 * Whose a word is that people of the asked country do not write, by lists of natives' judgement (`bench/variety/foreign`); undefined
 * for every word that they might write.
 */
export function foreignTo(word: string, asked: Variety): readonly Variety[] | undefined {
  table ??= build();
  const bare = bareForm(word, table);
  return bare === undefined ? undefined : table.get(bare)?.get(asked);
}
