export const notFound = {
  title: "404 Page Not Found",
  text: "There is no page at this address. It may have moved, or a letter is missing from the link.",
  ledToDashboard: "There is no page at that address. This is your dashboard.",
} as const;
