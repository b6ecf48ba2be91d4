import type { ReactNode } from "react";
import { buttonClass } from "./button.tsx";
import { cx } from "./cx.ts";
import { pageHeadingId } from "./page-header.tsx";

const heroSizes = {
  hero: "max-w-[18ch] text-hero",
  section: "max-w-[18ch] arabic:max-w-[22ch] text-section",
  narrow: "text-[44px] leading-[1.15] arabic:leading-[1.4] max-desk:text-[38px]",
} as const;

interface SiteHeroProps {
  title: string;
  lead: string;
  /** At the end of a wide page, under the lead of a narrow one. */
  children?: ReactNode;
  /** 'hero' is the landing page's size; 'narrow' fits a side column. */
  size?: keyof typeof heroSizes;
}

/** The title of a public page and what it is about. */
export function SiteHero({ title, lead, children, size = "section" }: SiteHeroProps) {
  return (
    <header className="grid items-end gap-x-12 gap-y-8 pt-8 pb-10 arabic:pt-10 sm:pt-12 sm:pb-14 desk:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h1 id={pageHeadingId} tabIndex={-1} className={cx("text-balance font-display arabic:font-bold", heroSizes[size])}>
          {title}
        </h1>
        <p className="mt-5 max-w-[58ch] text-[17px] text-ink-2 leading-[1.7] sm:mt-7">{lead}</p>
      </div>
      {children}
    </header>
  );
}

interface SiteSectionProps {
  id: string;
  title: string;
  /** A sentence at the end of the title's line. */
  text?: string;
  children: ReactNode;
  className?: string;
}

/** A part of a public page under its own title and an ink rule. */
export function SiteSection({ id, title, text, children, className }: SiteSectionProps) {
  return (
    <section aria-labelledby={id} className={cx("scroll-mt-20 pt-10 pb-6 sm:pt-16", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-ink border-b pb-4">
        <h2 id={id} className="scroll-mt-24 text-balance font-display arabic:font-bold text-[min(44px,9.5vw)] leading-[1.3]">
          {title}
        </h2>
        {text ? <p className="max-w-[46ch] text-ink-2">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}

/**
 * A navigation to wherever this server's way of signing in begins; works before any script runs. Then on
 * to the desk: without `next` the server would lead back to the page that the link stands on.
 */
export function LoginLink({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <a href="/api/login?next=/create" className={buttonClass("action", "main", className)}>
      {children}
    </a>
  );
}

/** The last words of a page: a sentence and the ways on, between two ink rules. */
export function SiteClose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="close"
      className="mt-16 mb-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-ink border-y py-8 sm:mt-24"
    >
      <h2 id="close" className="font-display arabic:font-bold text-[38px] leading-[1.3]">
        {title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 max-sm:w-full">{children}</div>
    </section>
  );
}
