import { Square, Trash2, Unplug } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { type OwnWriter, ownWriterLimits } from "#shared/contracts/own-writer.ts";
import { useRemoveOwnWriter, useSaveOwnWriter } from "#web/api/own-writer.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { isolate } from "#web/lib/isolate.ts";
import { toast } from "#web/lib/toast.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote, TextField } from "#web/ui/field.tsx";
import { useTryOwnWriter } from "#web/writing/work/use-try-own-writer.ts";
import { WaitText } from "#web/writing/work/wait-text.tsx";

/** Services whose OpenAI-compatible address is well known: offered while typing, none is preferred. */
const knownAddresses = [
  "https://api.openai.com/v1",
  "https://openrouter.ai/api/v1",
  "https://api.mistral.ai/v1",
  "https://generativelanguage.googleapis.com/v1beta/openai",
] as const;

/** Address, model and key of the person's own service. One button stores them, asks the model for a word, and lets it write. */
export function OwnWriterForm({ writer, onRemoved }: { writer: OwnWriter | null; onRemoved: () => void }) {
  const t = useTranslations("settings.writers");
  const listId = useId();
  const { isBusy, problem, setProblem, submit } = useSubmit();
  const { mutateAsync: store } = useSaveOwnWriter();
  const { tryOut, wait, stop } = useTryOwnWriter();
  const [baseUrl, setBaseUrl] = useState(writer?.baseUrl ?? "");
  const [model, setModel] = useState(writer?.model ?? "");
  const [apiKey, setApiKey] = useState("");

  const saveAndTest = async () => {
    if (!baseUrl.trim() || !model.trim()) return setProblem(t("required"));
    const keepsKey = apiKey === "" && writer !== null && writer.hasKey;
    // One that does not answer yet writes nothing: every text would fail.
    const enabled = writer?.enabled ?? false;
    const hasAnswered = await tryOut(async () => {
      const stored = await store({ baseUrl, model, enabled, ...(keepsKey ? {} : { apiKey }) });
      setApiKey("");
      return stored;
    });
    if (hasAnswered) toast({ title: t("tested"), tone: "success" });
  };

  return (
    <form noValidate onSubmit={submit(saveAndTest)} className="-mx-5 grid gap-5 bg-sunk px-5 py-5 sm:mx-0 sm:rounded-control">
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <TextField
          label={t("address")}
          hint={t("addressHint")}
          type="url"
          inputMode="url"
          dir="ltr"
          list={listId}
          autoComplete="off"
          spellCheck={false}
          maxLength={ownWriterLimits.addressChars}
          value={baseUrl}
          onChange={(event) => setBaseUrl(event.target.value)}
        />
        <datalist id={listId}>
          {knownAddresses.map((address) => (
            <option key={address} value={address} />
          ))}
        </datalist>
        <TextField
          label={t("modelName")}
          hint={t("modelHint")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={ownWriterLimits.modelChars}
          value={model}
          onChange={(event) => setModel(event.target.value)}
        />
      </div>
      <KeyField writer={writer} value={apiKey} onChange={setApiKey} />
      <p className="text-ink-2 text-label">{t("counted")}</p>
      <FieldNote error={problem} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="outline" busy={isBusy} icon={<Unplug aria-hidden className="size-4" />}>
          {isBusy ? t("testing") : t("test")}
        </Button>
        {isBusy ? (
          <>
            <Button icon={<Square aria-hidden className="size-4" />} onClick={stop}>
              {t("stop")}
            </Button>
            <p role="status" className="text-ink-2 text-label max-sm:w-full">
              <WaitText wait={wait} />
            </p>
          </>
        ) : null}
        {writer && !isBusy ? <RemoveOwnWriter onRemoved={onRemoved} /> : null}
      </div>
    </form>
  );
}

/** Never filled from what is stored: the server does not give a key back. */
function KeyField({ writer, value, onChange }: { writer: OwnWriter | null; value: string; onChange: (key: string) => void }) {
  const t = useTranslations("settings.writers");
  const stored = writer?.keyEnding ? t("keyStoredEnding", { ending: isolate(`…${writer.keyEnding}`) }) : t("keyStored");
  return (
    <TextField
      label={t("key")}
      aside={t("keyHint")}
      hint={writer?.hasKey ? stored : undefined}
      error={writer && !writer.hasKey ? t("keyLost") : null}
      type="password"
      dir="ltr"
      // Not a password of this site: no manager should offer to keep it, or fill in the person's own.
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
      spellCheck={false}
      maxLength={ownWriterLimits.keyChars}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Deletes service and key at once: both can be entered again, so nothing is asked. */
export function RemoveOwnWriter({ onRemoved }: { onRemoved?: () => void }) {
  const t = useTranslations("settings.writers");
  const textOf = useErrorText();
  const { mutateAsync, isPending } = useRemoveOwnWriter();
  // Not callbacks of the mutation: with the service this button is gone before they would be called.
  const remove = async () => {
    try {
      await mutateAsync();
      onRemoved?.();
      toast({ title: t("removed"), tone: "success" });
    } catch (error) {
      toast({ title: t("failed"), text: textOf(error), tone: "error" });
    }
  };
  return (
    <Button
      variant="ghost"
      busy={isPending}
      className="text-danger!"
      icon={<Trash2 aria-hidden className="size-4" />}
      onClick={() => void remove()}
    >
      {t("remove")}
    </Button>
  );
}
