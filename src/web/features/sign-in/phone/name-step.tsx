import { useState } from "react";
import { useTranslations } from "use-intl";
import { signInClient } from "#web/identity/clients.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, FieldNote, Input } from "#web/ui/field.tsx";
import { useFocus } from "./number-step.tsx";

interface NameStepProps {
  onDone: () => void;
  /** The code was too long ago: the number has to be proven anew. */
  onExpired: () => void;
}

/** The name of a new account. */
export function NameStep({ onDone, onExpired }: NameStepProps) {
  const t = useTranslations("phone");
  const textOf = useSignInErrorText();
  const [isOver, setOver] = useState(false);
  const { isBusy, problem, submit } = useSubmit((error) => {
    setOver(error instanceof ApiError && error.code === "phone.setup_failed");
    return textOf(error);
  });
  const [name, setName] = useState("");
  const line = useFocus();

  const finish = async () => {
    if (name.trim() === "") throw new ApiError("phone.name_missing");
    await (await signInClient()).completeAccount(name.trim());
    onDone();
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit(finish)}>
      <div>
        <h2 className="font-semibold text-lg">{t("setUpTitle")}</h2>
        <p className="text-ink-2">{t("setUpText")}</p>
      </div>
      <Field label={t("name")} required>
        {(control) => (
          <Input
            {...control}
            ref={line}
            name="name"
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <FieldNote error={problem} />
      <Button type="submit" variant="action" size="main" busy={isBusy}>
        {t(isBusy ? "finishing" : "finish")}
      </Button>
      {isOver ? <Button onClick={onExpired}>{t("sendNew")}</Button> : null}
    </form>
  );
}
