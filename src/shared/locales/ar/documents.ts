import type { documentMessages as english } from "../en/documents.ts";
import type { Localised } from "../localised.ts";
import { archives } from "./archives.ts";
import { editor } from "./editor.ts";
import { imports } from "./imports.ts";
import { sharing } from "./sharing.ts";
import { shelf } from "./shelf.ts";
import { textEdits } from "./text-edits.ts";
import { versions } from "./versions.ts";

export const documentMessages = { archives, editor, imports, sharing, shelf, textEdits, versions } satisfies Localised<
  typeof english
>;
