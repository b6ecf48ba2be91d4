import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Field, Input } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "type" | "id"> {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  aside?: ReactNode;
  autoComplete: "current-password" | "new-password";
}

/** A password with a button that shows it. Left-to-right in both languages. */
export function PasswordField({ label, hint, error, aside, ...input }: PasswordFieldProps) {
  const t = useTranslations("common");
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} aside={aside} required>
      {(control) => (
        <div className="relative" dir="ltr">
          <Input {...control} {...input} type={isShown ? "text" : "password"} dir="ltr" spellCheck={false} className="pe-12" />
          <IconButton
            label={isShown ? t("hidePassword") : t("showPassword")}
            tooltip={false}
            aria-pressed={isShown}
            className="absolute! inset-e-0.5 top-0.5"
            icon={isShown ? <EyeOff aria-hidden className="size-4.5" /> : <Eye aria-hidden className="size-4.5" />}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
