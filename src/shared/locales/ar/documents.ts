import type { documentMessages as english } from "../en/documents.ts";
import type { Localised } from "../localised.ts";
import { archives } from "./archives.ts";
import { convert } from "./convert.ts";
import { drafts } from "./drafts.ts";
import { editor } from "./editor.ts";
import { imports } from "./imports.ts";
import { library } from "./library.ts";
import { modelNotice } from "./model-notice.ts";
import { receipt } from "./receipt.ts";
import { sharing } from "./sharing.ts";
import { shelf } from "./shelf.ts";
import { suggestions } from "./suggestions.ts";
import { textEdits } from "./text-edits.ts";
import { versions } from "./versions.ts";
import { waits } from "./waits.ts";

export const documentMessages = {
  archives,
  convert,
  drafts,
  editor,
  imports,
  library,
  modelNotice,
  receipt,
  sharing,
  shelf,
  suggestions,
  textEdits,
  versions,
  waits,
} satisfies Localised<typeof english>;
