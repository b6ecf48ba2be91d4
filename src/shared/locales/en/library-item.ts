/** What every page that shows a text of 'My content' says of it. */
export const libraryItem = {
  kindAndWords: "{kind}, {count, plural, one {# word} other {# words}}",
  ownText: "No template",
  noTitle: "Untitled",
  status: {
    running: "Being written",
    stopped: "Stopped early",
    interrupted: "Interrupted",
    failed: "Not finished",
  },
  favourite: "Add to favorites",
  unfavourite: "Remove from favorites",
  favouriteFailed: "The favorites could not be changed",
} as const;
