import { useEffect, useState } from "react";
import type { WaysToSignIn } from "#shared/contracts/sign-in-ways.ts";
import { call } from "#web/api/client.ts";

let asked: Promise<WaysToSignIn> | null = null;

/** The ways of signing in of this server, asked for once a page. Throws an `ApiError`; the next call then asks again. */
export function loadWays(): Promise<WaysToSignIn> {
  asked ??= call("GET /auth/ways", { mount: "server", recover: false }).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The same for a screen; null until they are known. Without an answer the form offers the address, which always works. */
export function useWays(): WaysToSignIn | null {
  const [ways, setWays] = useState<WaysToSignIn | null>(null);
  useEffect(() => {
    let isHere = true;
    loadWays().then(
      (known) => isHere && setWays(known),
      // Sending the form asks again and says what is wrong.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return ways;
}
