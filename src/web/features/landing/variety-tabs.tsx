import { type KeyboardEvent, useRef } from "react";
import { type Variety, varieties } from "#shared/options.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { cx } from "#web/ui/cx.ts";
import { Greeting, VarietyLabel } from "#web/ui/greeting.tsx";

export const tabId = (variety: Variety) => `variety-${variety}`;

interface VarietyTabsProps {
  chosen: Variety;
  /** The id of the sheet whose index they are. */
  panel: string;
  onChoose: (variety: Variety) => void;
}

/** The index tabs of the sheet: nine greetings, by which a variety is picked by ear. On a phone they scroll sideways, the last one cut. */
export function VarietyTabs({ chosen, panel, onChoose }: VarietyTabsProps) {
  const { copy } = usePublicSite();
  const list = useRef<HTMLDivElement>(null);

  const choose = (variety: Variety) => {
    onChoose(variety);
    const tab = list.current?.querySelector<HTMLElement>(`#${tabId(variety)}`);
    tab?.focus();
    // `nearest` in both directions: the tab comes into view, the page stays where it is.
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  return (
    <div className="-mx-5 sm:-mx-10 desk:mx-0 relative -mb-px overflow-x-auto [scrollbar-width:none]">
      <div
        ref={list}
        role="tablist"
        aria-label={copy.landing.sample.label}
        className="flex w-max px-5 sm:px-10 desk:grid desk:w-full desk:grid-cols-9 desk:px-0"
        onKeyDown={(event) => {
          const next = tabByKey(event, chosen);
          if (!next) return;
          event.preventDefault();
          choose(next);
        }}
      >
        {varieties.map((variety) => {
          const isChosen = variety === chosen;
          return (
            <button
              key={variety}
              type="button"
              role="tab"
              id={tabId(variety)}
              data-v={variety}
              aria-selected={isChosen}
              aria-controls={panel}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => choose(variety)}
              className={cx(
                "flex h-21 w-27 shrink-0 flex-col items-center justify-end gap-0.5 whitespace-nowrap rounded-t-paper border-x border-t-4 pb-2.5 transition-colors focus-visible:-outline-offset-4 desk:w-auto",
                isChosen
                  ? "border-x-hair-2 border-t-variety bg-sheet text-variety"
                  : "border-transparent text-ink hover:bg-sunk hover:text-variety",
              )}
            >
              <Greeting variety={variety} className="text-[21px] leading-[1.6] xl:text-[23px]" />
              <VarietyLabel
                variety={variety}
                name={copy.site.voicesShort[variety]}
                className={cx("text-small xl:text-label", isChosen ? "font-semibold" : "text-ink-2")}
              />
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Which tab a key leads to: arrows follow the page's direction, and the ends meet. */
function tabByKey({ key, currentTarget }: KeyboardEvent, chosen: Variety): Variety | undefined {
  if (key === "Home") return varieties[0];
  if (key === "End") return varieties.at(-1);
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isForward = (key === "ArrowRight") === (getComputedStyle(currentTarget).direction === "ltr");
  const step = isForward ? 1 : varieties.length - 1;
  return varieties[(varieties.indexOf(chosen) + step) % varieties.length];
}
