import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { type Variety, varieties } from "#shared/options.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { KeywordsField } from "#web/writing/brief/keywords-field.tsx";
import { emptyList, type WordList } from "./voice-draft.ts";

interface WordListsProps {
  lists: readonly WordList[];
  onChange: (lists: readonly WordList[]) => void;
}

/** Preferred and banned words: for all voices first, then for single ones. */
export function WordLists({ lists, onChange }: WordListsProps) {
  const t = useTranslations("brandVoices.form");
  const free = varieties.filter((variety) => !lists.some((list) => list.variety === variety));
  const change = (variety: Variety | null, patch: Partial<WordList>) =>
    onChange(lists.map((list) => (list.variety === variety ? { ...list, ...patch } : list)));
  return (
    <div className="grid gap-6">
      {lists.map((list) => (
        <List
          key={list.variety ?? "all"}
          list={list}
          onChange={(patch) => change(list.variety, patch)}
          onRemove={list.variety === null ? null : () => onChange(lists.filter((other) => other !== list))}
        />
      ))}
      {free.length > 0 ? (
        <div>
          <Menu
            label={t("addList")}
            align="start"
            trigger={
              <Button variant="ghost" size="small" icon={<Plus aria-hidden className="size-4" />}>
                {t("addList")}
              </Button>
            }
          >
            {free.map((variety) => (
              <MenuItem key={variety} onSelect={() => onChange([...lists, emptyList(variety)])}>
                <VarietyName variety={variety} />
              </MenuItem>
            ))}
          </Menu>
        </div>
      ) : null}
    </div>
  );
}

interface ListProps {
  list: WordList;
  onChange: (patch: Partial<WordList>) => void;
  /** Null for the list of all voices, which is always there. */
  onRemove: (() => void) | null;
}

function List({ list, onChange, onRemove }: ListProps) {
  const t = useTranslations();
  const { variety } = list;
  const name = variety === null ? t("brandVoices.form.forAll") : t(`options.variety.${variety}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset could not share its line with the button.
    <div role="group" aria-label={name} className="grid gap-4 border-hair border-s-2 ps-4">
      <div className="flex min-h-8 items-center justify-between gap-4">
        {variety === null ? <span className="font-semibold text-body">{name}</span> : <VarietyName variety={variety} />}
        {onRemove ? (
          <IconButton
            label={t("brandVoices.form.removeList", { voices: name })}
            icon={<Trash2 aria-hidden className="size-4" />}
            className="size-8!"
            onClick={onRemove}
          />
        ) : null}
      </div>
      <Field label={t("brandVoices.form.preferred")}>
        {(control) => (
          <KeywordsField
            {...control}
            keywords={list.preferred}
            pending={list.pendingPreferred}
            onChange={(preferred, pendingPreferred) => onChange({ preferred, pendingPreferred })}
          />
        )}
      </Field>
      <Field label={t("brandVoices.form.banned")}>
        {(control) => (
          <KeywordsField
            {...control}
            keywords={list.banned}
            pending={list.pendingBanned}
            onChange={(banned, pendingBanned) => onChange({ banned, pendingBanned })}
          />
        )}
      </Field>
    </div>
  );
}
