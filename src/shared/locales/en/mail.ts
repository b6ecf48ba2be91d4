/** The emails of the account. Placeholders: {name}, {url}. Plain text, which every mail program shows the same way. */
export const mail = {
  verify: {
    subject: "Confirm your email address",
    body: "Hello {name},\n\nWelcome to Lahja. Please confirm that this address is yours:\n\n{url}\n\nThe link opens a page with one button. It works for one day; in the browser in which you signed up, the button signs you in as well. If you did not create this account, do nothing: without your confirmation it stays unconfirmed.\n\nLahja",
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
  /** Additional placeholders of the next three: {device}, {time}, {way}. */
  newDevice: {
    subject: "A new sign-in to your account",
    body: "Hello {name},\n\nSomebody has just signed in to your Lahja account from a browser that was not used with it before:\n\n{device}\n{time}\nBy: {way}\n\nIf it was you, all is well. If it was not, end that session and change your password here:\n\n{url}\n\nLahja",
  },
  wayConnected: {
    subject: "A way to sign in was added to your account",
    body: "Hello {name},\n\nYour Lahja account can now also be opened with: {way}\n\n{device}\n{time}\n\nIf this was not you, take it away and change your password here:\n\n{url}\n\nLahja",
  },
  wayDisconnected: {
    subject: "A way to sign in was taken away from your account",
    body: "Hello {name},\n\nYour Lahja account can no longer be opened with: {way}\n\n{device}\n{time}\n\nIf this was not you, look through the account and change your password here:\n\n{url}\n\nLahja",
  },
  accountDeleted: {
    subject: "Your account was deleted",
    body: "Hello {name},\n\nYour Lahja account and everything in it have just been deleted, as requested after signing in once more. Nothing can be brought back.\n\nThis is the last message to this address. A new account can be made at any time:\n\n{url}\n\nLahja",
  },
  /** For people who enabled email notifications. Additional placeholders: {used}, {limit}, {date}, {title}, {settings}. */
  quota80: {
    subject: "80% of this month’s words are used",
    body: "Hello {name},\n\n{used} of your {limit} words for this month are used. The count starts again on {date}.\n\nYour plan and what it includes:\n\n{url}\n\nThese messages can be switched off in the settings: {settings}\n\nLahja",
  },
  quota100: {
    subject: "All of this month’s words are used",
    body: "Hello {name},\n\nAll {limit} words of this month are used. The count starts again on {date}; until then, a larger plan gives you more words.\n\nYour plan and what it includes:\n\n{url}\n\nEverything that was written stays. These messages can be switched off in the settings: {settings}\n\nLahja",
  },
  jobDone: {
    subject: "Ready: {title}",
    body: "Hello {name},\n\nYour text is ready:\n\n{title}\n\n{url}\n\nThese messages can be switched off in the settings: {settings}\n\nLahja",
  },
  trendDigest: {
    subject: "Moved this week: {title}",
    body: "Hello {name},\n\nThese of your saved keywords moved by more than 20 points since you were told of them last:\n\n{title}\n\nTheir figures, with their sources:\n\n{url}\n\nThis digest can be switched off in the settings: {settings}\n\nLahja",
  },
  jobFailed: {
    subject: "Not finished: {title}",
    body: "Hello {name},\n\nThe writing of this text ended early:\n\n{title}\n\nThe page says what happened and how much of it was kept:\n\n{url}\n\nThese messages can be switched off in the settings: {settings}\n\nLahja",
  },
  setDone: {
    subject: "Your markets are ready: {title}",
    body: "Hello {name},\n\nThe texts of this market set are finished:\n\n{title}\n\n{url}\n\nThese messages can be switched off in the settings: {settings}\n\nLahja",
  },
} as const;
