/** What mails and screens about an account call ways of signing in and devices. Google and companies have names of their own. */
export const accountWords = {
  password: "Email and password",
  phone: "Phone number",
  device: "{browser} on {system}",
  unknownDevice: "an unknown browser",
} as const;
