import type { Labels } from "#language/composer/bank.ts";

export const labels: Labels = {
  subject: "Subject",
  preheader: "Preview text",
  headlines: "Headlines",
  primaryTexts: "Primary text",
  description: "Description",
  picture: "On camera",
  voice: "Voice",
  onScreen: "On-screen text",
  sound: "Sound",
  postscript: "P.S.",
  criterion: "What to compare",
  seconds: "seconds",
};
