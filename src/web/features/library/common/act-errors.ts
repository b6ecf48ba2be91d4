import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";

/** Not where it was: deleted or taken back meanwhile, in another tab perhaps, or somebody else's. Trying again finds nothing either. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "request.not_found";
}

/** Why an act on texts that stood in this place failed: where another tab was first, that is what is said. */
export function useActErrorText(place: "library" | "trash"): (error: unknown) => string {
  const t = useTranslations("shelf.gone");
  const textOf = useErrorText();
  return (error) => (isGone(error) ? t(place) : textOf(error));
}
