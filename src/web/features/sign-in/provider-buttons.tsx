import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { WaysToSignIn } from "#shared/contracts/sign-in-ways.ts";
import { signInClient } from "#web/identity/clients.ts";
import type { IdentityClient } from "#web/identity/identity-client.ts";
import { returnedError } from "#web/identity/provider-popup.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { isolate } from "#web/lib/isolate.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { providerIcon } from "./provider-icon.tsx";

interface ProviderButtonsProps {
  ways: Pick<WaysToSignIn, "google" | "providers">;
  /** Where the person wants to go. */
  next: string;
  /** Whether this page may be left for a provider. */
  mayLeave: boolean;
  onSignedIn: () => void;
}

/** One button for each identity provider, over the tabs of the form. */
export default function ProviderButtons({ ways, next, mayLeave, onSignedIn }: ProviderButtonsProps) {
  const t = useTranslations("signIn");
  const textOf = useSignInErrorText();
  const client = useClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(returnedError);
  const lastAttempt = useRef(0);
  const providers = [...(ways.google ? [{ id: "google", name: "Google" }] : []), ...ways.providers];

  // Nothing is waited for before the client is asked: browsers open a pop-up only while a press is going on.
  const press = (id: string) => {
    if (!client) return;
    const attempt = ++lastAttempt.current;
    const end = (problem: unknown) => {
      // Whoever lost sight of the window presses again; that the first press is over then is nothing to tell.
      if (attempt !== lastAttempt.current) return;
      setProblem(problem);
      setBusy(null);
    };
    setBusy(id);
    setProblem(null);
    client.signInWithProvider(id, next, mayLeave).then(() => {
      end(null);
      onSignedIn();
    }, end);
  };

  return (
    <div className="mt-6 grid gap-3">
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="main"
          disabled={client === null}
          busy={busy === id && "again"}
          icon={providerIcon(id)}
          onClick={() => press(id)}
        >
          {t("with", { provider: isolate(name) })}
        </Button>
      ))}
      <FieldNote error={problem === null ? null : textOf(problem)} />
      <p className="mt-1 flex items-center gap-4 text-ink-3 text-label before:h-px before:grow before:bg-hair-2 after:h-px after:grow after:bg-hair-2">
        {t("or")}
      </p>
    </div>
  );
}

/** The client of this server's way; null until it is there. */
function useClient(): IdentityClient | null {
  const [client, setClient] = useState<IdentityClient | null>(null);
  useEffect(() => {
    let isHere = true;
    signInClient().then(
      (found) => isHere && setClient(() => found),
      // The ways are known already, or these buttons would not be here.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return client;
}
