import type { ReactNode } from "react";

/** One line of a `dl`: a label and its figure with leader dots in between. */
export function LeaderLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-3 text-label">
      <dt className="text-ink-2">{label}</dt>
      <span aria-hidden className="grow border-hair-2 border-b-2 border-dotted" />
      <dd className="font-semibold">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
