import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { PhoneWay } from "#shared/contracts/sign-in-ways.ts";
import { captchaPaths, signInPath } from "#shared/paths.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { type CaptchaScript, loadCaptcha } from "./captcha-script.ts";
import type { NumberDraft } from "./number-draft.ts";
import { keepPending } from "./pending-number.ts";

export interface CaptchaHandle {
  /** The box's answer. Throws `phone.captcha_…` where there is none yet. */
  answer(): string;
  /** Clears the box and draws it anew: an answer is good once. */
  renew(): void;
}

interface CaptchaBoxProps {
  ref: Ref<CaptchaHandle>;
  captcha: NonNullable<PhoneWay["captcha"]>;
  next: string;
  draft: NumberDraft;
  onProblem: (problem: string) => void;
}

/** From the specification: the box is drawn a moment after its place is there. */
const renderDelayMs = 100;

/**
 * The provider's box. Scripts of its host are let in on few pages (`captchaPaths`); elsewhere a link leads there, and takes along what was
 * typed.
 */
export function CaptchaBox(props: CaptchaBoxProps) {
  return captchaPaths.includes(location.pathname) ? <Box {...props} /> : <LinkToBox {...props} />;
}

function LinkToBox({ ref, next, draft }: CaptchaBoxProps) {
  const t = useTranslations("phone");
  useImperativeHandle(ref, () => ({
    answer: () => {
      throw new ApiError("phone.captcha_failed");
    },
    renew: () => undefined,
  }));
  return (
    <a
      href={`${signInPath}?next=${encodeURIComponent(next)}`}
      className={buttonClass("paper", "main")}
      onClick={() => keepPending(draft)}
    >
      {t("toCaptcha")}
    </a>
  );
}

function Box({ ref, captcha, onProblem }: CaptchaBoxProps) {
  const t = useTranslations("phone");
  const textOf = useErrorText();
  const language = useLanguage();
  const answer = useRef<string | null>(null);
  const [script, setScript] = useState<CaptchaScript | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { provider, siteKey } = captcha;

  useEffect(() => {
    let isHere = true;
    loadCaptcha(provider, language).then(
      (loaded) => isHere && setScript(loaded),
      (error: unknown) => isHere && onProblem(textOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [provider, language, onProblem, textOf]);

  const told = useCallback(
    (result: BoxResult) => {
      answer.current = "answer" in result ? result.answer : null;
      if ("problem" in result) onProblem(textOf(new ApiError(result.problem)));
    },
    [onProblem, textOf],
  );

  useImperativeHandle(ref, () => ({
    answer() {
      if (!script) throw new ApiError("phone.captcha_loading");
      if (answer.current === null) throw new ApiError("phone.captcha_failed");
      return answer.current;
    },
    renew() {
      answer.current = null;
      setAttempt((times) => times + 1);
    },
  }));

  // As high as the boxes of all three, so that nothing moves when one appears.
  return (
    <fieldset aria-label={t("captcha")} dir="ltr" className="min-h-19.5">
      {script ? <Drawn key={attempt} script={script} siteKey={siteKey} onResult={told} /> : null}
    </fieldset>
  );
}

type BoxResult =
  | { readonly answer: string }
  | { readonly problem: "phone.captcha_expired" | "phone.captcha_error" | "phone.captcha_element" };

interface DrawnProps {
  script: CaptchaScript;
  siteKey: string;
  onResult: (result: BoxResult) => void;
}

/** One box. The providers do not draw twice into one element, so that a new box is a new one of these. */
function Drawn({ script, siteKey, onResult }: DrawnProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let undo: (() => void) | undefined;
    const timer = setTimeout(() => {
      if (!place.current?.isConnected) return onResult({ problem: "phone.captcha_element" });
      undo = script.draw(place.current, {
        siteKey,
        onAnswer: (answer) => onResult({ answer }),
        onExpired: () => onResult({ problem: "phone.captcha_expired" }),
        onError: () => onResult({ problem: "phone.captcha_error" }),
      });
    }, renderDelayMs);
    return () => {
      clearTimeout(timer);
      undo?.();
    };
  }, [script, siteKey, onResult]);
  return <div ref={place} />;
}
