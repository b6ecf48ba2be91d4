import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { brandVoiceUsesQuery } from "#web/api/brand-voices.ts";

/** How many texts of the library were written in a brand voice, with the way to the latest. */
export function VoiceUse({ id }: { id: string }) {
  const t = useTranslations("brandVoices.use");
  // Failing to count is no failure of this page: the voice itself is there.
  const { data: uses } = useQuery(brandVoiceUsesQuery);
  const use = uses?.find(({ voiceId }) => voiceId === id);
  return (
    // Until the count is there, its line keeps its place.
    <p className="flex min-h-6 flex-wrap gap-x-3 text-ink-2 text-label">
      {uses ? t("texts", { count: use?.texts ?? 0 }) : null}
      {use ? (
        <Link to="/my-content" search={{ item: use.latestItemId }} className="touch-target text-link">
          {t("latest", { count: use.texts })}
        </Link>
      ) : null}
    </p>
  );
}
