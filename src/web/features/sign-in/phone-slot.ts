import { type ComponentType, lazy } from "react";
import type { PhonePanelProps } from "./phone/phone-panel-props.ts";

/** The panel of the phone tab, a chunk of its own: it brings the rules of all countries' numbers. */
export const PhonePanel: ComponentType<PhonePanelProps> = lazy(() => import("./phone/phone-panel.tsx"));
