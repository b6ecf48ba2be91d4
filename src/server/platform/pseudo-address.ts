/** No mail can reach it: '.invalid' is reserved for that (RFC 2606). */
const pseudoDomain = "phone-user.invalid";

/**
 * The address in the row of an account that has none, because its person signs in by a phone number: the library wants one. It is never
 * shown and never written to.
 */
export function pseudoAddressOf(unique: string): string {
  return `${unique.toLowerCase()}@${pseudoDomain}`;
}

/** Also for what somebody typed: nobody may sign up with such an address. */
export function isPseudoAddress(email: string): boolean {
  return email.trim().toLowerCase().endsWith(`@${pseudoDomain}`);
}
