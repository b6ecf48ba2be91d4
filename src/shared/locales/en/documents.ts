import { archives } from "./archives.ts";
import { editor } from "./editor.ts";
import { imports } from "./imports.ts";
import { sharing } from "./sharing.ts";
import { shelf } from "./shelf.ts";
import { textEdits } from "./text-edits.ts";
import { versions } from "./versions.ts";

/** The texts around a kept text and the library, fetched with the pages that show them. */
export const documentMessages = { archives, editor, imports, sharing, shelf, textEdits, versions };
