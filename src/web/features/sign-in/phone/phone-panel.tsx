import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { loadPhoneMessages } from "#shared/locales/messages.ts";
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
        onConfirmed={({ needsName }) => (needsName ? go({ name: "name" }) : onSignedIn())}
        onSendNew={() => go({ name: "number" })}
      />
    );
  }
  if (step.name === "name") return <NameStep onDone={onSignedIn} onExpired={() => go({ name: "number" })} />;
  return (
    <NumberStep
      phone={phone}
      next={next}
      draft={draft}
      onDraft={setDraft}
      takesFocus={!isFirst.current}
      onSent={(number, state) => go({ name: "code", number, state })}
      aside={
        <button type="button" className="touch-target text-link" onClick={onUseEmail}>
          {t("useEmail")}
        </button>
      }
    />
  );
}
