import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Download, EllipsisVertical, Library, Pencil, Plus, Square, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import type { MarketSet } from "#shared/contracts/markets.ts";
import { varieties } from "#shared/options.ts";
import { useStopMarketSet } from "#web/api/markets.ts";
import { useUser } from "#web/api/session.ts";
import { templateQuery } from "#web/api/templates.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { draftOf } from "#web/writing/brief/brief-draft.ts";
import { saveDraft, saveMarkets } from "#web/writing/brief/draft-store.ts";
import { AddMarketDialog } from "./add-market-dialog.tsx";
import { DeleteMarketSetDialog } from "./delete-market-set-dialog.tsx";
import type { Column } from "./use-columns.tsx";
import { useExportTable } from "./use-export-table.ts";

interface MarketSetHeaderProps {
  set: MarketSet;
  columns: readonly Column[];
  running: number;
}

/** What was asked for, and what can be done with all markets at once. */
export function MarketSetHeader({ set, columns, running }: MarketSetHeaderProps) {
  const t = useTranslations("markets");
  const [isAdding, setAdding] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const isFull = columns.length === varieties.length;
  return (
    <>
      <PageHeader
        className="mt-3"
        title={t("title")}
        text={<BriefLine set={set} />}
        aside={
          // On a phone one row: the main act, and of the others their icons.
          <div className="flex items-center gap-2 max-sm:w-full sm:flex-wrap">
            <EditBrief set={set} />
            <ExportMenu set={set} columns={columns} />
            {running > 0 ? (
              <StopAll id={set.id} />
            ) : (
              <Button
                variant="action"
                disabled={isFull}
                className="max-sm:grow"
                title={isFull ? t("set.addAll") : undefined}
                icon={<Plus aria-hidden className="size-4" />}
                onClick={() => setAdding(true)}
              >
                {t("set.add")}
              </Button>
            )}
            <MoreMenu id={set.id} onDelete={() => setDeleting(true)} />
          </div>
        }
      />
      <AddMarketDialog set={set} open={isAdding} onOpenChange={setAdding} />
      <DeleteMarketSetDialog id={set.id} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}

/** The topic, and in one line the rest of the brief. */
function BriefLine({ set }: { set: MarketSet }) {
  const t = useTranslations();
  const language = useLanguage();
  const { brief } = set;
  const template = useQuery(templateQuery(brief.templateId)).data;
  const target = set.cells.find(({ generation }) => generation !== null)?.generation?.targetWords ?? brief.words;
  return (
    <>
      <span dir={directionOf(brief.topic) ?? undefined} className="page-aligned line-clamp-3 whitespace-pre-line text-ink">
        {brief.topic}
      </span>
      <span className="block text-label">
        {template
          ? t("markets.set.facts", {
              template: language === "ar" ? template.nameAr : template.name,
              tone: t(`options.tone.${brief.tone}`),
              audience: t(`options.audience.${brief.audience}`),
              words: target,
            })
          : "\u00a0"}
      </span>
    </>
  );
}

/** Back to the form with this brief and these markets; what is written stays as it is. */
function EditBrief({ set }: { set: MarketSet }) {
  const t = useTranslations("markets.set");
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const textOf = useErrorText();
  const edit = async () => {
    try {
      const template = await queries.fetchQuery(templateQuery(set.brief.templateId));
      saveDraft(user.id, template.id, draftOf(set.brief, template));
      saveMarkets(
        user.id,
        set.cells.map(({ variety }) => variety),
      );
      await navigate({ to: "/matrix", search: { template: template.id } });
    } catch (error) {
      toast({ tone: "error", title: t("failed"), text: textOf(error) });
    }
  };
  return (
    <Button icon={<Pencil aria-hidden className="size-4" />} onClick={() => void edit()}>
      <span className="max-sm:sr-only">{t("edit")}</span>
    </Button>
  );
}

function ExportMenu({ set, columns }: { set: MarketSet; columns: readonly Column[] }) {
  const t = useTranslations("markets.set");
  const save = useExportTable(set, columns);
  return (
    <Menu
      label={t("export")}
      trigger={
        <Button icon={<Download aria-hidden className="size-4" />}>
          <span className="max-sm:sr-only">{t("export")}</span>
        </Button>
      }
    >
      <MenuItem onSelect={() => void save("csv")}>{t("csv")}</MenuItem>
      <MenuItem onSelect={() => void save("md")}>{t("markdown")}</MenuItem>
    </Menu>
  );
}

function StopAll({ id }: { id: string }) {
  const t = useTranslations("markets.set");
  const textOf = useErrorText();
  const { mutate, isPending } = useStopMarketSet(id);
  return (
    <Button
      variant="ink"
      busy={isPending}
      className="max-sm:grow"
      icon={<Square aria-hidden className="size-4" />}
      onClick={() =>
        mutate(undefined, { onError: (error) => toast({ tone: "error", title: t("stopFailed"), text: textOf(error) }) })
      }
    >
      {t("stop")}
    </Button>
  );
}

function MoreMenu({ id, onDelete }: { id: string; onDelete: () => void }) {
  const t = useTranslations("markets.set");
  return (
    <Menu label={t("more")} trigger={<IconButton label={t("more")} icon={<EllipsisVertical aria-hidden className="size-5" />} />}>
      <MenuItem asChild>
        <Link to="/my-content" search={{ set: id }}>
          <Library aria-hidden className="size-4.5 text-ink-2" />
          {t("inLibrary")}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden className="size-4.5" />} onSelect={onDelete}>
        {t("delete.label")}
      </MenuItem>
    </Menu>
  );
}
