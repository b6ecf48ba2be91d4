import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import type { PhoneWay } from "#shared/contracts/sign-in-ways.ts";
import { readPhoneNumber } from "#shared/phone-number.ts";
import type { IdentityClient } from "#web/identity/identity-client.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote, Input } from "#web/ui/field.tsx";
import { CaptchaBox, type CaptchaHandle } from "./captcha-box.tsx";
import { CountryField } from "./country-field.tsx";
import { type NumberDraft, rememberCountry, withText } from "./number-draft.ts";
import { usePhoneLock } from "./phone-lock.ts";
import { TestNumbers } from "./test-numbers.tsx";

interface NumberStepProps {
  /** Has a code sent. */
  send: IdentityClient["sendCode"];
  phone: PhoneWay;
  next: string;
  draft: NumberDraft;
  onDraft: (draft: NumberDraft) => void;
  takesFocus: boolean;
  /** `number`: in E.164. */
  onSent: (number: string, state: "sent" | "delayed") => void;
  /** What can be done instead while no code is sent. */
  lockedHint?: string;
  aside: ReactNode;
}

const isLockOut = (error: unknown): error is ApiError =>
  error instanceof ApiError && ["phone.too_many", "identity.too_many_tries"].includes(error.code);

/** The number as E.164. Throws what is wrong with it. */
function numberOf({ text, country }: NumberDraft): string {
  const reading = readPhoneNumber(text, country);
  if ("number" in reading) return reading.number;
  throw new ApiError(
    `phone.${reading.problem}`,
    reading.problem === "other_country" ? { params: { country: reading.country } } : {},
  );
}

/** The number, and where the server wants one a captcha, before a code is sent. */
export function NumberStep({
  send: sendCode,
  phone,
  next,
  draft,
  onDraft,
  takesFocus,
  onSent,
  lockedHint,
  aside,
}: NumberStepProps) {
  const t = useTranslations("phone");
  const { isBusy, problem, setProblem, submit } = useSubmit(useSignInErrorText());
  const lock = usePhoneLock();
  const captcha = useRef<CaptchaHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const line = useFocus(takesFocus);
  const [lineId, noteId] = [useId(), useId()];

  const send = async () => {
    if (lock.time !== null) return;
    const number = numberOf(draft);
    const captchaToken = phone.captcha && (captcha.current?.answer() ?? null);
    try {
      const state = await sendCode({ number, captchaToken, captchaPlace: place.current });
      rememberCountry(draft.country);
      onSent(number, state);
    } catch (error) {
      if (isLockOut(error)) lock.begin(Number(error.params.retryAfterSeconds) || undefined);
      // An answer of the box is good once. After a lockout nothing is sent, so that the box can stay.
      else captcha.current?.renew();
      throw error;
    }
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit(send)}>
      <div className="grid gap-2">
        <label htmlFor={lineId} className="font-semibold text-label">
          {t("number")}
        </label>
        <div className="flex gap-2" dir="ltr">
          <CountryField value={draft.country} onChange={(country) => onDraft({ ...draft, country })} />
          <Input
            ref={line}
            id={lineId}
            name="tel"
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete="tel"
            aria-describedby={noteId}
            {...(problem === null || lock.time !== null ? {} : { "aria-invalid": true })}
            value={draft.text}
            onChange={(event) => {
              setProblem(null);
              onDraft(withText(draft, event.target.value));
            }}
          />
        </div>
        <FieldNote
          id={noteId}
          hint={t(phone.delivery === "outbox" ? "hintOutbox" : "hint")}
          error={lock.time === null ? problem : null}
        />
      </div>
      {phone.captcha ? (
        <CaptchaBox ref={captcha} captcha={phone.captcha} next={next} draft={draft} onProblem={setProblem} />
      ) : null}
      <div ref={place} className="empty:hidden" />
      {lock.time === null ? null : (
        <p role="timer" className="border-warn border-s-4 bg-sunk px-4 py-3 text-ink-2 text-label">
          {t("lockedText", { time: lock.time })} {lockedHint}
        </p>
      )}
      <Button type="submit" variant="action" size="main" busy={isBusy} disabled={lock.time !== null}>
        {lock.time !== null ? t("locked", { time: lock.time }) : t(isBusy ? "sending" : "send")}
      </Button>
      {phone.testNumbers.length > 0 ? (
        <TestNumbers numbers={phone.testNumbers} onPick={(number) => onDraft(withText(draft, number))} />
      ) : null}
      <p className="text-center text-label">{aside}</p>
    </form>
  );
}

/** Moves the focus to a line of the step that has just taken the place of another. */
export function useFocus(takesFocus = true) {
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  return line;
}
