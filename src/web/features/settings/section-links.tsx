import {
  Bell,
  Database,
  Languages,
  type LucideIcon,
  PenLine,
  Quote,
  ShieldCheck,
  SlidersHorizontal,
  SunMoon,
  UserRound,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { cx } from "#web/ui/cx.ts";

const sections = {
  profile: UserRound,
  language: Languages,
  appearance: SunMoon,
  defaultBrief: SlidersHorizontal,
  writers: PenLine,
  brandVoices: Quote,
  security: ShieldCheck,
  notifications: Bell,
  data: Database,
} as const satisfies Record<string, LucideIcon>;
type Section = keyof typeof sections;

/** The list of sections, with the one that is being read: beside them on a wide page, a row of pills to swipe on a phone. */
export function SectionLinks() {
  const t = useTranslations("settings.sections");
  const row = useRef<HTMLElement>(null);
  const current = useSectionInSight();
  useEffect(() => {
    const isRow = row.current && row.current.scrollWidth > row.current.clientWidth;
    // The row is always in sight, so that only it moves, and only sideways.
    if (isRow) row.current?.querySelector(`[href="#${current}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={t("label")}
      className="sticky top-16 z-10 -mx-5 mb-5 flex gap-2 overflow-x-auto bg-page px-5 py-2 desk:top-24 desk:mx-0 desk:mb-0 desk:grid desk:gap-0.5 desk:self-start desk:overflow-visible desk:border-ink desk:border-t desk:px-0 desk:pt-3"
    >
      {(Object.keys(sections) as Section[]).map((section) => {
        const Icon = sections[section];
        const isCurrent = section === current;
        return (
          <a
            key={section}
            href={`#${section}`}
            aria-current={isCurrent ? "true" : undefined}
            className={cx(
              "inline-flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-full border border-hair-2 px-4 text-label transition-colors hover:text-ink desk:min-h-9 desk:rounded-none desk:border-0 desk:px-0 desk:text-body",
              isCurrent ? "border-ink bg-ink text-page desk:bg-transparent desk:font-semibold desk:text-ink" : "text-ink-2",
            )}
          >
            <Icon aria-hidden className={cx("size-4 max-desk:hidden", isCurrent && "text-action")} />
            {t(section)}
          </a>
        );
      })}
    </nav>
  );
}

/** The section that begins at or above the upper third of the window; the last one where the page has ended. */
function useSectionInSight(): Section {
  const [current, setCurrent] = useState<Section>("profile");
  useEffect(() => {
    const find = () => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4;
      const names = Object.keys(sections) as Section[];
      const begun = names.filter(
        (name) => (document.getElementById(name)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3,
      );
      setCurrent((isAtEnd && scrollY > 0 ? names.at(-1) : begun.at(-1)) ?? "profile");
    };
    find();
    addEventListener("scroll", find, { passive: true });
    addEventListener("resize", find);
    return () => {
      removeEventListener("scroll", find);
      removeEventListener("resize", find);
    };
  }, []);
  return current;
}
