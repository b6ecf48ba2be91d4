import { AppError } from "#shared/errors.ts";
import { type Act, refusalOf, type Standing } from "#shared/permissions.ts";

/** @throws AppError with the reason if the actor may not do this (`refusalOf`). */
export function permit(actor: Standing, act: Act): void {
  const refusal = refusalOf(actor, act);
  if (refusal) throw new AppError(refusal.code, refusal.params);
}
