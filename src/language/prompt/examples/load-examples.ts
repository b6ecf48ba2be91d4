import type { Variety } from "#shared/options.ts";
import type { Example, ExampleFamily } from "./example.ts";

/**
 * The examples of a variety for a kind of text. A file each, read when a model first writes such a text: only the server has them, and
 * no page of the browser imports this folder.
 */
export async function loadExamples(variety: Variety, family: ExampleFamily): Promise<readonly Example[]> {
  const { examples } = (await import(`./${variety}/${family}.ts`)) as { readonly examples: readonly Example[] };
  return examples;
}
