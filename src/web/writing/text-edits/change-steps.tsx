import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslations } from "use-intl";
import { isolate } from "#web/lib/isolate.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Changes } from "./use-changes.ts";

/** So much of a change is said to those who do not see it. */
const saidChars = 80;

/** Which change of a suggestion is looked at, and the way to the others. */
export function ChangeSteps({ changes }: { changes: Changes }) {
  const t = useTranslations("textEdits.changes");
  const { places, choices, step } = changes;
  const place = places[choices.current];
  const choice = choices.all[choices.current] ?? "open";
  const said = { removed: isolate(cut(place?.removed)), added: isolate(cut(place?.added)) };
  const kind = !place?.removed ? "added" : place.added ? "exchanged" : "removed";
  return (
    <div className="flex items-center gap-1 max-md:w-full max-md:justify-between">
      <IconButton label={t("previous")} icon={<ChevronUp aria-hidden className="size-4.5" />} onClick={() => step(-1)} />
      <span className="min-w-24 text-center tabular-nums">
        {t("at", { current: choices.current + 1, count: places.length })}
        {choice === "open" ? null : <span className="ms-2 text-ink-2">{t(choice)}</span>}
      </span>
      <IconButton label={t("next")} icon={<ChevronDown aria-hidden className="size-4.5" />} onClick={() => step(1)} />
      <span aria-live="polite" className="sr-only">
        {`${t("at", { current: choices.current + 1, count: places.length })}: ${t(kind, said)}`}
      </span>
    </div>
  );
}

function cut(words = ""): string {
  return words.length > saidChars ? `${words.slice(0, saidChars)}…` : words;
}
