import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { LocalModels, OfferedModel } from "#shared/contracts/local-models.ts";
import { licenceQuery, useInstallModel } from "#web/api/local-models.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { usePreferences } from "#web/lib/preferences.ts";
import { toast } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { Button } from "#web/ui/button.tsx";

/** The catalogue, the model for this machine first. */
export function ModelOffers({ state }: { state: LocalModels }) {
  const t = useTranslations("localModels");
  const titleId = useId();
  const [asked, setAsked] = useState<OfferedModel | null>(null);
  const there = state.files.map(({ model }) => model);
  const offers = state.models.filter(({ id }) => state.ollama !== null || !there.includes(id));
  if (offers.length === 0) return null;
  const isBusy = state.task !== null && state.task.state !== "failed";
  return (
    <div className="grid gap-2">
      <h4 id={titleId} className="font-semibold text-label">
        {t("offers")}
      </h4>
      <ul aria-labelledby={titleId} className="divide-y divide-hair border-hair border-y">
        {offers
          .toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended))
          .map((model) => (
            <Offer key={model.id} model={model} onFetch={isBusy ? null : () => setAsked(model)} />
          ))}
      </ul>
      {offers.every(({ checked }) => checked.length === 0) ? (
        <p className="max-w-prose text-ink-3 text-label">{t("onlyRead")}</p>
      ) : null}
      {asked ? <AskToFetch model={asked} state={state} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

function Offer({ model, onFetch }: { model: OfferedModel; onFetch: (() => void) | null }) {
  const t = useTranslations("localModels");
  const format = useFormat();
  const { language } = usePreferences();
  const { name, maker, machineGb, bytes, licence, purpose, isRecommended, fitsMemory } = model;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 grow basis-80 text-label">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-medium">{name}</bdi>
          {isRecommended ? <span className="font-medium text-action">{t("recommended")}</span> : null}
        </p>
        <p className="max-w-prose text-ink-2">{purpose[language]}</p>
        <p className="text-ink-3">
          {t("facts", {
            size: bytes === null ? t("sizeUnknown") : format.bytes(bytes),
            memory: machineGb,
            maker: isolate(maker),
          })}
          {" · "}
          <a href={licence.url} target="_blank" rel="noreferrer" className="text-link">
            <bdi>{licence.name}</bdi>
          </a>
        </p>
        {fitsMemory ? null : <p className="text-warn">{t("tooLarge")}</p>}
      </div>
      {onFetch ? (
        <Button
          variant={isRecommended ? "action" : "outline"}
          icon={<Download aria-hidden className="size-4" />}
          aria-label={t("fetchNamed", { name: isolate(name) })}
          onClick={onFetch}
        >
          {t("fetch")}
        </Button>
      ) : null}
    </li>
  );
}

/** Before anything is fetched: what, from where, how much, and under which licence. */
function AskToFetch({ model, state, onClose }: { model: OfferedModel; state: LocalModels; onClose: () => void }) {
  const t = useTranslations("localModels");
  const format = useFormat();
  const textOf = useErrorText();
  const { mutate, isPending } = useInstallModel();
  const { licence } = model;
  const size = model.bytes === null ? t("sizeUnknown") : format.bytes(model.bytes);
  const what = state.ollama
    ? t("askOllama", { size })
    : t("askOwn", { size, hub: isolate(`${new URL(state.hub).host}/${model.repository}`), program: state.program });
  const install = () =>
    mutate(
      { model: model.id, way: state.ollama ? "ollama" : "own", licence: licence.name },
      { onSettled: onClose, onError: (error) => toast({ title: t("failed"), text: textOf(error), tone: "error" }) },
    );
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("askTitle", { name: isolate(model.name) })}
      text={
        <>
          {what} {t("licence", { name: isolate(licence.name) })}{" "}
          <a href={licence.url} target="_blank" rel="noreferrer" className="text-link" dir="ltr">
            {licence.url}
          </a>
        </>
      }
      confirm={t("accept")}
      variant="action"
      busy={isPending}
      onConfirm={install}
    >
      <LicenceText name={licence.name} />
    </AlertDialog>
  );
}

/** The licence as this server has it, which needs no other: read when it is opened. */
function LicenceText({ name }: { name: string }) {
  const t = useTranslations("localModels");
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery({ ...licenceQuery(name), enabled: isOpen });
  return (
    <details className="mt-3" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 text-label text-link">{t("licenceText")}</summary>
      {isError ? <p className="text-danger text-label">{t("licenceAway")}</p> : null}
      {data ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          tabIndex={0}
          dir="ltr"
          lang="en"
          className="max-h-[40dvh] overflow-auto whitespace-pre-wrap border border-hair bg-sunk p-3 text-[12px]"
        >
          {data}
        </pre>
      ) : null}
    </details>
  );
}
