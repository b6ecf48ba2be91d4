import { type ComponentProps, useEffect } from "react";

interface ComboboxOptionProps extends ComponentProps<"div"> {
  id: string;
  "aria-selected": boolean;
}

/**
 * A choice under a line that is typed in. It is our own because Radix has no combobox, and its select takes no typing. It follows the
 * editable combobox with list autocomplete of the ARIA practices: the focus and the keys stay in the line, which names the active
 * option by `aria-activedescendant`.
 */
export function ComboboxOption(props: ComboboxOptionProps) {
  // biome-ignore lint/a11y/useFocusableInteractive: the focus never leaves the line, which names the active option.
  return <div role="option" {...props} />;
}

/** Keeps the active option in sight: the browser does so only for what has the focus. */
export function useOptionInView(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id]);
}
