/** The library's list: what stands around the texts. Fetched with the library. */
export const shelf = {
  more: "More for the library",
  /** Before the name of a filter that is on, for screen readers. */
  removeFilter: "Remove the filter",
  clearFilters: "Clear all",
  /** How many texts a search or a filter found are all to be selected. */
  selectMatching: "{count, plural, one {Select the # text found} other {Select all # texts}}",
  selectMatchingFailed: "The texts could not be selected",
  selectLimit: "{max, plural, one {Only the first text is} other {The first # texts are}} selected, the most at once.",
  selectNone: "Clear the selection",
  emptyFolder: {
    title: "This folder is empty",
    text: "A folder lasts while a text is in it. File a text under this name and it is back.",
  },
  rowFailed: "These texts could not be loaded.",
} as const;
