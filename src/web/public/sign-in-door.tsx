import { loadPublicMessages } from "#shared/locales/messages.ts";
import type { Language } from "#shared/options.ts";
import { SignInDialog } from "#web/features/sign-in/sign-in-frame.tsx";
import { I18nProvider, type LoadedTexts } from "#web/lib/i18n.tsx";
import "#web/styles/main.css";

export interface DoorProps {
  readonly texts: LoadedTexts;
  /** Who presses 'start' has no account yet. */
  readonly startWith: "signIn" | "signUp";
  /** Where the person wants to go. */
  readonly next: string;
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}

/** The texts of the form in the page's language; the public page itself has no messages. */
export async function loadDoorTexts(language: Language): Promise<LoadedTexts> {
  return { language, messages: await loadPublicMessages(language) };
}

/** The sign-in dialog with all that it needs: a public page brings none of it before somebody is about to sign in. */
export function SignInDoor({ texts, startWith, next, onSignedIn, onClose }: DoorProps) {
  return (
    <I18nProvider first={texts} load={loadPublicMessages}>
      <SignInDialog open startWith={startWith} next={next} onOpenChange={onClose} onSignedIn={onSignedIn} />
    </I18nProvider>
  );
}
