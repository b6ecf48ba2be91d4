import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { loadPhoneMessages } from "#shared/locales/messages.ts";
import { signInClient } from "#web/identity/clients.ts";
import type { IdentityClient } from "#web/identity/identity-client.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { useWays } from "#web/identity/ways.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { type CheckStep, phoneFailure } from "./failures.ts";

/** Captcha, text message and code, a step at a time. The texts of their errors come with the phone's. */
export function PhoneTest() {
  return (
    <WithMessages load={loadPhoneMessages}>
      <Steps />
    </WithMessages>
  );
}

function Steps() {
  const t = useTranslations("checks.phone");
  const ways = useWays();
  const tell = useFailureToast();
  const place = useRef<HTMLDivElement>(null);
  const [client, setClient] = useState<IdentityClient | null>(null);
  const [number, setNumber] = useState("");
  const [code, setCode] = useState("");
  const [done, setDone] = useState<"nothing" | "sent" | "verified">("nothing");
  const [busy, setBusy] = useState<CheckStep | null>(null);

  if (ways && !ways.phone) return <p role="status">{t("unavailable")}</p>;
  // Its box needs scripts that only the sign-in page draws.
  if (ways?.phone?.captcha) return <p role="status">{t("captchaElsewhere")}</p>;

  const step = (name: CheckStep, act: () => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    setBusy(name);
    act()
      .catch((error: unknown) => tell(name, error))
      .finally(() => setBusy(null));
  };
  const refuse = (title: string) => toast({ title, tone: "error" });
  const setUp = async () => {
    const found = await signInClient();
    setClient(() => found);
  };
  const send = async () => {
    if (!client) return refuse(t("captchaFirst"));
    const digits = number.replace(/[^\d+]/g, "");
    if (digits === "") return refuse(t("numberFirst"));
    setDone("nothing");
    await client.sendCode({ number: digits, captchaToken: null, captchaPlace: place.current });
    setDone("sent");
  };
  const verify = async () => {
    if (!client || done === "nothing") return refuse(t("smsFirst"));
    if (code.trim() === "") return refuse(t("codeFirst"));
    await client.confirmCode(code.trim());
    setDone("verified");
  };

  return (
    <ol className="grid gap-6">
      <Step title={t("captchaStep")} state={client ? t("ready") : null} onSubmit={step("setUp", setUp)}>
        <div ref={place} className="empty:hidden" />
        <Button type="submit" className="sm:justify-self-start" busy={busy === "setUp"}>
          {t("setUp")}
        </Button>
      </Step>
      <Step title={t("numberStep")} state={done === "nothing" ? null : t("sent")} onSubmit={step("send", send)}>
        <TextField
          label={t("number")}
          type="tel"
          dir="ltr"
          autoComplete="off"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        {ways?.phone?.testNumbers.map((sample) => (
          <button
            key={sample.number}
            type="button"
            className="touch-target justify-self-start text-label text-link"
            onClick={() => setNumber(sample.number)}
          >
            {t("use", { number: isolate(sample.number), code: isolate(sample.hint) })}
          </button>
        ))}
        <Button type="submit" className="sm:justify-self-start" busy={busy === "send"}>
          {t("send")}
        </Button>
      </Step>
      <Step title={t("codeStep")} state={done === "verified" ? t("verified") : null} onSubmit={step("verify", verify)}>
        <TextField
          label={t("code")}
          inputMode="numeric"
          dir="ltr"
          maxLength={6}
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" className="sm:justify-self-start" busy={busy === "verify"}>
          {t("verify")}
        </Button>
      </Step>
    </ol>
  );
}

interface StepProps {
  title: string;
  /** What came of it; null while it is open. */
  state: string | null;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

function Step({ title, state, onSubmit, children }: StepProps) {
  return (
    <li className="border border-hair bg-sheet px-5 py-4">
      <form noValidate className="grid gap-4" onSubmit={onSubmit}>
        <h2 className="font-display text-panel">{title}</h2>
        {children}
        <p role="status" className="text-label text-ok empty:hidden">
          {state}
        </p>
      </form>
    </li>
  );
}

/** The toasts of the specification: a title for the step that failed, and the error's own text where it has one. */
function useFailureToast() {
  const t = useTranslations("checks.phone");
  const textOf = useSignInErrorText();
  return (step: CheckStep, error: unknown) => {
    const { title, text } = phoneFailure(step, error);
    toast({ title: t(title), text: text === null ? textOf(error) : t(text), tone: "error" });
  };
}
