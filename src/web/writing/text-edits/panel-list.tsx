import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from "react";
import { cx } from "#web/ui/cx.ts";
import { swallowSecondPress } from "#web/ui/second-press.ts";

interface PanelListProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Items of a menu inside a panel that also has a field: the arrows move among them, and the first one has the focus. */
export function PanelList({ label, onKeyDown, children }: PanelListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => itemsOf(list.current)[0]?.focus(), []);
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="group/list grid p-1"
      onClick={({ nativeEvent }) => swallowSecondPress(nativeEvent)}
      onKeyDown={(event) => {
        const next = moved(event.key, itemsOf(list.current));
        if (next === null) return onKeyDown?.(event);
        event.preventDefault();
        next?.focus();
      }}
    >
      {children}
    </div>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

/** Where a key leads from the item that has the focus; null for a key that leads nowhere. */
function moved(key: string, items: readonly HTMLElement[]): HTMLElement | undefined | null {
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  return null;
}

interface PanelItemProps {
  icon?: LucideIcon;
  /** It can still be reached, so that its reason can be read. */
  isDisabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function PanelItem({ icon: Icon, isDisabled = false, onChoose, children }: PanelItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onChoose();
      }}
      // One item is marked, the one that Enter chooses: the mouse takes the mark along, but not by lying where the list opened.
      onPointerMove={({ currentTarget, movementX, movementY, pointerType }) => {
        const isMoved = pointerType === "mouse" && (movementX !== 0 || movementY !== 0);
        if (isMoved && currentTarget.parentElement?.contains(document.activeElement))
          currentTarget.focus({ preventScroll: true });
      }}
      className={cx(
        "flex min-h-10 w-full items-center gap-3 rounded-tag px-3 py-1.5 text-start text-body outline-none max-md:min-h-12",
        "focus:bg-sunk group-not-focus-within/list:hover:bg-sunk focus-visible:outline-2 focus-visible:outline-action focus-visible:-outline-offset-2",
        isDisabled && "text-ink-3",
      )}
    >
      {Icon ? <Icon aria-hidden className="size-4.5 shrink-0" /> : null}
      {children}
    </button>
  );
}
