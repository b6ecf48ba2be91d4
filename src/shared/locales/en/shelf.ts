/** The library's list, except the texts themselves. Fetched with the library. */
export const shelf = {
  more: "More for the library",
  /** For screen readers, before the name of an active filter. */
  removeFilter: "Remove the filter",
  clearFilters: "Clear all",
  /** Selects all texts that match a search or filter. */
  selectMatching: "{count, plural, one {Select the # text found} other {Select all # texts}}",
  selectMatchingFailed: "The texts could not be selected",
  selectLimit: "{max, plural, one {Only the first text is} other {The first # texts are}} selected, which is the limit.",
  selectNone: "Clear the selection",
  emptyFolder: {
    title: "This folder is empty",
    text: "A folder exists as long as a text is in it. Put a text in a folder of this name and it is back.",
  },
  nothing: {
    favourites: { title: "No favorites yet", text: "The star on a text puts it here." },
    filters: { title: "No text fits these filters", text: "Remove one of them to see more." },
    both: {
      title: "No search results",
      text: "No text has these words and fits these filters. Other words may help, or the search without the filters.",
    },
  },
  arrange: {
    /** For texts in different folders, or texts that the list never loaded. */
    keepFolders: "If this is empty, every text keeps its folder.",
    noFolder: "No folder",
    leaveFolders: "All of them leave their folders.",
    addTags: "Added to the tags that each text has. Separate them with commas.",
    tooManyTags: "At most {max, number} tags can be added or removed at once.",
  },
  rowFailed: "These texts could not be loaded.",
  /** Shown if another tab changed a text first. */
  gone: {
    library: "Deleted meanwhile, perhaps in another tab. The trash may still have it.",
    trash: "No longer in the trash: restored or deleted for good meanwhile, perhaps in another tab.",
    already: "Already deleted",
    page: "It was deleted, perhaps in another tab, or it belongs to another account. The trash keeps a text for {days, plural, one {# day} other {# days}}.",
    titleLost: "The new title was not saved",
  },
} as const;
