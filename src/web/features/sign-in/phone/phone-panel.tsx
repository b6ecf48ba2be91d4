import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { loadPhoneMessages } from "#shared/locales/messages.ts";
import { signInClient } from "#web/identity/clients.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { CodeStep } from "./code-step.tsx";
import { NameStep } from "./name-step.tsx";
import { type NumberDraft, startDraft } from "./number-draft.ts";
import { NumberStep } from "./number-step.tsx";
import type { PhonePanelProps } from "./phone-panel-props.ts";

type Step =
  | { readonly name: "number" }
  | { readonly name: "code"; readonly number: string; readonly state: "sent" | "delayed" }
  | { readonly name: "name" };

/** Signing in by a phone number: the number, the code that is sent to it, and a name where the number is new. */
export default function PhonePanel(props: PhonePanelProps) {
  return (
    <WithMessages load={loadPhoneMessages}>
      <Steps {...props} />
    </WithMessages>
  );
}

function Steps({ phone, next, onUseEmail, onSignedIn }: PhonePanelProps) {
  const t = useTranslations("phone");
  const [step, setStep] = useState<Step>({ name: "number" });
  const [draft, setDraft] = useState<NumberDraft>(startDraft);
  // The panel opens without taking the focus from its tab; the steps after it do take it.
  const isFirst = useRef(true);
  const go = (to: Step) => {
    isFirst.current = false;
    setStep(to);
  };

  if (step.name === "code") {
    return (
      <CodeStep
        phone={phone}
        number={step.number}
        state={step.state}
        confirm={async (code) => {
          const { needsName } = await (await signInClient()).confirmCode(code);
          if (needsName) go({ name: "name" });
          else onSignedIn();
        }}
        onSendNew={() => go({ name: "number" })}
      />
    );
  }
  if (step.name === "name") return <NameStep onDone={onSignedIn} onExpired={() => go({ name: "number" })} />;
  return (
    <NumberStep
      send={async (request) => (await signInClient()).sendCode(request)}
      phone={phone}
      next={next}
      draft={draft}
      onDraft={setDraft}
      takesFocus={!isFirst.current}
      onSent={(number, state) => go({ name: "code", number, state })}
      lockedHint={t("lockedEmail")}
      aside={
        <button type="button" className="touch-target text-link" onClick={onUseEmail}>
          {t("useEmail")}
        </button>
      }
    />
  );
}
