import { type ReactNode, useId } from "react";

/** Where a keyboard goes on from when somebody chose the section. */
export const headingIdOf = (section: string) => `${section}-title`;

/** A part of the page under an ink rule. */
export function SettingsSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={headingIdOf(id)} className="scroll-mt-36 desk:scroll-mt-20 border-ink border-t pt-5 pb-8">
      <h2 id={headingIdOf(id)} tabIndex={-1} className="font-display text-panel">
        {title}
      </h2>
      <div className="mt-2 divide-y divide-hair">{children}</div>
    </section>
  );
}

interface SettingsRowProps {
  label: string;
  hint?: string;
  /** Gets the ids of label and hint, to be named and described by. */
  children: (row: { labelId: string; hintId: string | undefined }) => ReactNode;
}

/** Label and hint at the start, the control at the end (400 px); on a phone one above the other. */
export function SettingsRow({ label, hint, children }: SettingsRowProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="grid gap-x-8 gap-y-2.5 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,400px)] sm:items-center">
      <div>
        <p id={id} className="font-semibold text-label">
          {label}
        </p>
        {hint ? (
          <p id={hintId} className="text-ink-3 text-label">
            {hint}
          </p>
        ) : null}
      </div>
      <div className="min-w-0">{children({ labelId: id, hintId })}</div>
    </div>
  );
}
