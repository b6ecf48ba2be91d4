/** The emails of the account. Placeholders: {name}, {url}. Plain text, so that every mail program shows the same. */
export const mail = {
  verify: {
    subject: "Confirm your email address",
    body: "Hello {name},\n\nWelcome to Lahja. Please confirm that this address is yours:\n\n{url}\n\nThe link works for one day. If you did not create this account, do nothing: without your confirmation it stays unconfirmed.\n\nLahja",
  },
  reset: {
    subject: "Set a new password",
    body: "Hello {name},\n\nSomebody, probably you, asked for a new password for your Lahja account. Choose one here:\n\n{url}\n\nThe link works once, within one hour. If you did not ask for it, do nothing: your password stays as it is.\n\nLahja",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    body: "Hello {name},\n\nSomebody, probably you, tried to create a Lahja account with this address. You already have one. Sign in here:\n\n{url}\n\nIf you have forgotten the password, the sign-in page sends you a link for a new one. If it was not you, there is nothing to do: your account is as it was.\n\nLahja",
  },
  passwordChanged: {
    subject: "Your password was changed",
    body: "Hello {name},\n\nThe password of your Lahja account has just been changed. If it was you, all is well.\n\nIf it was not, set a new one at once:\n\n{url}\n\nLahja",
  },
} as const;
