import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { sharedLinkQuery } from "#web/api/shared-links.ts";
import { Button } from "#web/ui/button.tsx";
import { ShareDialog } from "./share-dialog.tsx";

/** Opens the text's link; says by itself that there is one, so that nobody edits a text in public unawares. */
export function ShareButton({ itemId, className }: { itemId: string; className?: string }) {
  const t = useTranslations("sharing");
  const { data: link } = useQuery(sharedLinkQuery(itemId));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={link ? "tint" : "paper"}
        icon={<Link2 aria-hidden className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...(className ? { className } : {})}
      >
        {t(link ? "shared" : "share")}
      </Button>
      {isOpen ? <ShareDialog itemId={itemId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
