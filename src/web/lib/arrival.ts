/** The query of a page that somebody came to by confirming their email address. */
const confirmedQuery = "confirmed";

/** A path of ours as it is opened by who has just confirmed their address: the app then says so once. */
export function withConfirmed(path: string): string {
  const address = new URL(path, location.origin);
  address.searchParams.set(confirmedQuery, "");
  return address.pathname + address.search + address.hash;
}

/** Takes the mark of `withConfirmed` off an address. @returns whether it was there. */
export function takeConfirmed(address: URL): boolean {
  const isConfirmed = address.searchParams.has(confirmedQuery);
  address.searchParams.delete(confirmedQuery);
  return isConfirmed;
}
