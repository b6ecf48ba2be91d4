import { Code, MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import { varietyRecords } from "#shared/varieties.ts";
import { type CopyForm, copyText } from "#web/lib/copy-text.ts";
import { toast } from "#web/lib/toast.ts";
import { MenuItem } from "#web/ui/menu.tsx";
import type { TextToSave } from "./text-to-save.ts";

/** The entries of a menu that copy a text in another form than the button does. */
export function CopyItems({ text }: { text: () => TextToSave | Promise<TextToSave> }) {
  const t = useTranslations("common");
  const copy = (form: CopyForm) =>
    copyText(load(text), form).then(
      () => toast({ title: t("copied"), tone: "success" }),
      () => toast({ title: t("copyFailed"), tone: "error" }),
    );
  return (
    <>
      <MenuItem icon={<MessageCircle aria-hidden className="size-4.5 text-ink-2" />} onSelect={() => void copy("chat")}>
        {t("copyForChat")}
      </MenuItem>
      <MenuItem icon={<Code aria-hidden className="size-4.5 text-ink-2" />} onSelect={() => void copy("markdown")}>
        {t("copyMarkdown")}
      </MenuItem>
    </>
  );
}

async function load(text: () => TextToSave | Promise<TextToSave>) {
  const { markdown, variety, direction } = await text();
  return { markdown, tag: variety && varietyRecords[variety].tag, direction };
}
