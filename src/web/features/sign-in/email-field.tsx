import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { TextField } from "#web/ui/field.tsx";

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, "value" | "onChange" | "aria-invalid">;

/** The e-mail address of an account; password managers know it by its name. */
export function EmailField(props: EmailFieldProps) {
  const t = useTranslations("signIn");
  return (
    <TextField
      label={t("email")}
      name="email"
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete="email"
      required
      {...props}
    />
  );
}
