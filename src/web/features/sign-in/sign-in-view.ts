/** What the sign-in form shows. Its frame (dialog or page) holds this, because it owns the title that goes with it. */
export type SignInView = "signIn" | "signUp" | "created" | "forgot" | "sent";

/** What was typed; kept while the form turns from one view to another. */
export interface SignInDraft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const emptyDraft: SignInDraft = { name: "", email: "", password: "" };
