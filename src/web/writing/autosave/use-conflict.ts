import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import { standardOf, type Variety } from "#shared/options.ts";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import type { StoredText } from "./stored-text.ts";
import type { KeptText } from "./use-kept-text.ts";

/** Two texts claim the same place: the one of this page, and one that somebody else saved meanwhile. */
export interface TextConflict {
  readonly mine: string;
  readonly theirs: StoredText;
  readonly variety: Variety;
}

export interface ConflictWork {
  readonly conflict: TextConflict | null;
  /** The question stands over the page. Otherwise a line says that there is one. */
  readonly isAsking: boolean;
  ask(): void;
  /** Leaves it open: nothing is sent before it is answered. */
  postpone(): void;
  keepMine(): void;
  takeTheirs(): void;
}

interface Asking {
  readonly isEditing: boolean;
  readonly isAsking: boolean;
  readonly setAsking: (isAsking: boolean) => void;
}

/**
 * Neither of two texts is lost by itself. Who is typing is told by a line beside the text: a question that takes the focus would
 * be answered by the next press of the space bar.
 */
export function useConflict(
  kept: KeptText | null,
  variety: Variety | null,
  { isEditing, isAsking, setAsking }: Asking,
): ConflictWork {
  const t = useTranslations("editor.conflict");
  const common = useTranslations("common");
  const trouble = kept?.state.trouble;
  const theirs = trouble?.kind === "conflict" ? trouble.theirs : null;
  const hasConflict = theirs !== null;
  const isTyping = isEditing && !kept?.state.isRecovered;
  const askUnlessTyping = useEffectEvent((isOpen: boolean) => setAsking(isOpen && !isTyping));
  useEffect(() => askUnlessTyping(hasConflict), [hasConflict]);

  return {
    conflict: kept && theirs ? { mine: kept.state.text, theirs, variety: variety ?? plainVarietyOf(kept.state.text) } : null,
    isAsking: hasConflict && isAsking,
    ask: () => setAsking(true),
    postpone: () => setAsking(false),
    keepMine: () => void kept?.autosave.keepMine(),
    takeTheirs() {
      if (!kept) return;
      const { autosave } = kept;
      const mine = autosave.takeTheirs();
      const taken = autosave.state.text;
      const undo = () => {
        if (autosave.state.text !== taken) return;
        autosave.change(mine);
        void autosave.save("edit");
      };
      const action = { label: common("undo"), onSelect: undo };
      toast({ title: t("tookTheirs"), durationMs: toastDurationsMs.longest, action });
    },
  };
}

/** A text of one's own has no variety; it is shown in the plain one of its script. */
function plainVarietyOf(text: string): Variety {
  return standardOf(directionOf(text) === "rtl" ? "ar" : "en");
}
