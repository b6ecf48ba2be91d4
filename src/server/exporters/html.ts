import { readDocument } from "#language/document/read-document.ts";
import { toHtmlPage } from "#language/document/to-html.ts";
import type { Exporter } from "./exporter.ts";

/** A page that stands alone. */
export const writeHtml: Exporter = async (source) => new TextEncoder().encode(toHtmlPage(readDocument(source)));
