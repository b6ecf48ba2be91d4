import type { Exporter } from "./exporter.ts";

/** The source as the person has it, to the letter: it is the form that texts are kept in. */
export const writeMarkdown: Exporter = async ({ markdown }) => new TextEncoder().encode(`${markdown.trimEnd()}\n`);
