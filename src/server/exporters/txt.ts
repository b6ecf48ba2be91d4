import { readDocument } from "#language/document/read-document.ts";
import { toPlainText } from "#language/document/to-plain-text.ts";
import type { Exporter } from "./exporter.ts";

/** The words alone. */
export const writeTxt: Exporter = async (source) => new TextEncoder().encode(toPlainText(readDocument(source)));
