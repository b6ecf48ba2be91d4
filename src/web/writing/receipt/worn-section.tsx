import { useTranslations } from "use-intl";
import type { Report, WornReason } from "#shared/contracts/report.ts";
import { wornFacts } from "./facts.ts";
import { shortened } from "./fix-words.ts";
import { type Jump, PlaceButton, Section, Verdict } from "./parts.tsx";

interface WornSectionProps {
  report: Report;
  text: string;
  onJump: Jump;
}

/** Phrases and shapes that sound like a machine, by the reason why, in their own words; each leads there. Nothing where there are none. */
export function WornSection({ report, text, onJump }: WornSectionProps) {
  const t = useTranslations("receipt.worn");
  const { places, tone } = wornFacts(report);
  if (places.length === 0) return null;
  const reasons = [...new Set(places.map(({ reason }) => reason))];
  return (
    <Section
      title={t("title")}
      verdict={<Verdict tone={tone} text={t("count", { count: places.length })} />}
      folds={tone === "warn" ? null : "worn"}
    >
      <ul className="mt-1 grid gap-2">
        {reasons.map((reason) => (
          <li key={reason} className="text-ink-2 text-label">
            {t(`reason.${reason}`)}
            <Phrases {...{ reason, places, text, onJump }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PhrasesProps extends Omit<WornSectionProps, "report"> {
  reason: WornReason;
  places: NonNullable<Report["worn"]>;
}

function Phrases({ reason, places, text, onJump }: PhrasesProps) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {places
        .filter((place) => place.reason === reason)
        .map((place) => (
          <li key={place.start} className="min-w-0">
            <PlaceButton place={place} onJump={onJump}>
              <bdi>{shortened(text.slice(place.start, place.end))}</bdi>
            </PlaceButton>
          </li>
        ))}
    </ul>
  );
}
