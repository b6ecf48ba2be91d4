import type { ProviderReturn } from "#shared/contracts/provider-sign-in.ts";

/** Between the page that waits and the pop-up's last page: of one origin, and not dependent on whether either still knows the other's window. */
type ProviderMessage = ({ readonly kind: "answer" } & ProviderReturn) | { readonly kind: "heard"; readonly attempt: string };

export function providerChannel(onMessage: (message: ProviderMessage) => void) {
  const channel = new BroadcastChannel("lahja-sign-in");
  channel.onmessage = (event: MessageEvent<ProviderMessage>) => onMessage(event.data);
  return { send: (message: ProviderMessage) => channel.postMessage(message), close: () => channel.close() };
}
