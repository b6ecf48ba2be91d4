import { StillPart } from "#web/ui/still-part.tsx";
import { Hero } from "./hero.tsx";
import { NineVarieties } from "./nine-varieties.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { SampleDesk } from "./sample-desk.tsx";
import { Trust } from "./trust.tsx";
import { WorkCards } from "./work-cards.tsx";

/** The first page: what Lahja does, done before the visitor's eyes. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <SampleDesk />
      <StillPart id="still-landing">{import.meta.env.SSR ? <StillSections /> : null}</StillPart>
      <PlanCards />
    </>
  );
}

/** Their texts are named in `stillTexts` of web/public/pages.ts. */
function StillSections() {
  return (
    <>
      <NineVarieties />
      <WorkCards />
      <Trust />
    </>
  );
}
