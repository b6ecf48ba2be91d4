import { useLocation } from "@tanstack/react-router";
import {
  Bell,
  ChevronDown,
  Database,
  Languages,
  type LucideIcon,
  PenLine,
  Quote,
  ShieldCheck,
  SlidersHorizontal,
  SunMoon,
  TrendingUp,
  UserRound,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { cx } from "#web/ui/cx.ts";
import { controlClass } from "#web/ui/field.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { headingIdOf } from "./settings-rows.tsx";

const sections = {
  profile: UserRound,
  language: Languages,
  appearance: SunMoon,
  defaultBrief: SlidersHorizontal,
  writers: PenLine,
  brandVoices: Quote,
  security: ShieldCheck,
  notifications: Bell,
  trends: TrendingUp,
  data: Database,
} as const satisfies Record<string, LucideIcon>;
type Section = keyof typeof sections;
const names = Object.keys(sections) as Section[];

/** The sections, with the one that is being read: a list beside them on a wide page, under one button on a narrow one. */
export function SectionLinks() {
  const t = useTranslations("settings.sections");
  const current = useSectionInSight();
  return (
    <nav
      aria-label={t("label")}
      className="sticky top-16 z-10 -mx-5 mb-3 bg-page px-5 py-2 desk:top-24 desk:mx-0 desk:mb-0 desk:self-start desk:border-ink desk:border-t desk:px-0 desk:pt-3"
    >
      <SectionMenu current={current} />
      <ul className="grid gap-0.5 max-desk:hidden">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              aria-current={name === current ? "true" : undefined}
              className={cx(
                "flex min-h-9 items-center gap-2.5 transition-colors hover:text-ink",
                name === current ? "font-semibold text-ink" : "text-ink-2",
              )}
            >
              <SectionIcon name={name} className={name === current ? "text-action" : ""} />
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Ten names side by side hide most of themselves on a phone; here each is two taps away, from anywhere on the page. */
function SectionMenu({ current }: { current: Section }) {
  const t = useTranslations("settings.sections");
  const chosen = useRef<Section | null>(null);
  return (
    <Menu
      label={t("label")}
      align="start"
      className="w-(--radix-dropdown-menu-trigger-width)"
      onCloseAutoFocus={(event) => {
        if (chosen.current === null) return;
        event.preventDefault();
        document.getElementById(headingIdOf(chosen.current))?.focus({ preventScroll: true });
        chosen.current = null;
      }}
      trigger={
        <button
          type="button"
          aria-label={`${t("label")}: ${t(current)}`}
          className={`${controlClass} flex h-11 items-center gap-2.5 text-start sm:max-w-80 desk:hidden`}
        >
          <SectionIcon name={current} className="text-action" />
          <span className="grow">{t(current)}</span>
          <ChevronDown aria-hidden className="size-4 text-ink-2" />
        </button>
      }
    >
      {names.map((name) => (
        <MenuItem
          key={name}
          asChild
          onSelect={() => {
            chosen.current = name;
          }}
        >
          <a
            href={`#${name}`}
            aria-current={name === current ? "true" : undefined}
            className={cx(name === current && "font-semibold")}
          >
            <SectionIcon name={name} className={name === current ? "text-action" : "text-ink-2"} />
            {t(name)}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}

function SectionIcon({ name, className }: { name: Section; className: string }) {
  const Icon = sections[name];
  return <Icon aria-hidden className={cx("size-4 shrink-0", className)} />;
}

/** The section that begins at or above the upper third of the window; or the one that a link led to, wherever it could stop. */
function useSectionInSight(): Section {
  const { hash } = useLocation();
  const [current, setCurrent] = useState<Section>("profile");
  useEffect(() => {
    const topOf = (name: Section) => document.getElementById(name)?.getBoundingClientRect().top ?? Infinity;
    // Near its end the page cannot scroll far enough to bring a section to the top.
    let asked = names.find((name) => name === hash) ?? null;
    let hasArrived = false;
    const find = () => {
      const isInSight = asked !== null && topOf(asked) >= 0 && topOf(asked) < innerHeight;
      if (hasArrived && !isInSight) asked = null;
      hasArrived ||= isInSight;
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 4;
      const begun = names.filter((name) => topOf(name) < innerHeight / 3);
      setCurrent((isInSight ? asked : (isAtEnd ? names : begun).at(-1)) ?? "profile");
    };
    find();
    addEventListener("scroll", find, { passive: true });
    addEventListener("resize", find);
    return () => {
      removeEventListener("scroll", find);
      removeEventListener("resize", find);
    };
  }, [hash]);
  return current;
}
