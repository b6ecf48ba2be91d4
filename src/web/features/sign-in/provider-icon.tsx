import { Building2 } from "lucide-react";
import type { ReactNode } from "react";

/** Google's own mark, as its guidelines for sign-in buttons ask; a company's service has none that we know. */
export function providerIcon(id: string): ReactNode {
  return id === "google" ? <GoogleMark /> : <Building2 aria-hidden className="size-4.5 text-ink-2" />;
}

function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-4.5">
      <path
        fill="#4285F4"
        d="M47.5 24.6c0-1.6-.2-3.2-.5-4.6H24v8.9h13.2c-.6 3-2.3 5.6-4.9 7.3v6h7.9c4.6-4.3 7.3-10.6 7.3-17.6z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.6 0 12.2-2.2 16.2-5.9l-7.9-6.1c-2.2 1.5-5 2.3-8.3 2.3-6.4 0-11.8-4.3-13.7-10.1H2.1v6.3C6.1 42.6 14.4 48 24 48z"
      />
      <path
        fill="#FBBC05"
        d="M10.3 28.2c-.5-1.5-.8-3-.8-4.7s.3-3.2.8-4.7v-6.3H2.1C.4 15.9-.5 19.7-.5 23.5s.9 7.6 2.6 11z"
        transform="translate(.5 .5)"
      />
      <path
        fill="#EA4335"
        d="M24 9.5c3.6 0 6.8 1.2 9.4 3.7l7-7C36.2 2.3 30.6 0 24 0 14.4 0 6.1 5.4 2.1 13.2l8.2 6.4C12.2 13.8 17.6 9.5 24 9.5z"
      />
    </svg>
  );
}
