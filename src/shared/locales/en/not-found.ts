export const notFound = {
  title: "404 Page Not Found",
  text: "Nothing lives at this address. It may have moved, or the link lost a letter on the way.",
  ledToDashboard: "Nothing lives at that address. This is your dashboard.",
} as const;
