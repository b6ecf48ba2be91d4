import { ConflictDialog } from "#web/writing/autosave/conflict-dialog.tsx";
import { needsAnswer, TroubleNotice } from "#web/writing/autosave/trouble-notice.tsx";
import type { TextWork } from "./use-text-work.ts";

/** What comes between a person and a changed text: somebody else's changes. Leaving is no matter: nothing is lost by it. */
export function WorkDialogs({ work }: { work: TextWork }) {
  const { conflict, isAsking } = work;
  if (conflict && isAsking) return <ConflictDialog conflict={conflict} work={work} />;
  return needsAnswer(work.status) ? <TroubleNotice work={work} /> : null;
}
