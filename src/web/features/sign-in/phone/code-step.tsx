import { useState } from "react";
import { useTranslations } from "use-intl";
import type { PhoneWay } from "#shared/contracts/sign-in-ways.ts";
import { outboxPath } from "#shared/paths.ts";
import { phoneCodeLength, readPhoneCode } from "#shared/phone-code.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { isolate } from "#web/lib/isolate.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { CodeField } from "#web/ui/code-field.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { useFocus } from "./number-step.tsx";

interface CodeStepProps {
  phone: PhoneWay;
  /** In E.164. */
  number: string;
  state: "sent" | "delayed";
  /** Gives the code that was typed. */
  confirm: (code: string) => Promise<void>;
  onSendNew: () => void;
}

/** The code of the text message. */
export function CodeStep({ phone, number, state, confirm, onSendNew }: CodeStepProps) {
  const t = useTranslations("phone");
  const { isBusy, problem, submit } = useSubmit(useSignInErrorText());
  const [code, setCode] = useState("");
  const line = useFocus();
  const test = phone.testNumbers.find((known) => known.number === number);

  const verify = async () => {
    if (code === "") throw new ApiError("phone.code_missing");
    await confirm(code);
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit(verify)}>
      <p className="text-ink-2">{t(state === "delayed" ? "delayed" : "sentTo", { number: isolate(number) })}</p>
      {test ? (
        <p className="border-saffron border-s-4 bg-sheet px-4 py-3 text-ink-2 text-label">
          {t("testCode", { code: isolate(test.hint) })}
        </p>
      ) : phone.delivery === "outbox" ? (
        <p className="border-saffron border-s-4 bg-sheet px-4 py-3 text-ink-2 text-label">
          {t("outboxHint")}{" "}
          <a href={outboxPath} target="_blank" rel="noreferrer" className="text-link">
            {t("outboxLink")}
          </a>
        </p>
      ) : null}
      <CodeField
        ref={line}
        label={t("code")}
        hint={t("codeHint")}
        value={code}
        onChange={(event) => setCode(readPhoneCode(event.target.value).replace(/\D/g, "").slice(0, phoneCodeLength))}
      />
      <FieldNote error={problem} />
      <Button type="submit" variant="action" size="main" busy={isBusy}>
        {t(isBusy ? "verifying" : "verify")}
      </Button>
      <p className="text-center text-label">
        <button type="button" className="touch-target text-link" onClick={onSendNew}>
          {t("sendNew")}
        </button>
      </p>
    </form>
  );
}
