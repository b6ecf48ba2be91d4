import { useTranslations } from "use-intl";
import { useWays } from "#web/identity/ways.ts";
import { isolate } from "#web/lib/isolate.ts";

/** What a way of signing in is called: in the person's language, or by the provider's own name. */
export function useWayName(): (way: string) => string {
  const t = useTranslations("settings.wayNames");
  const providers = useWays()?.providers ?? [];
  return (way) => {
    if (way === "password" || way === "phone") return t(way);
    return isolate(way === "google" ? "Google" : (providers.find(({ id }) => id === way)?.name ?? way));
  };
}
