/** The page of a shared link, except the text itself. The server renders it, and it has no script. */
export const sharedPage = {
  footer: "Written with Lahja",
  home: "Lahja",
  gone: {
    title: "This link is no longer valid",
    text: "It may have expired, the text’s owner may have stopped sharing it, or the address was not copied in full.",
  },
  removed: {
    title: "This page was taken down",
    text: "Whoever runs this site has closed this link.",
  },
  reported: {
    title: "Thank you: the report was sent",
    text: "Whoever runs this site will look at the page.",
  },
  report: {
    link: "Report this page",
    title: "Report this page",
    text: "The report goes to whoever runs this site. The writer of the text does not see it.",
    reason: "What is wrong with this page?",
    send: "Send the report",
    back: "Back to the page",
  },
  later: {
    title: "This page cannot be opened right now",
    text: "Please try again in a moment.",
  },
};
