import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { sharedLinkQuery } from "#web/api/shared-links.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

interface ShareButtonProps {
  itemId: string;
  onOpen: () => void;
}

/** Opens the text's link; says by itself that there is one, so that nobody edits a text in public unawares. */
export function ShareButton({ itemId, onOpen }: ShareButtonProps) {
  const t = useTranslations("sharing");
  const { data: link } = useQuery(sharedLinkQuery(itemId));
  return (
    <Button
      variant={link ? "tint" : "paper"}
      icon={<Link2 aria-hidden className="size-4" />}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {t(link ? "shared" : "share")}
    </Button>
  );
}

/** On a phone, where sharing is in a menu: only that there is a link. */
export function SharedMark({ itemId, onOpen }: ShareButtonProps) {
  const t = useTranslations("sharing");
  const { data: link } = useQuery(sharedLinkQuery(itemId));
  if (!link) return null;
  return (
    <IconButton
      label={t("shared")}
      aria-haspopup="dialog"
      icon={<Link2 aria-hidden className="size-4.5" />}
      className="bg-action-tint text-action"
      onClick={onOpen}
    />
  );
}
