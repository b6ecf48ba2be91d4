import { Check, Copy } from "lucide-react";
import { useContext, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { ChosenDirection } from "#web/writing/paper/text-direction.ts";

interface CopyTextButtonProps extends Omit<ButtonProps, "onClick" | "children" | "icon"> {
  markdown: string;
  variety: Variety;
  words: number;
}

const confirmationMs = 2_000;

/** Copies a written text with its headings and lists, and says so. */
export function CopyTextButton({ markdown, variety, words, ...button }: CopyTextButtonProps) {
  const t = useTranslations("common");
  const format = useFormat();
  const direction = useContext(ChosenDirection);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    copyText({ markdown, tag: varietyRecords[variety].tag, direction }).then(
      () => {
        setCopied(true);
        toast({ title: t("copied"), text: format.words(words), tone: "success" });
      },
      () => toast({ title: t("copyFailed"), tone: "error" }),
    );

  const Icon = isCopied ? Check : Copy;
  return (
    <Button {...button} icon={<Icon aria-hidden className="size-4" />} onClick={() => void copy()}>
      {t(isCopied ? "copied" : "copy")}
    </Button>
  );
}
