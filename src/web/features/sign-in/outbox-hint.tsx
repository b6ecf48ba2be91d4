import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { outboxPath } from "#shared/paths.ts";
import { getAppInfo } from "#web/api/app-info.ts";
import { useWays } from "#web/identity/ways.ts";

/** Where the mails of local mode lie; in a new tab, because this one is in the middle of something. Nothing where mails are sent. */
export function OutboxHint() {
  const t = useTranslations("signIn");
  const ways = useWays();
  // On the token way the identity service sends the mails.
  if (!useHasOutbox() || ways?.way === "token") return null;
  return (
    <p className="border-saffron border-s-4 bg-sheet px-4 py-3 text-ink-2 text-label">
      {t("outboxHint")}{" "}
      <a href={outboxPath} target="_blank" rel="noreferrer" className="text-link">
        {t("outboxLink")}
      </a>
    </p>
  );
}

function useHasOutbox(): boolean {
  const [hasOutbox, setHasOutbox] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    getAppInfo(stop.signal).then(
      (info) => setHasOutbox(info.outbox),
      // Only a hint depends on it; the form works without.
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return hasOutbox;
}
