/** What stands on the page behind a shared link, beside the text itself. The server writes it; it has no script. */
export const sharedPage = {
  footer: "Written with Lahja",
  home: "Lahja",
  gone: {
    title: "This link is no longer valid",
    text: "It may have expired, the text’s owner may have stopped sharing it, or the address was not copied in full.",
  },
  later: {
    title: "This page cannot be opened right now",
    text: "Please try again in a moment.",
  },
};
