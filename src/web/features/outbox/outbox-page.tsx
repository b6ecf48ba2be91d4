import { RotateCw } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import type { OutboxMail } from "#shared/contracts/outbox.ts";
import { getOutbox } from "#web/api/outbox.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { EmptyState, ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";

type State = { mails: OutboxMail[] } | { error: unknown } | null;

/** `/outbox`, local mode only: the mails and text messages that a production server would have sent, with their links. */
export function OutboxPage() {
  const t = useTranslations("signIn.outbox");
  const [state, setState] = useState<State>(null);
  const load = useCallback(() => {
    getOutbox().then(
      (mails) => setState({ mails }),
      (error: unknown) => setState({ error }),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <section className="mx-auto w-full max-w-180">
      <PageHeader
        title={t("title")}
        text={t("text")}
        aside={
          <Button icon={<RotateCw aria-hidden className="size-4" />} onClick={load}>
            {t("refresh")}
          </Button>
        }
      />
      <div className="mt-8">
        <Mails state={state} onRetry={load} />
      </div>
    </section>
  );
}

function Mails({ state, onRetry }: { state: State; onRetry: () => void }) {
  const t = useTranslations("signIn.outbox");
  if (state === null) {
    return (
      <LoadingState className="grid gap-3 border-ink border-t pt-5">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-24" />
      </LoadingState>
    );
  }
  if ("error" in state) return <ErrorState error={state.error} onRetry={onRetry} />;
  if (state.mails.length === 0) return <EmptyState title={t("title")} text={t("empty")} />;
  return (
    <ol className="border-ink border-t">
      {state.mails.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </ol>
  );
}

function Mail({ mail }: { mail: OutboxMail }) {
  const t = useTranslations("signIn.outbox");
  const format = useFormat();
  return (
    <li className="border-hair border-b py-5">
      <h2 className="font-semibold" dir={mail.kind === "sms" ? undefined : (directionOf(mail.subject) ?? undefined)}>
        {mail.kind === "sms" ? t("sms") : mail.subject}
      </h2>
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-3 text-label">
        <span>{t.rich("to", { address: mail.to, isolated: (chunks) => <bdi>{chunks}</bdi> })}</span>
        <time dateTime={mail.createdAt}>{format.dateTime(mail.createdAt)}</time>
      </p>
      {/* The last line of a text message, which is for the phone, reads from left to right in Arabic too. */}
      <div
        className={cx("mt-3 whitespace-pre-line text-ink-2", mail.kind === "sms" && "[unicode-bidi:plaintext]")}
        dir={directionOf(mail.text) ?? undefined}
      >
        {linked(mail.text)}
      </div>
    </li>
  );
}

const address = /(https?:\/\/\S+)/;

/** The text with its addresses as links; nothing else in a mail is interpreted. */
function linked(text: string) {
  return text.split(address).map((part, position) =>
    address.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sent mail never change their order.
      <a key={position} href={part} dir="ltr" className="break-all text-link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
