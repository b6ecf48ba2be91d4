import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import { useTranslations } from "use-intl";
import { loadPhoneMessages, loadSignInMessages } from "#shared/locales/messages.ts";
import { securityAddress } from "#shared/paths.ts";
import { accountWaysQuery, proveWho } from "#web/api/account.ts";
import { useUser } from "#web/api/session.ts";
import { visitProvider } from "#web/identity/provider-popup.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { PhoneProof } from "./phone-proof.tsx";
import { proversOf } from "./provers.ts";
import { useWayName } from "./use-way-name.ts";

type WithProof = <T>(act: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<WithProof>((act) => act());

/**
 * Does what changes how one signs in. Where the server wants to know first that it is the person, they are asked, and it is done then. Who closes
 * the question gets the server's refusal.
 */
export const useProof = () => useContext(ProofContext);

interface Asked {
  readonly isProven: () => void;
  readonly isRefused: () => void;
}

export function ProofGate({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  const withProof: WithProof = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "identity.fresh_sign_in") throw error;
      await new Promise<void>((resolve, reject) => {
        setAsked({ isProven: resolve, isRefused: () => reject(error) });
      });
      return await act();
    }
  };
  const answer = (given: () => void) => {
    setAsked(null);
    given();
  };

  return (
    <ProofContext value={withProof}>
      {children}
      {asked ? <ProofDialog onProven={() => answer(asked.isProven)} onClose={() => answer(asked.isRefused)} /> : null}
    </ProofContext>
  );
}

function ProofDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const t = useTranslations("settings.proof");
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} description={t("text")}>
      <WithMessages load={loadSignInMessages}>
        <WithMessages load={loadPhoneMessages}>
          <ProofForm onProven={onProven} />
        </WithMessages>
      </WithMessages>
    </Dialog>
  );
}

function ProofForm({ onProven }: { onProven: () => void }) {
  const t = useTranslations("settings.proof");
  const user = useUser();
  const nameOf = useWayName();
  const { isBusy, problem, submit } = useSubmit(useSignInErrorText());
  const [proof, setProof] = useState("");
  const { byCode, providers } = proversOf(useQuery(accountWaysQuery).data?.ways ?? [], user);

  const prove = async () => {
    if (proof === "") return;
    await proveWho(byCode ? { code: proof } : { password: proof });
    onProven();
  };
  const proveBy = async (provider: string) => {
    await visitProvider({ provider, purpose: "prove", next: securityAddress, mayLeave: false });
    onProven();
  };

  if (providers.length > 0) {
    return (
      <div className="mt-5 grid gap-5">
        <FieldNote error={problem} />
        {providers.map(({ id }) => (
          <Button key={id} variant="action" size="main" busy={isBusy} onClick={(event) => submit(() => proveBy(id))(event)}>
            {t("with", { provider: nameOf(id) })}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <form noValidate className="mt-5 grid gap-5" onSubmit={submit(prove)}>
      {byCode ? (
        <PhoneProof purpose="prove" code={proof} onCode={setProof} />
      ) : (
        <PasswordField
          label={t("password")}
          autoComplete="current-password"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
        />
      )}
      <FieldNote error={problem} />
      <Button type="submit" variant="action" size="main" busy={isBusy} disabled={proof === ""}>
        {t(isBusy ? "confirming" : "confirm")}
      </Button>
    </form>
  );
}
