import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "#web/ui/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInMark, SignInSheet } from "./sign-in-sheet.tsx";
import type { SignInView } from "./sign-in-view.ts";

/** The words above the form: those of its first view may be the frame's own ('Please log in'). */
interface Heading {
  title: string;
  text: string;
}

function useHeading(view: SignInView, first?: Heading): Heading {
  const t = useTranslations("signIn");
  const headings: Record<SignInView, Heading> = {
    signIn: first ?? { title: t("welcome"), text: t("welcomeText") },
    signUp: { title: t("newHere"), text: t("newHereText") },
    created: { title: t("created"), text: t("createdText") },
    forgot: { title: t("reset.title"), text: t("reset.text") },
    sent: { title: t("reset.sent"), text: "" },
  };
  return headings[view];
}

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the person wants to go. */
  next: string;
  /** Whether this page may be left for an identity provider (it may). */
  mayLeave?: boolean;
  onSignedIn: () => void;
  /** Who comes from 'start free' has no account yet. */
  startWith?: "signIn" | "signUp";
  /** What to say instead of the welcome: the session has ended. */
  heading?: Heading;
}

/** The sign-in form over the page. */
export function SignInDialog({
  open,
  onOpenChange,
  next,
  mayLeave = true,
  onSignedIn,
  startWith = "signIn",
  heading: first,
}: SignInDialogProps) {
  const [view, setView] = useState<SignInView>(startWith);
  const heading = useHeading(view, first);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={heading.title} description={heading.text} before={<SignInMark />}>
      <SignInForm view={view} onView={setView} next={next} mayLeave={mayLeave} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

interface SignInPanelProps {
  next: string;
  /** The address to begin with, where it is known. */
  email?: string;
  onSignedIn: () => void;
  heading?: Heading;
}

/** The sign-in form on a page of its own, with its heading as the page's. */
export function SignInPanel({ heading: first, ...form }: SignInPanelProps) {
  const [view, setView] = useState<SignInView>("signIn");
  const heading = useHeading(view, first);
  return (
    <SignInSheet {...heading}>
      <SignInForm view={view} onView={setView} {...form} />
    </SignInSheet>
  );
}
