import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { Button, type ButtonProps } from "./button.tsx";

interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "children" | "icon"> {
  /** What lands on the clipboard; called on the click. */
  text: () => string;
  /** When given, the toast says how many words were copied. */
  words?: number;
  /** 'Copy' unless said otherwise. */
  label?: string;
}

const confirmationMs = 2000;

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, words, label, ...button }: CopyButtonProps) {
  const t = useTranslations("common");
  const format = useFormat();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => {
        setCopied(true);
        toast({ title: t("copied"), tone: "success", ...(words === undefined ? {} : { text: format.words(words) }) });
      },
      () => toast({ title: t("copyFailed"), tone: "error" }),
    );

  const Icon = isCopied ? Check : Copy;
  return (
    <Button {...button} icon={<Icon aria-hidden className="size-4" />} onClick={() => void copy()}>
      {label ?? t("copy")}
    </Button>
  );
}
