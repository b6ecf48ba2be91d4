/** Text messages. Placeholder: {code}. Short: an operator counts each 160 characters (70 in Arabic) as a message. */
export const sms = {
  "sign-in": "{code} is your Lahja code. It is good for 10 minutes. Give it to nobody.",
  connect: "{code} adds this number to a Lahja account. If you did not ask for that, give it to nobody.",
  prove: "{code} confirms that it is you who changes your Lahja account. If you did not ask for that, give it to nobody.",
  delete: "{code} deletes your Lahja account. If you did not ask for that, give it to nobody.",
} as const;
