import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { swallowSecondPress } from "./second-press.ts";

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** For screen readers. */
  label: string;
  align?: "start" | "end";
  className?: string;
  /** Where the focus goes when it closes; the button unless it says otherwise (`preventDefault`). */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/** A menu of actions under a button. */
export function Menu({ trigger, label, align = "end", className, onCloseAutoFocus, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onClick={({ nativeEvent }) => swallowSecondPress(nativeEvent)}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
          className={cx(
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-enter overflow-y-auto rounded-control border border-hair-2 bg-sheet p-1 shadow-float",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** With a link as the only child, the item becomes the link. */
  asChild?: boolean;
  children: ReactNode;
}

export const menuItemClass =
  "flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-tag px-3 py-1.5 text-start text-body outline-none data-highlighted:bg-sunk data-disabled:opacity-55";

export function MenuItem({ icon, danger = false, disabled = false, onSelect, asChild = false, children }: MenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      disabled={disabled}
      className={cx(menuItemClass, danger && "text-danger")}
      {...(onSelect ? { onSelect } : {})}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

/** What is to be known about the entries that follow. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <Radix.Label className="max-w-80 px-3 pt-1.5 pb-2 text-label">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1 h-px bg-hair" />;
}
