import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { useUser } from "#web/api/session.ts";
import { Avatar } from "./avatar.tsx";

/** The display name; else the part of the e-mail address before the at sign; else 'User'. */
export function useAccountName(): string {
  const t = useTranslations("shell");
  const user = useUser();
  return user.displayName || user.email?.split("@")[0] || t("fallbackName");
}

/** Avatar and name. It stands in the header before the panel that it opens has arrived. */
export function AccountButton(props: ComponentProps<"button">) {
  const t = useTranslations("shell");
  const name = useAccountName();
  return (
    <button
      {...props}
      type="button"
      aria-label={t("account", { name })}
      className="flex min-h-11 items-center gap-2.5 rounded-control px-2 hover:bg-sunk"
    >
      <Avatar className="size-8.5 text-label" />
      <bdi className="hidden max-w-48 truncate font-medium sm:block">{name}</bdi>
    </button>
  );
}
