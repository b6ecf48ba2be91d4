import { useUser } from "#web/api/session.ts";
import { cx } from "#web/ui/cx.ts";

/** The first letter of the person's name, as screen readers do not need it. */
export function Avatar({ className }: { className?: string }) {
  const user = useUser();
  const [initial = "?"] = user.displayName.trim() || user.email || "";
  return (
    <span
      aria-hidden
      // Generated content: as text it would count as part of the visible name of the button around it.
      data-initial={initial.toUpperCase()}
      className={cx(
        "inline-flex shrink-0 items-center justify-center rounded-full bg-action font-semibold text-on-action",
        "before:content-[attr(data-initial)]",
        className,
      )}
    />
  );
}
