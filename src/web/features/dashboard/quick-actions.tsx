import { Link } from "@tanstack/react-router";
import { ChartNoAxesColumn, Columns3, Library, PenLine } from "lucide-react";
import { useTranslations } from "use-intl";

const actions = [
  { to: "/create", name: "generations", icon: PenLine },
  { to: "/matrix", name: "markets", icon: Columns3 },
  { to: "/analytics", name: "stats", icon: ChartNoAxesColumn },
  { to: "/my-content", name: "library", icon: Library },
] as const;

export function QuickActions() {
  const t = useTranslations("dashboard.quick");
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-3 font-display text-panel">
        {t("title")}
      </h2>
      <ul className="grid border-ink border-t sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-4">
        {actions.map(({ to, name, icon: Icon }) => (
          <li key={to} className="border-hair border-b">
            <Link to={to} className="group flex h-full items-start gap-3 py-4">
              <Icon aria-hidden className="mt-1 size-4.5 text-action" />
              <span>
                <span className="block font-semibold group-hover:text-action">{t(`${name}.title`)}</span>
                <span className="block text-ink-2 text-label">{t(`${name}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
