import type { ComponentType } from "react";
import type { PhoneWay } from "#shared/contracts/sign-in-ways.ts";
import type { SignInView } from "./sign-in-view.ts";

export interface PhonePanelProps {
  phone: PhoneWay;
  /** Shows another view of the form; 'signIn' is this panel itself. */
  onView: (view: SignInView) => void;
  /** For who has no phone at hand: the other tab. */
  onUseEmail: () => void;
  /** Called when the session is there and the account has its name. */
  onSignedIn: () => void;
}

/** The panel of the phone tab, a chunk of its own. Null: there is none, and no tab either. */
export const PhonePanel: ComponentType<PhonePanelProps> | null = null;
