import { Check } from "lucide-react";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { Greeting, VarietyLabel } from "#web/ui/greeting.tsx";

const offered = ["ar-saudi", "ar-kuwaiti", "ar-lebanese"] as const;

/** A corner of the brief as it stands on the writing desk. Nothing in it can be pressed, so nothing in it is a control. */
export function BriefDetail() {
  const { copy } = usePublicSite();
  const { brief } = copy.landing.work;
  return (
    <div className="max-w-120">
      <p className="mb-1.5 font-semibold text-label">{brief.topic}</p>
      <p className="rounded-control border border-field bg-sheet px-3.5 py-2.5">{brief.example}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {offered.map((variety, index) => (
          <li
            key={variety}
            data-v={variety}
            className={`flex min-h-11 items-center gap-2 rounded-full px-4 ${index === 0 ? "border-2 border-variety bg-variety-tint" : "border border-hair-2 bg-sheet"}`}
          >
            <VarietyLabel variety={variety} name={copy.site.voicesShort[variety]} className="text-label" />
            <Greeting variety={variety} className="text-[18px] leading-[1.5]" />
            {index === 0 ? <Check aria-hidden className="size-4 text-variety" /> : null}
          </li>
        ))}
        <li className="flex min-h-11 items-center rounded-full bg-ink px-4 text-label text-page">{brief.tone}</li>
        <li className="flex min-h-11 items-center rounded-full border border-hair-2 bg-sheet px-4 text-label">{brief.length}</li>
      </ul>
    </div>
  );
}
