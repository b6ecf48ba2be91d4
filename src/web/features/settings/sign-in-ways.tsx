import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Link2, Phone } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { loadSignInMessages } from "#shared/locales/messages.ts";
import { connectPhonePath, securityAddress } from "#shared/paths.ts";
import { accountWaysQuery, askProof, useDisconnectWay } from "#web/api/account.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { useUser } from "#web/api/session.ts";
import { clientOf } from "#web/identity/clients.ts";
import { returnedError, visitProvider } from "#web/identity/provider-popup.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { useWays } from "#web/identity/ways.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { toast } from "#web/lib/toast.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { ErrorState, Skeleton } from "#web/ui/states.tsx";
import { useProof } from "./proof-gate.tsx";
import { useWayName } from "./use-way-name.ts";

/** How the person can sign in; the last way cannot be taken away. */
export function SignInWays() {
  const { data, error, refetch } = useQuery(accountWaysQuery);
  const { email } = useUser();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-11" />;
  const usable = data.ways.filter(({ isOffered }) => isOffered);
  const ids = data.ways.map(({ id }) => id);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {data.ways.map(({ id, isOffered }) => (
          <WayRow key={id} way={id} stays={(isOffered && usable.length === 1) || (id === "phone" && email === null)} />
        ))}
      </ul>
      {ids.includes("password") ? null : <SetPassword />}
      <WithMessages load={loadSignInMessages}>
        <ConnectButtons connected={ids} />
      </WithMessages>
    </div>
  );
}

/** @param stays the last way, and the number of an account without an address. */
function WayRow({ way, stays }: { way: string; stays: boolean }) {
  const t = useTranslations("settings");
  const textOf = useErrorText();
  const name = useWayName()(way);
  const withProof = useProof();
  const { mutateAsync, isPending } = useDisconnectWay();
  const disconnect = () =>
    withProof(() => mutateAsync(way)).then(
      () => toast({ title: t("wayDisconnected", { provider: name }), tone: "success" }),
      (error: unknown) => toast({ title: t("wayFailed"), text: textOf(error), tone: "error" }),
    );
  return (
    <li className="flex min-h-9 items-center gap-1.5 text-label">
      <Check aria-hidden className="size-3.5 text-ok" />
      <span className="grow">{name}</span>
      {stays ? null : (
        <Button
          size="small"
          busy={isPending}
          aria-label={t("wayDisconnectLabel", { provider: name })}
          onClick={() => void disconnect()}
        >
          {t("wayDisconnect")}
        </Button>
      )}
    </li>
  );
}

/** Who came by a provider chooses a password through the mailbox. */
function SetPassword() {
  const t = useTranslations("settings");
  const textOf = useErrorText();
  const user = useUser();
  const [isBusy, setBusy] = useState(false);
  const { email } = user;
  // A password goes with an address.
  if (email === null) return null;
  const send = async () => {
    setBusy(true);
    try {
      await (await clientOf(user)).requestPasswordReset(email);
      toast({ title: t("setPasswordSent", { email: isolate(email) }), tone: "success" });
    } catch (error) {
      toast({ title: t("wayFailed"), text: textOf(error), tone: "error" });
    }
    setBusy(false);
  };
  return (
    <Button busy={isBusy} onClick={() => void send()}>
      {t("setPassword")}
    </Button>
  );
}

/** A button for each provider of this server that is not connected yet. */
function ConnectButtons({ connected }: { connected: readonly string[] }) {
  const t = useTranslations("settings");
  const textOf = useSignInErrorText();
  const nameOf = useWayName();
  const withProof = useProof();
  const queries = useQueryClient();
  const { wayIn } = useUser();
  const ways = useWays();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(returnedError);
  const offered = [...(ways?.google ? ["google"] : []), ...(ways?.providers ?? []).map(({ id }) => id)];

  const connect = (provider: string) => {
    setBusy(provider);
    setProblem(null);
    // Nothing is left behind by leaving: what is not saved on this page asks first.
    withProof(() => visitProvider({ provider, purpose: "connect", next: securityAddress, mayLeave: true }))
      .then(() => toast({ title: t("wayConnected", { provider: nameOf(provider) }), tone: "success" }), setProblem)
      .finally(() => {
        setBusy(null);
        for (const queryKey of [queryKeys.accountWays, queryKeys.accountEvents]) void queries.invalidateQueries({ queryKey });
      });
  };

  /** The page of numbers has no question of its own, so it is asked before. */
  const connectNumber = (event: MouseEvent) => {
    event.preventDefault();
    setProblem(null);
    withProof(askProof).then(() => location.assign(connectPhonePath), setProblem);
  };

  return (
    <>
      {offered
        .filter((id) => !connected.includes(id))
        .map((id) => (
          <Button key={id} busy={busy === id} icon={<Link2 aria-hidden className="size-4" />} onClick={() => connect(id)}>
            {t("wayConnect", { provider: nameOf(id) })}
          </Button>
        ))}
      {ways?.way === "session" && ways.phone && wayIn === "session" && !connected.includes("phone") ? (
        <a href={connectPhonePath} onClick={connectNumber} className={buttonClass()}>
          <Phone aria-hidden className="size-4" />
          {t("phoneConnect")}
        </a>
      ) : null}
      <FieldNote error={problem === null ? null : textOf(problem)} />
    </>
  );
}
