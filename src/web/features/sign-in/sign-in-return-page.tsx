import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { safeNext } from "#shared/paths.ts";
import { providerChannel } from "#web/identity/provider-channel.ts";
import { providerAnswer } from "#web/identity/provider-popup.ts";
import { LoadingState } from "#web/ui/states.tsx";
import { SignInPanel } from "./sign-in-frame.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

/** How long the page that opened this window may take to hear of it. */
const heardMs = 1_500;

/** `/sign-in-return`: tells the page that opened this window how it went, and closes. Where nobody waits any more, it goes on by itself. */
export function SignInReturnPage() {
  const t = useTranslations("signIn");
  const [isAlone, setAlone] = useState(false);
  const [isHeard, setHeard] = useState(false);
  const [answer] = useState(providerAnswer);
  const next = safeNext(new URLSearchParams(location.search).get("next"));

  useEffect(() => {
    const goOn = () => (answer?.problem || !answer?.attempt ? setAlone(true) : location.replace(next));
    const timer = setTimeout(goOn, heardMs);
    const channel = providerChannel((message) => {
      if (message.kind !== "heard" || message.attempt !== answer?.attempt) return;
      clearTimeout(timer);
      window.close();
      // A provider that cut this window off from its opener has taken the right to close it, too.
      setHeard(true);
    });
    if (answer?.attempt) channel.send({ kind: "answer", ...answer });
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [answer, next]);

  if (isAlone) return <SignInPanel next={next} onSignedIn={() => location.replace(next)} />;
  return (
    <SignInSheet title={t("returning")} text={isHeard ? t("returned") : ""}>
      <LoadingState>{null}</LoadingState>
    </SignInSheet>
  );
}
