import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { AccountEvent } from "#shared/contracts/account-ways.ts";
import { accountEventsQuery } from "#web/api/account.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { ErrorState } from "#web/ui/states.tsx";
import { useWayName } from "./use-way-name.ts";

/** Sign-ins and changes of the account, each with its device and time. */
export function AccountEvents() {
  const t = useTranslations("settings.events");
  const { data, error, refetch } = useQuery(accountEventsQuery);
  return (
    <div className="py-4">
      <h3 className="font-semibold text-label">{t("title")}</h3>
      <p className="text-ink-3 text-label">{t("hint")}</p>
      {error ? <ErrorState title={t("loadFailed")} error={error} onRetry={() => void refetch()} className="mt-3" /> : null}
      <ul className="mt-2 max-h-80 divide-y divide-hair overflow-y-auto">
        {data?.events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </div>
  );
}

function EventRow({ event: { kind, way, browser, system, at } }: { event: AccountEvent }) {
  const t = useTranslations("settings");
  const format = useFormat();
  const nameOf = useWayName();
  const named = browser && system ? t("sessions.browserOn", { browser: isolate(browser), system: isolate(system) }) : null;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2 text-label">
      <span>{t(`events.${kind}`, { way: nameOf(way ?? "password") })}</span>
      <span className="text-ink-3">{`${named ?? browser ?? system ?? t("sessions.unknown")} · ${format.dateTime(at)}`}</span>
    </li>
  );
}
