import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "#shared/errors.ts";
import { passwordLimits } from "./password-limits.ts";

let common: ReadonlySet<string> | null = null;

/** What somebody who guesses a password of this app tries first, beside the person's own name and address. */
const ownWords = ["lahja", "لهجة", "لهجه", "اللهجة"];
/** Shorter parts of a name stand in many words by chance. */
const wordMin = 4;

/** Whose password it is, where that is known: whoever sets a new one by a link of a mail is not. */
interface PasswordOwner {
  readonly name: string;
  readonly email: string | null;
}

/**
 * Refuses a new password that is among the fifty thousand commonest of known leaks, as NIST SP 800-63B 3.1.1.2 asks, and one that is too short
 * without the app's name and the person's own. Capital letters do not make it another.
 * @throws AppError identity.password_common
 */
export function refuseCommonPassword(password: string, owner: PasswordOwner | null): void {
  common ??= new Set(dictionary["passwords-common"].filter(({ length }) => length >= passwordLimits.min));
  const lower = password.toLowerCase();
  if (common.has(lower)) throw new AppError("identity.password_common");
  const words = [...ownWords, ...wordsOf(owner?.name ?? ""), ...wordsOf(owner?.email ?? "")];
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), lower);
  // Of a password that is too short by itself, its length is told.
  if (lower.length >= passwordLimits.min && rest.length < passwordLimits.min) throw new AppError("identity.password_common");
}

/** The parts of a name or an address, the longest first, so that none is left because a part of it was taken. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(({ length }) => length >= wordMin).toSorted((a, b) => b.length - a.length);
}
