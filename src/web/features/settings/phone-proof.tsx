import { useState } from "react";
import { useTranslations } from "use-intl";
import type { OwnPurpose } from "#shared/contracts/phone.ts";
import { outboxPath } from "#shared/paths.ts";
import { phoneCodeLength, readPhoneCode } from "#shared/phone-code.ts";
import { sendOwnPhoneCode } from "#web/api/account.ts";
import { useWays } from "#web/identity/ways.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { CodeField } from "#web/ui/code-field.tsx";
import { FieldNote } from "#web/ui/field.tsx";

interface PhoneProofProps {
  purpose: OwnPurpose;
  code: string;
  onCode: (code: string) => void;
}

/** A code to the person's own number, in the place of a password. */
export function PhoneProof({ purpose, code, onCode }: PhoneProofProps) {
  const t = useTranslations("settings.proof");
  const textOf = useErrorText();
  const hasOutbox = useWays()?.phone?.delivery === "outbox";
  const [state, setState] = useState<"sent" | "delayed" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = () => {
    setBusy(true);
    setProblem(null);
    sendOwnPhoneCode(purpose)
      .then(setState, (error: unknown) => setProblem(textOf(error)))
      .finally(() => setBusy(false));
  };

  return (
    <div className="grid gap-3">
      <Button busy={isBusy} onClick={send} className="justify-self-start">
        {t(isBusy ? "sendingCode" : "sendCode")}
      </Button>
      <FieldNote error={problem} />
      {state === null ? null : (
        <>
          <p role="status" className="text-ink-2 text-label">
            {t(state === "delayed" ? "codeDelayed" : hasOutbox ? "codeInOutbox" : "codeSent")}{" "}
            {hasOutbox ? (
              <a href={outboxPath} target="_blank" rel="noreferrer" className="text-link">
                {t("openOutbox")}
              </a>
            ) : null}
          </p>
          <CodeField
            label={t("code")}
            value={code}
            onChange={(event) => onCode(readPhoneCode(event.target.value).replace(/\D/g, "").slice(0, phoneCodeLength))}
          />
        </>
      )}
    </div>
  );
}
