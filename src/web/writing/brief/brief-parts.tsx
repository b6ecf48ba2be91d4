import { type ReactNode, useId } from "react";
import type { BriefDraft } from "./brief-draft.ts";

/** A part of the form is found by this name, to move the focus to its problem. */
export const partAttribute = "data-part";

export function Part({ at, children }: { at: string; children: ReactNode }) {
  return <div {...{ [partAttribute]: at }}>{children}</div>;
}

/** A label over a group of choices, which a `<label>` cannot name. */
export function Group({
  label,
  aside,
  children,
}: {
  label: string;
  aside?: ReactNode;
  children: (labelId: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="font-semibold text-label">
          {label}
        </span>
        {aside ? <span className="text-ink-3 text-label">{aside}</span> : null}
      </div>
      {children(id)}
    </div>
  );
}

/** What every part of the form is given. */
export interface PartProps {
  draft: BriefDraft;
  error: string | null;
  disabled: boolean;
}
