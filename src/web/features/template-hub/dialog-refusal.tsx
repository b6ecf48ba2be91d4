import { useTranslations } from "use-intl";
import { ErrorState } from "#web/ui/states.tsx";
import { BuiltInWayOut, offersBuiltIn } from "#web/writing/work/built-in-way-out.tsx";
import { isStorageFull, StorageWaysOut } from "#web/writing/work/storage-full.tsx";
import type { Generator } from "./use-generator.ts";

interface DialogRefusalProps {
  generator: Generator;
  onBuiltIn: () => void;
  className: string;
}

/** Why the brief was refused, where that belongs to no single field, and the way out where there is one. */
export function DialogRefusal({ generator: { refusal, isSending }, onBuiltIn, className }: DialogRefusalProps) {
  const t = useTranslations("templates.dialog");
  if (!refusal) return null;
  const wayOut = <BuiltInWayOut busy={isSending} onWrite={onBuiltIn} />;
  const action = offersBuiltIn(refusal) ? wayOut : isStorageFull(refusal) ? <StorageWaysOut /> : null;
  return <ErrorState title={t("failed")} error={refusal} answersPress action={action} className={className} />;
}
