import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { Brief } from "#shared/contracts/brief.ts";
import { useUser } from "#web/api/session.ts";
import { templateQuery } from "#web/api/templates.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { draftOf } from "#web/writing/brief/brief-draft.ts";
import { saveDraft } from "#web/writing/brief/draft-store.ts";

/** Opens the writing desk with a brief that was written from before. */
export function useWriteAgain(): { open: (brief: Brief) => void; isOpening: boolean } {
  const t = useTranslations("library.item");
  const textOf = useErrorText();
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async (brief: Brief) => {
      const template = await queries.fetchQuery(templateQuery(brief.templateId));
      saveDraft(user.id, template.id, draftOf(brief, template));
      await navigate({ to: "/create", search: { template: template.id } });
    },
    onError: (error) => toast({ tone: "error", title: t("writeAgainFailed"), text: textOf(error) }),
  });
  return { open: mutate, isOpening: isPending };
}
