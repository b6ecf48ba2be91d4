import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { EmailConfirmation } from "#shared/contracts/account.ts";
import { confirmEmail, getEmailConfirmation } from "#web/api/session.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { withConfirmed } from "#web/lib/arrival.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { ExpiredLink, isolated, OtherAccount } from "./confirm-email-states.tsx";
import { SignInPanel } from "./sign-in-frame.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

interface ConfirmEmailPageProps {
  /** Of the link in the mail; null where it was cut off. */
  token: string | null;
  /** Goes on to a path of ours as whoever this browser is signed in as. */
  onEnter: (path: string) => void;
}

type Found = { link: EmailConfirmation } | { error: unknown } | null;

const isBroken = (error: unknown) =>
  error instanceof ApiError && ["identity.link_invalid", "request.invalid"].includes(error.code);

/** `/confirm-email?token=…`: the link of the confirmation mail. Opening it changes nothing; its button confirms and goes on. */
export function ConfirmEmailPage({ token, onEnter }: ConfirmEmailPageProps) {
  const [found, setFound] = useState<Found>(token ? null : { error: new ApiError("identity.link_invalid") });
  const look = useCallback(async () => {
    if (!token) return;
    setFound(
      await getEmailConfirmation(token).then(
        (link) => ({ link }),
        (error: unknown) => ({ error }),
      ),
    );
  }, [token]);
  useEffect(() => void look(), [look]);
  useFocusOnChange(found);

  if (!token || (found && "error" in found && isBroken(found.error))) return <BrokenLink />;
  if (!found) return <Looking />;
  if ("error" in found)
    return <ErrorState className="mx-auto w-full max-w-116" error={found.error} onRetry={() => void look()} />;

  const { link } = found;
  const press = async () => {
    try {
      const pressed = await confirmEmail(token);
      if (pressed.signedInAs === pressed.email) onEnter(withConfirmed(pressed.next));
      else setFound({ link: pressed });
    } catch (error) {
      if (!isBroken(error)) throw error;
      // The page was open for longer than the link was good.
      await look();
    }
  };
  if (link.state === "open") return <OpenLink link={link} press={press} />;
  if (link.signedInAs !== null && link.signedInAs !== link.email) return <OtherAccount link={link} onLoggedOut={look} />;
  if (link.state === "expired") return <ExpiredLink link={link} />;
  if (link.signedInAs === link.email) return <Done link={link} />;
  return <SignInAfter link={link} onSignedIn={() => onEnter(link.next)} />;
}

/** A state that takes the place of another begins with its heading for a screen reader, too. */
function useFocusOnChange(found: Found): void {
  const last = useRef<Found>(null);
  useEffect(() => {
    if (last.current) document.getElementById(pageHeadingId)?.focus();
    last.current = found;
  }, [found]);
}

function Looking() {
  return (
    <LoadingState className="mx-auto grid w-full max-w-116 gap-3">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5" />
      <Skeleton className="mt-3 h-13" />
    </LoadingState>
  );
}

/** One press, and what follows it is said before. */
function OpenLink({ link, press }: { link: EmailConfirmation; press: () => Promise<void> }) {
  const t = useTranslations("signIn.confirm");
  const { isBusy, problem, submit } = useSubmit();
  const { email, signedInAs: other } = link;
  const isOther = other !== null && other !== email;
  const goesOn = link.signsIn || other === email;
  const text = isOther
    ? t.rich("textOther", { email, other, isolated })
    : t.rich(goesOn ? "text" : "textPassword", { email, isolated });
  return (
    <SignInSheet title={t("title")} text={text}>
      <form className="mt-6 grid gap-4" onSubmit={submit(press)}>
        <FieldNote error={problem} />
        <Button type="submit" variant="action" size="main" busy={isBusy}>
          {isBusy ? t("pressing") : t(isOther ? "pressOther" : "press")}
        </Button>
        <p className="text-ink-3 text-label">{t("notYours")}</p>
      </form>
    </SignInSheet>
  );
}

/** Confirmed before, and signed in. */
function Done({ link: { email, next } }: { link: EmailConfirmation }) {
  const t = useTranslations("signIn");
  return (
    <SignInSheet title={t("confirm.done")} text={t.rich("confirm.doneText", { email, isolated })}>
      <a href={next} className={buttonClass("action", "main", "mt-6 w-full")}>
        {t("enter")}
      </a>
    </SignInSheet>
  );
}

/** Confirmed, in a browser that is not known to be its person's. */
function SignInAfter({ link: { email, next }, onSignedIn }: { link: EmailConfirmation; onSignedIn: () => void }) {
  const t = useTranslations("signIn.confirm");
  return <SignInPanel heading={{ title: t("done"), text: t("signIn") }} email={email} next={next} onSignedIn={onSignedIn} />;
}

function BrokenLink() {
  const t = useTranslations("signIn");
  return (
    <SignInSheet title={t("confirm.broken")} text={t("confirm.brokenText")}>
      <a href="/firebase-login" className={buttonClass("action", "main", "mt-6 w-full")}>
        {t("submit")}
      </a>
    </SignInSheet>
  );
}
