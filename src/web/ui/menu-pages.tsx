import { ArrowLeft, Check, ChevronRight } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "./cx.ts";
import { MenuSeparator, menuItemClass } from "./menu.tsx";

interface MenuCheckProps {
  checked: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

/** An entry that is on or off; the menu closes with the choice. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem checked={checked} onCheckedChange={onChange} className={menuItemClass}>
      <Check aria-hidden className={cx("size-4.5 text-action", !checked && "invisible")} />
      {children}
    </Radix.CheckboxItem>
  );
}

interface MenuPagesProps {
  /** The name of the page that is shown. */
  page: string;
  children: ReactNode;
}

/** Entries of which some lead to others in their place: on a phone there is no room for a second menu beside the first. */
export function MenuPages({ page, children }: MenuPagesProps) {
  const group = useRef<HTMLDivElement>(null);
  // What had the focus went with the page before. The menu takes it, and hands it on to the first entry where a keyboard is used.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page only that it is another one matters.
  useEffect(() => {
    group.current?.closest<HTMLElement>("[role=menu]")?.focus();
  }, [page]);
  return <div ref={group}>{children}</div>;
}

interface MenuTurnProps {
  icon: ReactNode;
  disabled?: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** The entry that leads to another page of the menu. */
export function MenuTurn({ icon, disabled = false, onTurn, children }: MenuTurnProps) {
  return (
    <Radix.Item aria-haspopup="menu" disabled={disabled} className={menuItemClass} onSelect={staysOpen(onTurn)}>
      {icon}
      {children}
      <ChevronRight aria-hidden className="mirror-rtl ms-auto size-4 text-ink-2" />
    </Radix.Item>
  );
}

/** The first entry of another page: what the page is, and the way back. */
export function MenuBack({ onTurn, children }: { onTurn: () => void; children: ReactNode }) {
  return (
    <>
      <Radix.Item className={cx(menuItemClass, "font-semibold")} onSelect={staysOpen(onTurn)}>
        <ArrowLeft aria-hidden className="mirror-rtl size-4.5" />
        {children}
      </Radix.Item>
      <MenuSeparator />
    </>
  );
}

function staysOpen(act: () => void): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    act();
  };
}
