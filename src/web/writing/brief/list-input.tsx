import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { type FieldControl, Input } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

interface ListInputProps extends FieldControl {
  /** The field's name, for the names of its lines. */
  label: string;
  /** What could stand in each line. */
  samples: readonly string[];
  items: readonly string[];
  maxItems: number;
  onChange: (items: readonly string[]) => void;
  disabled?: boolean;
}

/** Entries under each other. Enter opens the next line, Backspace in an empty one closes it; there is always one to type in. */
export function ListInput({ label, samples, items, maxItems, onChange, disabled, ...control }: ListInputProps) {
  const t = useTranslations("generations.brief");
  const group = useRef<HTMLUListElement>(null);
  // The line to go to after the next render; a counter beside it lets the same line be asked for twice.
  const [target, setTarget] = useState({ index: -1, asked: 0 });
  const lines = items.length > 0 ? items : [""];
  const isFull = lines.length >= maxItems;

  useEffect(() => {
    if (target.asked > 0) group.current?.querySelectorAll("input")[target.index]?.focus();
  }, [target]);

  const goTo = (index: number) => setTarget(({ asked }) => ({ index, asked: asked + 1 }));
  const insertAfter = (index: number) => {
    if (isFull) return goTo(Math.min(index + 1, lines.length - 1));
    onChange([...lines.slice(0, index + 1), "", ...lines.slice(index + 1)]);
    goTo(index + 1);
  };
  const remove = (index: number) => {
    onChange(lines.length === 1 ? [""] : lines.filter((_, other) => other !== index));
    goTo(Math.max(0, index - 1));
  };

  return (
    <div>
      <ul ref={group} className="grid gap-2">
        {lines.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two lines may hold the same text.
          <li key={index} className="flex items-center gap-1">
            <Input
              {...control}
              id={index === 0 ? control.id : `${control.id}-${index}`}
              aria-label={index === 0 ? undefined : t("item", { label, number: index + 1 })}
              value={item}
              disabled={disabled}
              placeholder={samples[index]}
              onChange={({ target: { value } }) => onChange(lines.map((other, at) => (at === index ? value : other)))}
              onKeyDown={(event) => {
                if (event.key === "Enter" && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
                  event.preventDefault();
                  insertAfter(index);
                }
                if (event.key === "Backspace" && item === "" && lines.length > 1) {
                  event.preventDefault();
                  remove(index);
                }
              }}
            />
            {lines.length > 1 ? (
              <IconButton
                label={t("removeItem", { number: index + 1 })}
                tooltip={false}
                disabled={disabled}
                icon={<X aria-hidden className="size-4" />}
                onClick={() => remove(index)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {isFull ? null : (
        <Button
          variant="ghost"
          size="small"
          className="mt-1"
          disabled={disabled}
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => insertAfter(lines.length - 1)}
        >
          {t("addItem")}
        </Button>
      )}
    </div>
  );
}
