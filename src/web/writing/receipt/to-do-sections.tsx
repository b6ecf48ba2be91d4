import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Report, Span } from "#shared/contracts/report.ts";
import type { ClaimActs } from "./claim-acts.ts";
import { ClaimsSection } from "./claims-section.tsx";
import { shortened } from "./fix-words.ts";
import { type Jump, PlaceButton, Section, Verdict } from "./parts.tsx";

interface ToDoProps {
  report: Report;
  text: string;
  /** null: the text cannot be changed. */
  acts: ClaimActs | null;
  onJump: Jump;
}

/** What only the person can fill in, what nobody told, and letters of other scripts. */
export function ToDoSections({ report, text, acts, onJump }: ToDoProps) {
  const t = useTranslations("receipt");
  const { blanks, claims, otherScripts = [] } = report;
  return (
    <>
      {otherScripts.length > 0 ? (
        <QuotedPlaces
          title={t("otherScripts.title")}
          count={t("otherScripts.count", { count: otherScripts.length })}
          note={t("otherScripts.text")}
          {...{ places: otherScripts, text, onJump }}
        />
      ) : null}
      {blanks.length > 0 ? (
        <Section title={t("blanks.title")} verdict={<Verdict tone="warn" text={t("blanks.count", { count: blanks.length })} />}>
          <ul>
            {blanks.map((blank) => (
              <li key={blank.start}>
                <PlaceButton place={blank} onJump={onJump}>
                  <bdi>{blank.label || t("blanks.unnamed")}</bdi>
                </PlaceButton>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {claims.length > 0 ? <ClaimsSection {...{ claims, text, acts, onJump }} /> : null}
    </>
  );
}

interface QuotedPlacesProps {
  title: string;
  count: string;
  note: string;
  places: readonly Span[];
  text: string;
  onJump: Jump;
}

/** Places by their own words; each leads there. */
function QuotedPlaces({ title, count, note, places, text, onJump }: QuotedPlacesProps) {
  const t = useTranslations("receipt.variety");
  const [showsAll, setShowsAll] = useState(false);
  const rest = places.length - shownPlaces;
  return (
    <Section title={title} verdict={<Verdict tone="warn" text={count} />}>
      <p className="text-ink-2 text-label">{note}</p>
      <ul className="flex flex-wrap gap-x-4">
        {places.slice(0, showsAll ? undefined : shownPlaces).map((place) => (
          <li key={place.start} className="min-w-0">
            <PlaceButton place={place} onJump={onJump}>
              <bdi>{shortened(text.slice(place.start, place.end))}</bdi>
            </PlaceButton>
          </li>
        ))}
        {rest > 0 && !showsAll ? (
          <li>
            <button type="button" className="touch-target text-link text-label" onClick={() => setShowsAll(true)}>
              {t("more", { count: rest })}
            </button>
          </li>
        ) : null}
      </ul>
    </Section>
  );
}

/** A text of forms has hundreds of blanks; so many places stand there at once. */
const shownPlaces = 12;
