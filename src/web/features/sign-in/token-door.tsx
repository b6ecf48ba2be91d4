import { ExternalLink } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "#web/lib/i18n.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { keepSignInEmail, type SignInPlace, signInPageAddress } from "./sign-in-place.ts";

interface TokenDoorProps {
  place: Exclude<SignInPlace, "page">;
  /** Where the person wants to go. */
  next: string;
  /** What they have typed already. */
  email: string;
}

/**
 * Leads to the sign-in page, which alone may load an identity service's scripts. A public page goes there; the app, where a text may be
 * open, opens it beside itself and goes on as soon as the person is signed in there.
 */
export default function TokenDoor({ place, next, email }: TokenDoorProps) {
  const t = useTranslations("signIn.door");
  const address = signInPageAddress(place === "public" ? next : "/", useLanguage());

  useEffect(() => {
    if (place !== "public") return;
    keepSignInEmail(email);
    location.assign(address);
  }, [place, address, email]);

  if (place === "public") {
    return (
      <p role="status" className="mt-6 text-ink-2">
        {t("opening")}{" "}
        <a href={address} className="text-link">
          {t("open")}
        </a>
      </p>
    );
  }
  return (
    <p className="mt-6 grid gap-2">
      <a href={address} target="_blank" rel="noreferrer" className={buttonClass("outline", "main")}>
        <ExternalLink aria-hidden className="size-4.5" />
        {t("otherWays")}
      </a>
      <span className="text-ink-2 text-label">{t("otherWaysText")}</span>
    </p>
  );
}
