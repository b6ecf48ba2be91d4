import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { ReportClaim } from "#shared/contracts/report.ts";
import { Button } from "#web/ui/button.tsx";
import type { ClaimActs } from "./claim-acts.ts";
import { fixWords, shortened } from "./fix-words.ts";
import { type Jump, PlaceButton, Section, Verdict } from "./parts.tsx";

interface ClaimsSectionProps {
  claims: readonly ReportClaim[];
  text: string;
  /** null: the text cannot be changed. */
  acts: ClaimActs | null;
  onJump: Jump;
}

/** So many stand there at once. */
const shownClaims = 6;

/** What the text states and nobody told, each with what can be done about it. */
export function ClaimsSection({ claims, text, acts, onJump }: ClaimsSectionProps) {
  const t = useTranslations("receipt.claims");
  const variety = useTranslations("receipt.variety");
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const acted = useRef<number | null>(null);
  // The claim that was acted on is gone, and its button with it: a keyboard goes on from the one that took its place.
  useLayoutEffect(() => {
    const at = acted.current;
    if (at === null || document.activeElement !== document.body) return;
    acted.current = null;
    const items = [...(list.current?.children ?? [])];
    (items[at] ?? items.at(-1))?.querySelector<HTMLElement>("[data-act]")?.focus({ preventScroll: true });
  });
  const rest = claims.length - shownClaims;
  return (
    <Section title={t("title")} verdict={<Verdict tone="warn" text={t("count", { count: claims.length })} />}>
      <p className="text-ink-2 text-label">{t("text")}</p>
      <ul ref={list} className="mt-1">
        {claims.slice(0, showsAll ? undefined : shownClaims).map((claim, at) => (
          <ClaimCard
            key={`${claim.start} ${text.slice(claim.start, claim.end)}`}
            {...{ claim, text, onJump }}
            acts={acts}
            onAct={() => {
              acted.current = at;
            }}
          />
        ))}
      </ul>
      {rest > 0 && !showsAll ? (
        <button type="button" className="touch-target mt-2 text-link text-label" onClick={() => setShowsAll(true)}>
          {variety("more", { count: rest })}
        </button>
      ) : null}
    </Section>
  );
}

interface ClaimCardProps extends Pick<ClaimsSectionProps, "text" | "acts" | "onJump"> {
  claim: ReportClaim;
  onAct: () => void;
}

function ClaimCard({ claim, text, acts, onJump, onAct }: ClaimCardProps) {
  const t = useTranslations("receipt.claims");
  const { kind, blank, removal } = claim;
  const words = shortened(text.slice(claim.start, claim.end));
  const act = (run: (claim: ReportClaim) => void) => () => {
    onAct();
    run(claim);
  };
  return (
    <li className="border-hair border-b py-3 last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-label">
        <PlaceButton place={claim} onJump={onJump}>
          <bdi className="font-display text-[18px]">{words}</bdi>
        </PlaceButton>
        {kind ? <span className="text-ink-3 text-small">{t(`kinds.${kind}`)}</span> : null}
      </p>
      {acts && removal ? (
        <p className="mt-1 text-ink-2 text-small">
          {t("preview")}
          {": "}
          <del className="decoration-danger">
            <bdi>{fixWords(text, { fix: removal }).before}</bdi>
          </del>
        </p>
      ) : null}
      {acts ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="outline" size="small" data-act aria-label={t("keepLabel", { words })} onClick={act(acts.keep)}>
            {t("keep")}
          </Button>
          {blank ? (
            <Button variant="outline" size="small" aria-label={t("blankLabel", { words })} onClick={act(acts.blank)}>
              {t("blank")}
            </Button>
          ) : null}
          {removal ? (
            <Button variant="outline" size="small" aria-label={t("removeLabel", { words })} onClick={act(acts.remove)}>
              {t("remove")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
