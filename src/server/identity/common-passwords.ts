import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "#shared/errors.ts";
import { passwordLimits } from "./password-limits.ts";

let common: ReadonlySet<string> | null = null;

/**
 * Refuses a new password that is among the fifty thousand commonest of known leaks, as NIST SP 800-63B 3.1.1.2 asks. Capital letters do not make
 * it another.
 * @throws AppError identity.password_common
 */
export function refuseCommonPassword(password: string): void {
  common ??= new Set(dictionary["passwords-common"].filter(({ length }) => length >= passwordLimits.min));
  if (common.has(password.toLowerCase())) throw new AppError("identity.password_common");
}
