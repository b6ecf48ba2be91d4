import type { PhoneWay } from "#shared/contracts/sign-in-ways.ts";

export interface PhonePanelProps {
  phone: PhoneWay;
  /** Where the person wants to go. */
  next: string;
  /** For who has no phone at hand: the other tab. */
  onUseEmail: () => void;
  /** Called when the session is there and the account has its name. */
  onSignedIn: () => void;
}
