import { type ReactNode, useCallback, useState } from "react";
import { useTranslations } from "use-intl";

/** A table of a text. One that is too wide for the paper scrolls in its own box, by keyboard too. */
export function TableBox({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  const [isWide, setWide] = useState(false);
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const sizes = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth));
    for (const element of [box, ...box.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const reached = isWide ? { role: "region", "aria-label": t("table"), tabIndex: 0 } : {};
  return (
    <div ref={measure} {...reached} className="overflow-x-auto">
      <table>{children}</table>
    </div>
  );
}
