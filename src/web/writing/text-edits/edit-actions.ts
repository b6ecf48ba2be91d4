import { AlignLeft, Expand, type LucideIcon, PenLine, RefreshCw, Replace, Shrink, SpellCheck, VenetianMask } from "lucide-react";
import type { EditAction } from "#shared/contracts/text-edits.ts";
import { languageOf, type Variety } from "#shared/options.ts";

/** What stands in the menu, in order. `code`: the key that chooses it there, by its place on the keyboard, whatever letters it writes. */
export const menuActions = [
  { action: "rewrite", icon: RefreshCw, code: "KeyR" },
  { action: "shorten", icon: Shrink, code: "KeyS" },
  { action: "expand", icon: Expand, code: "KeyE" },
  { action: "simplify", icon: AlignLeft, code: "KeyP" },
  { action: "fix", icon: SpellCheck, code: "KeyF" },
  { action: "continue", icon: PenLine, code: "KeyC" },
  { action: "tone", icon: VenetianMask, code: "KeyT" },
  { action: "convert", icon: Replace, code: "KeyV" },
] as const satisfies readonly { action: EditAction; icon: LucideIcon; code: string }[];
export type MenuAction = (typeof menuActions)[number];

/** The letter on an English keyboard. */
export const letterOf = ({ code }: MenuAction): string => code.slice(-1);

/** How a wish would be done: by a model, by what the built-in writer can do honestly, or not at all, with the reason. */
export type Way = "model" | "check" | "words" | "needsModel" | "notInPlan" | "tooFewWords";

export function isPossible(way: Way): boolean {
  return way === "model" || way === "check" || way === "words";
}

/** What decides on a wish: whether a model writes in the text's variety for this person, and whether their plan has that variety. */
interface OwnVariety {
  readonly hasModel: boolean;
  readonly isInPlan: boolean;
  /** The month has fewer words left than would be reserved for it. */
  readonly isOver?: boolean;
}

export function wayOf(action: EditAction, { hasModel, isInPlan, isOver = false }: OwnVariety): Way {
  // The other variety makes the difference: each says for itself.
  if (action === "convert") return isOver ? "tooFewWords" : hasModel ? "model" : "words";
  // Another plan would not help where nobody can do it.
  if (!hasModel && action !== "fix") return "needsModel";
  if (!isInPlan) return "notInPlan";
  if (isOver) return "tooFewWords";
  return hasModel ? "model" : "check";
}

/** How the text would come into another variety, by the same rules as on the server. */
export function wayTo(to: Variety, from: Variety, { hasModel, isInPlan }: OwnVariety): Way {
  if (!isInPlan) return "notInPlan";
  if (hasModel) return "model";
  return languageOf(from) === "ar" && languageOf(to) === "ar" ? "words" : "needsModel";
}
