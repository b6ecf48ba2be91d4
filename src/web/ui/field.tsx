import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import { cx } from "./cx.ts";

/** What a field gives to its control, so that label, hint and error belong to it for a screen reader too. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Under the control. */
  hint?: ReactNode;
  /** Replaces the hint; the control is marked invalid. */
  error?: string | null;
  /** At the end of the label's line: a counter, 'Forgot it?'. */
  aside?: ReactNode;
  required?: boolean;
  /** Writes 'optional' at the end of the label's line; for forms where most fields are required. */
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, aside, required, optional, className, children }: FieldProps) {
  const id = useId();
  const t = useTranslations("common");
  const noteId = `${id}-note`;
  const end = aside ?? (optional ? t("optional") : null);
  return (
    <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-2", className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-label">
          {label}
        </label>
        {end ? <div className="text-ink-3 text-label">{end}</div> : null}
      </div>
      {children({
        id,
        "aria-describedby": error || hint ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control: its error when there is one, else its hint. */
export function FieldNote({ id, hint, error }: { id?: string; hint?: ReactNode; error?: string | null | undefined }) {
  if (error) {
    return (
      <p id={id} role="alert" className="flex items-start gap-1.5 text-danger text-label">
        <CircleAlert aria-hidden className="mt-1 size-3.5" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={id} className="text-ink-3 text-label">
      {hint}
    </p>
  ) : null;
}

export const controlClass = cx(
  "w-full rounded-control border border-field bg-sheet px-3 text-body text-ink transition-colors",
  "focus-visible:border-action focus-visible:outline-2 focus-visible:outline-action/35 focus-visible:outline-offset-1",
  "aria-invalid:border-danger aria-invalid:focus-visible:outline-danger/35",
  "disabled:border-hair-2 disabled:bg-sunk disabled:text-ink-2",
);

/**
 * One line of text. Addresses, codes and passwords pass `dir="ltr"`; everything else follows the majority of the letters typed, and an
 * empty field follows the page, so that its placeholder stands at the start.
 */
export function Input({ className, dir, ...rest }: ComponentProps<"input">) {
  const own = dir ?? directionOf(String(rest.value ?? "")) ?? undefined;
  return <input {...rest} dir={own} className={cx(controlClass, "h-11", className)} />;
}

type TextFieldProps = Omit<FieldProps, "children"> & Omit<ComponentProps<"input">, "id" | "children">;

/** A labelled line of text. */
export function TextField({ label, hint, error, aside, required, optional, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, aside, required, optional, className }}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}
