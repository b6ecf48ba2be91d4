import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { SessionUser } from "#shared/contracts/account.ts";
import type { PhoneWay } from "#shared/contracts/sign-in-ways.ts";
import { loadPhoneMessages } from "#shared/locales/messages.ts";
import { connectPhonePath, securityAddress, signInPath } from "#shared/paths.ts";
import { getUser } from "#web/api/session.ts";
import { confirmConnectCode, sendConnectCode } from "#web/identity/session-phone.ts";
import { loadWays } from "#web/identity/ways.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { LoadingState, Skeleton } from "#web/ui/states.tsx";
import { CodeStep } from "./phone/code-step.tsx";
import { type NumberDraft, startDraft } from "./phone/number-draft.ts";
import { NumberStep } from "./phone/number-step.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

/**
 * `/connect-phone`: whoever is signed in adds a number to their account. A page of its own beside the sign-in page and not a part of the
 * settings, because the box of a captcha may load here, and in the app it may not.
 */
export default function ConnectPhonePage() {
  return (
    <WithMessages load={loadPhoneMessages}>
      <Connect />
    </WithMessages>
  );
}

type Step =
  | { readonly name: "number" }
  | { readonly name: "code"; readonly number: string; readonly state: "sent" | "delayed" }
  | { readonly name: "done"; readonly number: string };

type Found = { readonly user: SessionUser; readonly phone: PhoneWay } | { readonly error: unknown };

/** Who asks, and how numbers are proven here. Who is signed out is sent to the sign-in page, and comes back. */
async function find(): Promise<Found> {
  try {
    const [user, ways] = await Promise.all([getUser(), loadWays()]);
    if (user.phone !== null) return { error: new ApiError("phone.has_number") };
    return ways.phone && ways.way === "session" ? { user, phone: ways.phone } : { error: new ApiError("phone.not_enabled") };
  } catch (error) {
    if (error instanceof ApiError && error.code === "identity.unauthorized") {
      location.replace(`${signInPath}?next=${encodeURIComponent(connectPhonePath)}`);
    }
    return { error };
  }
}

function Connect() {
  const t = useTranslations("phone.connect");
  const title = useTranslations("signIn")("connectPhone");
  const textOf = useErrorText();
  const [found, setFound] = useState<Found | null>(null);
  const [step, setStep] = useState<Step>({ name: "number" });
  const [draft, setDraft] = useState<NumberDraft>(startDraft);
  useEffect(() => void find().then(setFound), []);

  const back = (
    <a href={securityAddress} className="text-link">
      {t("back")}
    </a>
  );
  if (step.name === "done") {
    return (
      <SignInSheet title={t("done")} text={t("doneText", { number: isolate(step.number) })}>
        <a href={securityAddress} className={buttonClass("action", "main", "mt-6 w-full")}>
          {t("back")}
        </a>
      </SignInSheet>
    );
  }
  if (found === null) {
    return (
      <SignInSheet title={title} text={t("text")}>
        <LoadingState className="mt-6 grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-13" />
        </LoadingState>
      </SignInSheet>
    );
  }
  if ("error" in found) {
    return (
      <SignInSheet title={title} text="">
        <div className="mt-6 grid gap-5">
          <FieldNote error={textOf(found.error)} />
          <p className="text-label">{back}</p>
        </div>
      </SignInSheet>
    );
  }
  const { phone } = found;
  return (
    <SignInSheet title={title} text={t("text")}>
      <div className="mt-6">
        {step.name === "code" ? (
          <CodeStep
            phone={phone}
            number={step.number}
            state={step.state}
            confirm={async (code) => {
              await confirmConnectCode(code);
              setStep({ name: "done", number: step.number });
            }}
            onSendNew={() => setStep({ name: "number" })}
          />
        ) : (
          <NumberStep
            send={sendConnectCode}
            phone={phone}
            next={connectPhonePath}
            draft={draft}
            onDraft={setDraft}
            takesFocus
            onSent={(number, state) => setStep({ name: "code", number, state })}
            aside={back}
          />
        )}
      </div>
    </SignInSheet>
  );
}
