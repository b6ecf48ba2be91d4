import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface PageHeaderProps {
  title: ReactNode;
  /** A sentence under the title. */
  text?: ReactNode;
  /** Buttons or a count at the end. */
  aside?: ReactNode;
  className?: string;
}

/** The id of the one `h1` that a page has: the shell moves the focus there on navigation. */
export const pageHeadingId = "page-heading";

/** The title of a page, with what belongs beside it. In the app, a phone's header already shows the title. */
export function PageHeader({ title, text, aside, className }: PageHeaderProps) {
  return (
    <header className={cx("flex flex-wrap items-end justify-between gap-x-6 gap-y-3", className)}>
      <div className="min-w-0">
        <h1 id={pageHeadingId} tabIndex={-1} className="page-title max-sm:in-[.app-frame]:sr-only">
          {title}
        </h1>
        {text ? <p className="mt-1 max-w-prose text-ink-2">{text}</p> : null}
      </div>
      {aside}
    </header>
  );
}
